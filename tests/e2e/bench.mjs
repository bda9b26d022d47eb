// The browser half of `cargo xtask bench`: boards decided by the built page, with the native times of the same boards for comparison.
//
//   node bench.mjs boards.jsonl native.jsonl
//
// Each set is pasted as a list into a separate page, with every board several times, and one worker decides it. The first run of a
// board counts as cold, mainly because the browser has not optimised the code yet; the median of the later half is warm. The browser
// optimises code that has run for a while, so a set is decided as often as fits into a second or two of work. Times are the engine's
// own, without messages. A clock with a resolution of 5 µs cannot measure a board that takes 3 µs, but the mean over many runs can. So
// the means of the boards' times are also compared, without the slowest tenth of the runs, which other programs
// disturbed.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { serve } from "./server.mjs";

/** Minimum and maximum number of times each board is decided. */
const RUNS = [6, 200];
/** Target for the total native time of all runs of a set, in microseconds. */
const WORK = 500_000;
/** Native microseconds from which a set is decided only once. */
const LONG = 10_000_000;

/** Headers of an isolated page, where the browser's clock has a resolution of 5 µs; elsewhere it is 100 µs. */
const ISOLATED = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

const lines = async (file) => (await readFile(file, "utf8")).trim().split("\n").map((line) => JSON.parse(line));

/** Groups the items by `key`, in order. */
function grouped(items, key) {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

const [boardsFile, nativeFile] = process.argv.slice(2);
const native = new Map((await lines(nativeFile)).map(({ set, id, micros }) => [`${set}/${id}`, micros]));
const sets = grouped(await lines(boardsFile), ({ set }) => set);

const rank = (values, part) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)];
};

/** Number of times that a set is decided. */
function runsOf(set, boards) {
  const once = boards.reduce((sum, { id }) => sum + native.get(`${set}/${id}`), 0);
  if (once > LONG) return 1;
  return Math.min(Math.max(Math.ceil(WORK / once), RUNS[0]), RUNS[1]);
}

/** The engine's times for each board of a set, in microseconds, in the order of the runs. */
async function measure(browser, url, boards, runs) {
  const page = await openPage(browser, url);
  page.setDefaultTimeout(0);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 1 }));
  await page.reload();
  await page.waitForSelector("canvas");
  if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error("the page has no fine clock");
  const text = Array.from({ length: runs }, () => boards)
    .flat()
    .map(({ id, puzzle }) => JSON.stringify({ id, puzzle }))
    .join("\n");
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  const all = runs * boards.length;
  await page.waitForFunction((all) => {
    const words = document.querySelector("[data-testid=many-counts]")?.textContent ?? "";
    const [, decided] = words.match(/([\d,]+) of/) ?? [];
    return Number(decided?.replaceAll(",", "")) === all;
  }, all);
  // Grades are not measured.
  if (await page.getByTestId("many-stop").isVisible()) await page.getByTestId("many-stop").click();
  const download = page.waitForEvent("download");
  await page.getByTestId("many-save").click();
  await page.getByTestId("many-save-json").click();
  const saved = await lines(await (await download).path());
  if (page.problems.length > 0) throw new Error(page.problems.join("\n"));
  await page.close();
  for (const { id, verdict, error } of saved) {
    if (verdict !== "unique") throw new Error(`${id}: ${error ?? verdict}`);
  }
  return grouped(saved, ({ id }) => id);
}

const dist = process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const site = await serve(dist, { headers: ISOLATED });
const browser = await launch();
const cell = (text, width = 9) => String(text).padStart(width);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const usual = (values) => mean(values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.9)));
const ms = (micros) => cell((micros / 1000).toFixed(3));
const HEAD = ["boards", "native ms", "p95", "worst", "mean", "warm ms", "p95", "worst", "mean", "ratio", "of means", "cold ms", "ratio"];
console.log(`${"set".padEnd(26)}${HEAD.map((word) => cell(word, 10)).join("")}`);
try {
  for (const [set, boards] of sets) {
    const times = await measure(browser, site.url, boards, runsOf(set, boards));
    const here = boards.map(({ id }) => {
      const micros = times.get(id).map(({ proof_micros }) => proof_micros);
      const later = micros.slice(micros.length / 2);
      return { native: native.get(`${set}/${id}`), cold: micros[0], warm: rank(later, 0.5), usual: usual(later) };
    });
    const three = (name) => [0.5, 0.95, 1].map((part) => rank(here.map((times) => times[name]), part));
    const [natively, warm, cold] = ["native", "warm", "cold"].map(three);
    const means = ["native", "usual"].map((name) => mean(here.map((times) => times[name])));
    const ratio = (times, first) => (times / first).toFixed(2);
    const cells = [
      ...[boards.length, ...natively.map(ms), (means[0] / 1000).toFixed(4)],
      ...[...warm.map(ms), (means[1] / 1000).toFixed(4), ratio(warm[0], natively[0]), ratio(means[1], means[0])],
      ...[ms(cold[0]), ratio(cold[0], natively[0])],
    ];
    console.log(`${set.padEnd(26)}${cells.map((text) => cell(text, 10)).join("")}`);
  }
} finally {
  await browser.close();
  await site.close();
}
