// Long run of the page: `cargo xtask soak --only page`. Random work of every type for an hour, with the memory use printed each minute.
//
//   node soak.mjs [minutes] [seed]
//
// Ends with an error if the console reports one, if a task of the page takes too long, or if memory grows after ten minutes.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { held, keepMemories, programs } from "./memory.mjs";
import { serve } from "./server.mjs";
import { longTasks } from "./tasks.mjs";

const [minutes = 60, seed = 1] = process.argv.slice(2).map(Number);
/** Maximum milliseconds of work for a task of the page, by its thread's own clock: on a busy machine, a task also waits for a
 * processor. */
const LONG_TASK = 100;
/** Milliseconds after which a missing element is a fault. */
const PATIENCE = 10_000;
/** Wall-clock milliseconds above which a task is examined. */
const LOOKED_AT = 30;
/** Growth from the middle of the run to its end that counts as a leak, as a fraction of the memory used. */
const LEAK = 0.2;
/** Minutes after which memory use must be constant. */
const WARM = 10;

/** Numbers below `bound`, the same for the same seed (high bits of a linear congruential generator). */
let state = seed;
const random = (bound) => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return Math.floor((state / 4_294_967_296) * bound);
};
const one = (list) => list[random(list.length)];

const rows = (side, cell) => Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, col) => cell(row, col)).join("")).join(",");
/** Boards at the limits, and some in between. */
const BOARDS = [
  rows(100, () => "."),
  rows(100, () => "0"),
  rows(100, () => "2"),
  rows(100, () => "3"),
  rows(100, (row, col) => (row === 50 && col === 50 ? "3" : ".")),
  rows(1, () => "."),
  "2.3,2.2,2.3",
  "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,.2.3..3.3.,3...10...2,...2..3...,303....331,....02....",
  ".".repeat(81),
  ".".repeat(625),
  "1".repeat(81),
  "98.7.....6.5...8...4...3..7....5.3......9.4....2..6...1...9....7...5...2..8.4....",
  "sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61",
  "aquarium/r/6/6/a8d9dk1i8rgh/540123424311",
  "no puzzle at all",
];
const KINDS = 3;

