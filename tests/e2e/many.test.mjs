// Many puzzles: a list becomes a table that fills, sorts, filters, opens its rows and can be saved.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { ARTICLE, SMALL, drop, eventual, eventually, fits, journey, paste, rests, shows, solved } from "./journey.mjs";

/** Made here: one solution, several, none, and a text that is not a puzzle. */
const UNIQUE = ".3223,.....,3.2..,..0..,3..3.";
const SEVERAL = ".3223,.....,3.2..,..0..,2..3.";
const NONE = "33,33";
const BAD = "22!,...,222";
const LINK = "https://puzz.link/p?slither/2/2/2222";
const RECORD = JSON.stringify({ id: "made, here", rows: 3, cols: 3, puzzle: SMALL });

const MIXED = ["# a list", UNIQUE, BAD, SEVERAL, "", NONE, LINK, "nothing", RECORD].join("\n");

/** Progress in the bar: its words, the number of settled puzzles and of all. */
const far = async (at) => {
  const words = await at("many-counts").textContent();
  const [, settled, all] = words.match(/([\d,]+) of ([\d,]+)/);
  const number = (text) => Number(text.replaceAll(",", ""));
  return { words, settled: number(settled), all: number(all) };
};

const done = (at) => eventually(() => far(at), ({ words }) => /^Done/.test(words), "all is done");

/** The words of the visible rows, cell by cell. */
const rows = (page) =>
  page.locator(".rows [role=row][id]").evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.innerText.trim())),
  );

const verdicts = async (page) => (await rows(page)).map((row) => row[3]);

/** A board rotated by a quarter turn. */
const turned = (board) => {
  const cells = board.split(",");
  return [...cells[0]].map((_, col) => cells.map((row) => row[col]).reverse().join("")).join(",");
};

/** Lines of a list: a few small boards in their rotations; every twelfth line is not a puzzle. */
const lines = (count) => {
  const boards = [SMALL, "22,22", NONE, "3.3,...,3.3"].flatMap((board) => {
    const all = [board];
    while (all.length < 3) all.push(turned(all.at(-1)));
    return all;
  });
  boards[11] = BAD;
  return Array.from({ length: count }, (_, i) => boards[i % boards.length]).join("\n");
};

journey("a mixed list becomes a table, with its faulty lines; it is sorted, filtered, taken along, and there again after a reload", {}, async (page, at, step) => {
  await solved(page);
  await paste(page, MIXED);
  const { words } = await done(at);
  assert.match(words, /7 of 7 · 2 unreadable/);
  await eventual.deepEqual(() => verdicts(page), ["Unique", "Unreadable", "Several", "None", "Unique", "Unreadable", "Unique"]);
  await eventual.equal(() => page.locator(".rows [role=row][id] .picture img").count(), 5);
  const table = await rows(page);
  assert.deepEqual(table[0].slice(0, 3), ["1", "Slitherlink", "5×5"]);
  assert.match(table[0][4], /level \d+/);
  assert.match(table[0][5], /^(< 1|\d+) min$/);
  assert.match(table[0][6], /ms|s$/);
  assert.match(table[1][7], /“!” in row 1, column 3/);
  assert.match(table[6][7], /made, here/);
  const grid = at("many-table");
  await eventual.equal(() => grid.getAttribute("role"), "grid");
  await eventual.equal(() => grid.getAttribute("aria-rowcount"), "8");

  step("there again after a reload");
  const told = await rows(page);
  await page.reload();
  await page.waitForSelector("main.many");
  await done(at);
  await eventual.deepEqual(() => rows(page), told);

  step("sorted and filtered");
  const header = page.getByRole("columnheader", { name: "Verdict" });
  await eventual.equal(() => header.getAttribute("aria-sort"), "none");
  await header.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await eventual.equal(() => header.getAttribute("aria-sort"), "ascending");
  await eventual.deepEqual(() => verdicts(page), ["Unique", "Unique", "Unique", "Several", "None", "Unreadable", "Unreadable"]);
  await at("many-verdicts").selectOption({ label: "Unique (3)" });
  await eventual.equal(async () => (await verdicts(page)).length, 3);
  await at("many-search").fill("PUZZ.link");
  await eventual.equal(async () => (await verdicts(page)).length, 1);
  await shows(at, "many-shown", /^one row/);
  await at("many-search").fill("");
  await at("many-verdicts").selectOption("");
  await eventual.equal(async () => (await verdicts(page)).length, 7);
  await at("many-sort-number").click();
  await eventual.equal(async () => (await rows(page))[0][0], "1");

  step("a faulty line opens in the box, its fault marked; the puzzle of before is still there");
  await page.locator(".rows [role=row][id]").nth(1).click();
  await at("error").waitFor();
  await eventual.match(() => page.locator("mark").textContent(), /!/);
  await eventual.equal(() => at("paste").inputValue(), BAD);
  await shows(at, "error", /still shows the Slitherlink 10×10/);
  await at("many").click();
  await done(at);

  step("taken along as JSON lines, links and CSV");
  const saved = async (id, name) => {
    const download = page.waitForEvent("download");
    await at("many-save").click();
    await at(id).click();
    const file = await download;
    assert.equal(file.suggestedFilename(), name);
    return readFile(await file.path(), "utf8");
  };
  const json = (await saved("many-save-json", "clew.jsonl")).trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(json.map(({ line }) => line), [2, 3, 4, 6, 7, 8, 9]);
  await at("many-verdicts").selectOption({ label: "Unique (3)" });
  assert.equal((await saved("format-pzpr-link", "clew.txt")).trim().split("\n").length, 3);
  assert.match(await saved("many-save-csv", "clew.csv"), /^line,id,kind,rows,cols,verdict,/);
  // The saved file can be read as a list.
  await paste(page, json.map((line) => JSON.stringify(line)).join("\n"));
  await eventually(() => far(at), ({ words }) => /^Done · 7 of 7/.test(words), "the list again");

  step("closed, it is there no more");
  await at("many-close").click();
  await at("many-start").waitFor();
  await page.reload();
  await at("many-start").waitFor();
});

