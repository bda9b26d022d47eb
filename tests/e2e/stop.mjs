// Stop on boards that take long, in the built page: the time until the page shows it, and until the worker is idle.
//
//   CLEW_DIST=… node stop.mjs [times]
//
// Each board is pasted and solved for a while; then Stop is clicked. *Shown* is the time from the click until the frame with the new
// verdict is drawn; *idle* is the time from the click until every request for a slice of work has been answered, so that the worker
// waits for the page. It prints the median and the maximum of the runs, in milliseconds.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { serve } from "./server.mjs";

const [times = 5] = process.argv.slice(2).map(Number);
/** Milliseconds of work before Stop. */
const WORK = 500;

const rows = (side, cell) => Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, col) => cell(row, col)).join("")).join(",");
const sparse = (digit) => (row, col) => (row % 9 === 4 && col % 7 === 3 ? digit : ".");
/** A full 25×25 Sudoku with three fifths of the digits removed. */
const sudoku = Array.from({ length: 625 }, (_, at) => {
  const [row, col] = [Math.floor(at / 25), at % 25];
  const digit = (row * 5 + Math.floor(row / 5) + col) % 25;
  return (at * 7919) % 1000 < 400 ? String.fromCharCode(65 + digit) : ".";
}).join("");

const BOARDS = [
  ["Slitherlink 100×100, blank", rows(100, () => ".")],
  ["Slitherlink 100×100 of 2", rows(100, () => "2")],
  ["Slitherlink 100×100, one clue", rows(100, (row, col) => (row === 50 && col === 50 ? "3" : "."))],
  ["Slitherlink 100×100, sparse 3s", rows(100, sparse("3"))],
  ["Slitherlink 100×100, sparse 2s", rows(100, sparse("2"))],
  ["Slitherlink 100×100, sparse 1s", rows(100, sparse("1"))],
  ["Slitherlink 60×60, blank", rows(60, () => ".")],
  ["Slitherlink 100×100, one clue, as in the article", rows(100, (row, col) => (row === 50 && col === 50 ? "3" : ".")), "article"],
  ["Slitherlink 100×100, sparse 3s, as in the article", rows(100, sparse("3")), "article"],
  ["Sudoku 25×25, two fifths of the digits", sudoku],
];

const site = await serve(process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await launch();
const page = await openPage(browser, site.url);
await page.addInitScript(() => {
  const traffic = { waiting: 0, last: 0 };
  globalThis.traffic = traffic;
  // A request is bytes, and the first byte gives its type: 0 and 1 request a slice of work, 2 drops a job.
  globalThis.Worker = class extends Worker {
    constructor(...options) {
      super(...options);
      this.addEventListener("message", ({ data }) => {
        if (!(data instanceof ArrayBuffer)) return;
        traffic.waiting -= 1;
        traffic.last = performance.now();
      });
    }
    postMessage(data, transfer) {
      if (data instanceof ArrayBuffer && new Uint8Array(data)[0] < 2) traffic.waiting += 1;
      super.postMessage(data, transfer);
    }
  };
});
await page.reload();
await page.waitForSelector("canvas");

const paste = (text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Milliseconds from a click on Stop until it is shown, and until the workers are idle. */
const stop = () =>
  page.evaluate(async () => {
    const verdict = () => document.querySelector("[data-testid=verdict]");
    const button = document.querySelector("[data-testid=stop]");
    const clicked = performance.now();
    const shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!/^Stopped/.test(verdict()?.textContent ?? "")) return;
        observer.disconnect();
        // The first task after the frame: by then it is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(0);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    button.click();
    const result = { shown: await shown, idle: 0 };
    while (traffic.waiting > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    // A later message would be another slice.
    const { last } = traffic;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (traffic.last !== last || traffic.waiting > 0) throw new Error("a worker goes on after Stop");
    return { ...result, idle: Math.max(last - clicked, 0) };
  });

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)].toFixed(1);
const most = (values) => Math.max(...values).toFixed(1);
console.log("| board | shown | worst | idle | worst |\n| --- | --- | --- | --- | --- |");
for (const [name, text, method = "human"] of BOARDS) {
  const results = [];
  for (let time = 0; time < times; time += 1) {
    await paste(text);
    const choice = page.getByTestId("method");
    if (await choice.count()) await choice.selectOption(method);
    await page.waitForTimeout(WORK);
    if (!(await page.getByTestId("stop").count())) throw new Error(`${name} is solved before it can be stopped`);
    results.push(await stop());
  }
  const [shown, idle] = ["shown", "idle"].map((what) => results.map((result) => result[what]));
  console.log(`| ${name} | ${middle(shown)} | ${most(shown)} | ${middle(idle)} | ${most(idle)} |`);
}
if (page.problems.length) throw new Error(page.problems.join("\n"));
await page.close();
await browser.close();
await site.close();
