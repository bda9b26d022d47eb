// Lists in the built page: how long the page's thread works without a break, and the memory used by the page and its workers.
//
//   node bench-list.mjs puzzles.txt
//
// The lines are pasted as a list. Once it is complete, it is sorted by each column, searched, saved and closed. For each action, the
// longest tasks are printed: milliseconds by the thread's own clock, and by the wall clock. Then everything is repeated with compiled code.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { held } from "./memory.mjs";
import { serve } from "./server.mjs";
import { longTasks } from "./tasks.mjs";

/** Wall-clock milliseconds from which a task is printed. */
const LEAST = 16;
/** Maximum wait for a list, in milliseconds. */
const PATIENCE = 600_000;
const ROUNDS = 2;
const COLUMNS = ["kind", "size", "verdict", "grade", "time", "source", "number"];

const text = await readFile(process.argv[2], "utf8");
const site = await serve(process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await launch();
const page = await openPage(browser, site.url);
const devtools = await page.context().newCDPSession(page);
const on = (id) => page.getByTestId(id).first();
const rest = () => page.waitForTimeout(500);

/** Prints the longest tasks during an action. */
async function told(name, work) {
  const tasks = (await longTasks(devtools, LEAST, work)).sort((a, b) => b.own - a.own);
  const longest = tasks.slice(0, 4).map(({ own, took }) => `${own.toFixed(0)} (${took.toFixed(0)})`);
  console.log(`${name.padEnd(16)} ${longest.join(", ") || `under ${LEAST}`}`);
}

/** Pastes the text in a separate task: sending it to the page is not measured. */
const paste = () =>
  page.evaluate(() =>
    setTimeout(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", globalThis.list);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }),
  );

await page.evaluate((text) => { globalThis.list = text; }, text);
await on("many").click();
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`round ${round}, ms of the longest tasks, own (on the wall); ${text.length} characters`);
  await told("pasted, worked", async () => {
    await paste();
    await page.waitForFunction(() => /^Done/.test(document.querySelector("[data-testid=many-counts]")?.textContent ?? ""), null, { timeout: PATIENCE });
    await rest();
  });
  console.log(`${await on("many-counts").textContent()}; ${((await held()) / 1e6).toFixed(0)} MB`);
  for (const column of COLUMNS) {
    await told(`by ${column}`, async () => {
      await on(`many-sort-${column}`).click();
      await rest();
    });
  }
  for (const wanted of ["98", ""]) {
    await told(wanted ? "searched" : "all again", async () => {
      await page.locator(".many .filters input").fill(wanted);
      await rest();
    });
  }
  for (const form of ["csv", "json"]) {
    await told(`saved as ${form.toUpperCase()}`, async () => {
      const saved = page.waitForEvent("download", { timeout: PATIENCE });
      await on("many-save").click();
      await on(`many-save-${form}`).click();
      await saved;
      await rest();
    });
  }
  await told("closed", async () => {
    await on("many-close").click();
    await rest();
  });
}
await page.close();
await browser.close();
await site.close();