journey("a list is opened by typing, as a file, or dropped", {}, async (page, at, step) => {
  step("typed");
  await at("many").click();
  await at("many-start").waitFor();
  await eventual.ok(() => at("many-open").isDisabled());
  await at("many-paste").fill([UNIQUE, SEVERAL].join("\n"));
  await at("many-open").click();
  const { words } = await done(at);
  assert.match(words, /2 of 2/);
  step("a file");
  await at("many-close").click();
  await at("many-start").waitFor();
  await at("many-file").setInputFiles({ name: "list.txt", mimeType: "text/plain", buffer: Buffer.from(MIXED) });
  await eventual.equal(async () => (await done(at)).all, 7);
  step("a dropped file of more than a million bytes is read whole");
  const note = "x".repeat(1000);
  await drop(page, "list.jsonl", Array.from({ length: 1300 }, (_, id) => JSON.stringify({ id, note, puzzle: SMALL })).join("\n"));
  await eventually(() => far(at), ({ all }) => all === 1300, "all lines");
  await eventual.match(async () => (await done(at)).words, /1,300 of 1,300$/);
});

journey("the work pauses, goes on, stops and starts again", {}, async (page, at) => {
  const list = Array.from({ length: 20_000 }, () => ARTICLE.join(",")).join("\n");
  await paste(page, list);
  await eventually(() => far(at), ({ settled }) => settled > 3, "it works");
  const settled = async () => (await far(at)).settled;
  await at("many-pause").click();
  const paused = await rests(settled, "it rests");
  assert.ok(paused < 20_000);
  await eventual.match(async () => (await far(at)).words, /^Paused/);
  await at("many-resume").click();
  await eventually(() => far(at), ({ settled }) => settled > paused, "it goes on");
  await at("many-stop").click();
  const stopped = await rests(settled, "nobody works");
  await eventual.match(async () => (await far(at)).words, /^Stopped/);
  const waiting = await page.locator(".many-working").count();
  assert.equal(waiting, 0, "nothing is at work");
  await at("many-resume").click();
  await eventually(() => far(at), ({ settled }) => settled > stopped, "it starts again");
  await at("many-close").click();
  await at("many-start").waitFor();
});

journey("a list that the browser cannot keep is said to be lost at the next visit", {}, async (page, at) => {
  const full = (is) => page.evaluate((is) => { globalThis.isFull = is; }, is);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...item) {
      if (globalThis.isFull) throw new DOMException("no room", "QuotaExceededError");
      setItem.apply(this, item);
    };
  });
  await full(false);
  await paste(page, MIXED);
  await done(at);
  assert.equal(await rests(() => at("many-unkept").count(), "it is kept"), 0);
  // The storage is full.
  await at("many-close").click();
  await full(true);
  await paste(page, [UNIQUE, SEVERAL].join("\n"));
  await done(at);
  await at("many-unkept").waitFor();
  // There is room again, but the list is longer than browsers store: this is reported before any work on it.
  await full(false);
  await at("many-close").click();
  await paste(page, Array(2_100).fill(Array(50).fill(".".repeat(50)).join(",")).join("\n"));
  await at("many-unkept").waitFor();
  await at("many-stop").click();
  // Neither this list nor the previous one is restored.
  await page.reload();
  await at("many-start").waitFor();
});