const site = await serve(process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await launch();
const page = await openPage(browser, site.url, { prepare: keepMemories });
page.setDefaultTimeout(PATIENCE);
const on = (id) => page.getByTestId(id).first();
const devtools = await page.context().newCDPSession(page);
await devtools.send("Performance.enable");
await page.evaluate(() => {
  // The frames that the tasks delayed: the scripts called, and the time for layout and painting.
  globalThis.frames = [];
  const parts = ({ scripts, startTime, duration, styleAndLayoutStart: layout }) => [
    ...scripts.map(({ invoker, duration }) => `${invoker} ${Math.round(duration)}`),
    ...(layout ? [`layout and paint ${Math.round(startTime + duration - layout)}`] : []),
  ];
  new PerformanceObserver((list) => globalThis.frames.push(...list.getEntries().map((frame) => `${Math.round(frame.duration)} ms: ${parts(frame).join(", ")}`))).observe({ type: "long-animation-frame" });
});

let pasted = "";
const paste = (text) => {
  pasted = text;
  return page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
};
const pause = (most) => page.waitForTimeout(random(most));
/** Number of presses of each button. A button that never appears is a fault: the run would not do the work it claims. */
const presses = new Map();
/** Presses an element if it exists and is enabled, in a single step, because it may disappear a moment later. */
const press = async (id) => {
  const isPressed = await page.evaluate((id) => {
    const found = document.querySelector(`[data-testid="${id}"]`);
    const is = found !== null && !found.disabled;
    if (is) found.click();
    return is;
  }, id);
  presses.set(id, (presses.get(id) ?? 0) + isPressed);
};
/** Shows a page of the program, unless it is already shown: pressing a tab again can have a different effect. */
const enter = async (tab) => {
  if ((await on(tab).getAttribute("aria-current")) === null) await press(tab);
};
const keys = async (count, list) => {
  for (let i = 0; i < count; i += 1) await page.keyboard.press(one(list));
};
const home = () => page.keyboard.press("Escape");
/** Reviews a game. */
const reviews = async () => {
  await press("play-review");
  await pause(1500);
  await press("review-first");
  for (let i = 0; i < 4; i += 1) await press(one(["film-next", "film-next", "film-back", "review-find"]));
  await home();
};
/** Deletes a game from the shelf; it starts over when its puzzle is next played. Otherwise the games of an hour would keep growing. */
const deletes = async () => {
  await press("play-games");
  await pause(600);
  await press("games-delete");
  await home();
};

const deeds = {
  async watches() {
    await enter("watch");
    await paste(one(BOARDS));
    await pause(1500);
    await press("show-me");
    await keys(30, ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End", "Space", "w", "Escape", "+", "-"]);
    await pause(1000);
  },
  async plays() {
    await paste(one(BOARDS.slice(6, -1)));
    await enter("mode-play");
    const board = await page.getByTestId("play-board").boundingBox();
    const spot = () => [board.x + random(board.width), board.y + random(board.height)];
    for (let i = 0; i < 40; i += 1) {
      await page.mouse.click(...spot(), { button: one(["left", "left", "right"]) });
      if (random(8) === 0) {
        await page.mouse.move(...spot());
        await page.mouse.down();
        await page.mouse.move(...spot(), { steps: 8 });
        await page.mouse.up();
      }
      await keys(3, ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Enter", "x", "i", "o", "1", "5", "9", "Shift+3", "Control+4", "Backspace", "Control+z", "Control+y"]);
      if (random(4) === 0) await press(one(["hint", "hint", "hint", "check", "play-why", "play-undo", "play-redo", "play-suppose", "play-keep", "play-drop", "play-reset", "spoken-toggle"]));
      if (random(16) === 0) {
        await press(one(["play-games", "play-settings"]));
        await pause(300);
        await home();
      }
    }
    await reviews();
    if (random(2) === 0) await deletes();
  },
  async finishes() {
    await enter("watch");
    await paste(one([BOARDS[6], BOARDS.at(-2)]));
    await enter("mode-play");
    for (let i = 0; i < 120; i += 1) {
      await page.keyboard.press("h");
      await pause(30);
    }
    await reviews();
    if (random(2) === 0) await deletes();
  },
  async edits() {
    await enter("edit");
    await keys(40, ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "0", "1", "2", "3", "9", "Backspace", "Control+z", "Control+y", "n", "Shift+ArrowRight", "r", "m"]);
    await pause(500);
  },
  async makes() {
    await enter("make");
    await pause(300);
    await on("make-kind").selectOption({ index: random(KINDS) });
    await press("make-begin");
    await pause(2500);
    await press(one(["make-watch", "make-begin"]));
  },
  async lists() {
    await enter("many");
    await pause(300);
    await paste(Array.from({ length: 150 }, () => one(BOARDS.slice(6))).join("\n"));
    await pause(400);
    await press(one(["many-stop", "many-pause", "many-sort-grade", "many-sort-source"]));
    await pause(3000);
    await press(one(["many-resume", "many-close"]));
  },
  async reads() {
    await page.evaluate((hash) => { location.hash = hash; }, one(["#techniques=sudoku", "#techniques=slitherlink", "#technique=sudoku-x-wing", "#technique=aquarium-too-wide"]));
    await pause(1200);
  },
  async hides() {
    for (const hidden of [true, false]) {
      await page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
        Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible"), configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
      await pause(1500);
    }
    await page.evaluate(() => {
      delete document.hidden;
      delete document.visibilityState;
    });
  },
  async resizes() {
    await page.setViewportSize(one([{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 844, height: 390 }, { width: 700, height: 900 }]));
    await page.emulateMedia({ colorScheme: one(["light", "dark"]), reducedMotion: one(["reduce", "no-preference"]) });
    await pause(300);
  },
  async breaks() {
    await paste(one(BOARDS.slice(0, 5)));
    await pause(300);
    const workers = page.workers();
    if (!workers.length) return;
    broken += 1;
    await one(workers).evaluate(() => setTimeout(() => { throw new Error("broken on purpose"); })).catch(() => undefined);
    await pause(1500);
    // Reported at most once: a worker that had nothing to do is replaced without a notice.
    const told = await page.getByTestId("restarted").count();
    if (told > 1) faults.push(`${told} notices that work began again`);
    if (told) restarted += 1;
    if (/unexpectedly/.test(await page.evaluate(() => document.querySelector("[data-testid=verdict]")?.textContent ?? ""))) faults.push("work did not go on");
    await press("restarted-close");
  },
};

async function measured() {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const { value } = metrics.find(({ name }) => name === "JSHeapUsedSize");
  // Do not count nodes: the browser includes those of cached images.
  return { heap: value / 1e6, program: (await programs(page)) / 1e6, held: (await held()) / 1e6 };
}

const faults = [];
/** Tasks that took too long, as sentences. */
const long = [];
let [broken, restarted, count] = [0, 0, 0];
const began = Date.now();
const samples = [];
console.log("minute | deeds | heap MB | program MB | pages and workers MB | longest task ms | of its own");
for (let minute = 1; minute <= minutes; minute += 1) {
  let longest = { took: 0, own: 0 };
  while (Date.now() - began < minute * 60_000) {
    const name = one(Object.keys(deeds));
    const tasks = await longTasks(devtools, LOOKED_AT, () => deeds[name]().catch((error) => faults.push(`while it ${name}: ${error.message}`)));
    const frames = await page.evaluate(() => globalThis.frames.splice(0));
    for (const { took, own, what } of tasks) {
      longest = { took: Math.max(longest.took, took), own: Math.max(longest.own, own) };
      if (own > LONG_TASK) long.push(`while it ${name}, a task (${what}) worked ${own.toFixed(0)} ms, ${took.toFixed(0)} by the clock on the wall; pasted last: ${pasted.length} characters, ${pasted.slice(0, 9)}…; long frames: ${frames.join("; ")}`);
    }
    count += 1;
  }
  // Use the same state each time, so that memory use can be compared.
  await home();
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter("watch");
  await paste(BOARDS[6]);
  await page.waitForTimeout(1500);
  const sample = await measured();
  samples.push(sample);
  console.log([minute, count, sample.heap.toFixed(1), sample.program.toFixed(1), sample.held.toFixed(0), longest.took.toFixed(0), longest.own.toFixed(0)].join(" | "));
}
const unpressed = [...presses].filter(([, times]) => times === 0).map(([id]) => id);
if (minutes > WARM && unpressed.length) faults.push(`never there to be pressed: ${unpressed.join(", ")}`);
console.log(`workers broken: ${broken}; told that work began again: ${restarted}`);

faults.push(...page.problems.filter((problem) => !problem.includes("broken on purpose")), ...long);
const late = samples.slice(WARM);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
for (const what of ["heap", "program", "held"]) {
  if (late.length < 10) break;
  const half = Math.floor(late.length / 2);
  const [first, last] = [late.slice(0, half), late.slice(half)].map((part) => median(part.map((sample) => sample[what])));
  if (last > first * (1 + LEAK)) faults.push(`${what} grows: ${first.toFixed(1)}, then ${last.toFixed(1)}`);
}
await page.close();
await browser.close();
await site.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