journey("a row opens, by mouse and by keys, and the table is found again as it was left", {}, async (page, at, step) => {
  await paste(page, lines(600));
  await done(at);
  await at("many-sort-number").click();
  const grid = at("many-table");
  await grid.evaluate((grid) => grid.scrollTo(0, 5000));
  const first = () => page.locator(".rows [role=row][id]").first().getAttribute("aria-rowindex");
  await eventually(first, (row) => Number(row) > 50, "it scrolls");
  const top = await grid.evaluate((grid) => grid.scrollTop);
  const row = page.locator(".rows [role=row][id]", { hasText: "3×3" }).nth(9);
  const number = await row.locator("[role=gridcell]").first().innerText();
  await row.click();
  await page.waitForSelector("canvas");
  await eventually(() => at("recognised").textContent(), (words) => /3×3/.test(words), "it is watched");
  const where = page.locator(".returning p");
  await eventual.equal(() => where.innerText(), `${number} of 600`);
  await at("many-next").click();
  await eventually(() => where.innerText(), (words) => words === `${Number(number) - 1} of 600`, "its neighbour");
  await at("many-back").click();
  await eventually(() => grid.evaluate((grid) => grid.scrollTop), (now) => now === top, "scrolled as before");
  await eventual.equal(() => page.getByRole("columnheader", { name: "#" }).getAttribute("aria-sort"), "descending");
  await eventual.match(async () => (await far(at)).words, /^Done · 600 of 600/);
  // The browser's Back button leads there, too.
  await row.click();
  await page.waitForSelector("canvas");
  await page.goBack();
  await grid.waitFor();

  step("keys");
  await grid.evaluate((grid) => grid.scrollTo(0, 0));
  await at("many-sort-number").click();
  await eventual.equal(async () => (await rows(page))[0][0], "1");
  const chosen = () => page.locator(".rows [aria-selected=true]").getAttribute("aria-rowindex");
  await at("many-table").focus();
  await page.keyboard.press("Home");
  await eventually(chosen, (row) => row === "2", "the first row");
  await page.keyboard.press("ArrowDown");
  await eventually(chosen, (row) => row === "3", "the second row");
  await eventual.equal(() => at("many-table").getAttribute("aria-activedescendant"), "many-row-1");
  await page.keyboard.press("End");
  await eventually(chosen, (row) => row === "601", "the last row");
  await page.keyboard.press("PageUp");
  await eventually(chosen, (row) => Number(row) < 601 && Number(row) > 550, "a page up");
  await page.keyboard.press("Home");
  await eventually(chosen, (row) => row === "2", "the first row");
  await page.keyboard.press("Enter");
  await page.waitForSelector("canvas");
  await eventually(() => at("recognised").textContent(), (words) => /3×3/.test(words), "it is watched");
});

journey("ten thousand lines stay within reach while they are worked on", {}, async (page, at) => {
  await paste(page, lines(10_000));
  await eventually(() => far(at), ({ all }) => all === 10_000, "all are there");
  await eventual.ok(async () => (await rows(page)).length < 100, "only rows in sight are made");
  // The page responds while the scheduler's workers solve.
  let last = -1;
  while (last < 10_000) {
    const now = await eventually(() => far(at), ({ settled, words }) => settled > last || /^Done/.test(words), "it goes on");
    if (last < 0) {
      await at("many-table").focus();
      await page.keyboard.press("End");
      const index = () => page.locator(".rows [aria-selected=true]").getAttribute("aria-rowindex");
      await eventually(index, (row) => row === "10001", "the last row");
      await at("many-sort-verdict").click();
      await at("many-search").fill("22!");
      await eventually(() => at("many-shown").textContent(), (words) => /^833 rows/.test(words), "those that contain it");
      await at("many-search").fill("");
    }
    last = now.settled;
  }
  await eventual.match(async () => (await done(at)).words, /10,000 of 10,000 · 833 unreadable/);
  // When sorted by verdict, unreadable rows come last.
  await at("many-table").evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await eventually(() => verdicts(page), (all) => all.at(-1) === "Unreadable", "the end of the table");
});

journey("on a phone the table fits", { width: 390, height: 844, hasTouch: true }, async (page, at, step) => {
  await at("many").tap();
  await at("many-start").waitFor();
  await fits(page);
  await paste(page, MIXED);
  await done(at);
  for (const [width, height] of [[390, 844], [844, 390]]) {
    step(`${width}×${height}`);
    await page.setViewportSize({ width, height });
    await fits(page);
    await eventual.equal(() => at("many-table").evaluate((grid) => grid.scrollWidth <= grid.clientWidth), true);
    await eventual.ok(async () => (await at("many-table").boundingBox()).width > width * 0.9, "it is as wide as the window");
    for (const button of await page.locator(".many button:visible").all()) {
      const box = await button.boundingBox();
      assert.ok(box.height >= 40, await button.innerText());
    }
  }
  step("a row");
  await page.locator(".rows [role=row][id]").first().tap();
  await shows(at, "recognised", /5×5/);
  await fits(page);
});
