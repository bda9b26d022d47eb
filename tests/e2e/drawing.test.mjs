// Drawing in the editor: tanks and irregular regions by mouse, touch and keys, walls, water, and what is not finished.

import assert from "node:assert/strict";

import { cell, drag, swipe } from "./draw.mjs";
import { eventual, eventually, journey, rests } from "./journey.mjs";

const BLANK = { hash: "#p=...,...,...&mode=edit" };
const AQUARIUM = { hash: "#p=aquarium/r/3/3/0000/l&mode=edit" };

const verdict = (at, wanted) =>
  eventually(() => at("standing").getAttribute("data-verdict"), (now) => now === wanted, `the verdict should be ${wanted}`);

const told = (at, wanted) =>
  eventually(() => at("cursor").textContent(), (words) => wanted.test(words), `the cursor tells ${wanted}`);

const noticed = (at, wanted) =>
  eventually(() => at("notice").textContent(), (words) => wanted.test(words), `the notice tells ${wanted}`);

const address = (page, wanted) =>
  eventually(() => decodeURIComponent(page.url()), (url) => wanted.test(url), `the address has ${wanted}`);

/** Begins a blank board of a kind. */
async function blank(at, kind, { layout, side, rows, cols } = {}) {
  await at("edit-kind").selectOption(kind);
  if (layout) await at("edit-layout").selectOption(layout);
  if (side) await at("edit-side").selectOption(side);
  if (rows) await at("edit-rows").fill(String(rows));
  if (cols) await at("edit-cols").fill(String(cols));
  await at("blank").click();
}

/** Takes a tool in hand, by a click or a tap. */
async function take(at, tool, press) {
  // What is said beside it may come and go, and move it.
  await rests(async () => JSON.stringify(await at(tool).boundingBox()), "the tool stays where it is");
  await at(tool)[press]();
  await eventual.equal(() => at(tool).getAttribute("aria-pressed"), "true", "the tool is in hand");
}

/** Asks for clues that leave one solution, and adds them. */
async function suggest(at) {
  const press = (name) => at("answers").getByRole("button", { name }).click();
  await press("Suggest clues");
  await at("suggestion").waitFor();
  await press("Add to the puzzle");
  await at("suggestion").waitFor({ state: "detached" });
}

/** Three tanks of a board of three rows: an L, a bar, a block. */
const TANKS = [
  [[0, 0], [1, 0], [2, 0], [2, 1]],
  [[0, 1], [0, 2]],
  [[1, 1], [1, 2], [2, 2]],
];
const DRAWN = /p=aquarium\/r\/3\/3\/kgd0\//;

/** The regions of a Sudoku of four rows, none of them a box; the last one is what is left. */
const REGIONS = [
  [[0, 0], [0, 1], [0, 2], [1, 2]],
  [[0, 3], [1, 3], [2, 3], [2, 2]],
  [[1, 1], [1, 0], [2, 0], [3, 0]],
];

journey("an Aquarium is drawn from blank with the mouse, filled, and proved", BLANK, async (page, at) => {
  await blank(at, "Aquarium", { rows: 3, cols: 3 });
  await verdict(at, "several");
  await eventual.equal(() => at("tool-region").getAttribute("aria-pressed"), "true", "tanks come first");
  for (const tank of TANKS) {
    await drag(page, at, tank);
    await noticed(at, new RegExp(`^The tank has ${tank.length} cells`));
  }
  await address(page, DRAWN);
  // The last cell of the bar goes to the block, and comes back.
  await take(at, "tool-extend", "click");
  await drag(page, at, [[1, 2], [0, 2]]);
  await noticed(at, /^The tank has 4 cells/);
  await page.keyboard.press("Control+z");
  await noticed(at, /^Undone/);
  // Sums follow the water.
  await take(at, "tool-water", "click");
  for (const [row, col] of [[2, 0], [0, 1]]) {
    await page.mouse.click(...(await cell(page, at, row, col)));
    await noticed(at, /cells of water; the sums follow/);
  }
  await eventual.equal(() => at("edit-clues").textContent(), "6");
  await eventually(() => at("standing").getAttribute("data-verdict"), (now) => now === "unique", "one solution");
  await address(page, /\/121202&/);
});

journey("walls are drawn and removed by clicks, and those that do not close are kept", AQUARIUM, async (page, at) => {
  await take(at, "tool-walls", "click");
  for (const row of [0, 1]) {
    const before = page.url();
    await page.mouse.click(...(await cell(page, at, row, 0, 0.9)));
    await noticed(at, /does not close yet/);
    // The notice is the same for both walls; the address is not.
    await eventually(() => page.url(), (url) => url !== before && url.includes("walls="), "the address has the wall");
  }
  await page.reload();
  await page.waitForSelector("canvas");
  await take(at, "tool-walls", "click");
  await page.mouse.click(...(await cell(page, at, 2, 1, 0.1)));
  await noticed(at, /closes: a tank of 3 cells and one of 6/);
  await eventually(() => page.url(), (url) => !url.includes("walls="), "the puzzle has all walls");
  await page.mouse.click(...(await cell(page, at, 1, 1, 0.1)));
  await noticed(at, /^The tank has 9 cells/);
  await page.keyboard.press("Control+z");
  await noticed(at, /^Undone/);
});

journey("an Aquarium is drawn by keys alone", BLANK, async (page, at) => {
  await blank(at, "Aquarium", { rows: 3, cols: 3 });
  await told(at, /^Column 1: blank/);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("ArrowDown", "n", "Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowRight");
  await told(at, /^Row 3, column 2: tank of 4 cells, walls above, right and below$/);
  await press("ArrowUp", "ArrowUp", "n", "Shift+ArrowRight");
  await told(at, /^Row 1, column 3: tank of 2 cells/);
  await address(page, DRAWN);
  // A wall is set and removed beside the cursor; water is poured.
  await press("ArrowDown", "Control+ArrowLeft");
  await noticed(at, /closes|does not close/);
  await press("Control+z", "ArrowDown", "w");
  await noticed(at, /^1 cell of water/);
  await press("Home", "ArrowLeft");
  await told(at, /^Row 3: 1$/);
});

journey(
  "an Aquarium is drawn by touch on a phone",
  { ...BLANK, width: 390, height: 844, hasTouch: true },
  async (page, at) => {
    await blank(at, "Aquarium", { rows: 3, cols: 3 });
    await page.evaluate(() => scrollTo(0, 0));
    for (const tank of TANKS) {
      await swipe(page, at, tank);
      await noticed(at, new RegExp(`^The tank has ${tank.length} cells`));
    }
    await address(page, DRAWN);
    await verdict(at, "several");
    const buttons = page.locator(".tools button");
    for (const box of await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
      assert.ok(box.width >= 40 && box.height >= 40, JSON.stringify(box));
      assert.ok(box.left >= 0 && box.right <= 390 && box.bottom <= 844, JSON.stringify(box));
    }
    await take(at, "tool-water", "tap");
    await page.touchscreen.tap(...(await cell(page, at, 2, 0)));
    await noticed(at, /2 cells of water/);
    await eventual.equal(() => page.evaluate(() => document.documentElement.scrollWidth), 390, "nothing scrolls sideways");
  },
);

journey("an irregular Sudoku is drawn from blank, proved with a suggestion, and opened from its link", BLANK, async (page, at) => {
  await blank(at, "Sudoku", { layout: "Irregular regions", side: "4×4" });
  await verdict(at, "unfinished");
  await eventual.match(() => at("standing").textContent(), /1 region is not finished/);
  for (const [drawn, region] of REGIONS.entries()) {
    await drag(page, at, region);
    await noticed(at, /^The region has 4 of 4 cells/);
    await verdict(at, drawn < 2 ? "unfinished" : "several");
  }
  await address(page, /p=4j:/);
  await suggest(at);
  await verdict(at, "unique");
  await address(page, /p=4j:\d/);
  const link = page.url();
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForSelector("canvas");
  await verdict(at, "unique");
  await at("watch").click();
  await eventually(() => at("recognised").textContent(), (words) => /Sudoku 4×4/.test(words), "it is watched");
});

journey("regions that are not finished survive other pages and a reload", BLANK, async (page, at) => {
  await blank(at, "Sudoku", { layout: "Irregular regions", side: "5×5" });
  await drag(page, at, [[0, 0], [0, 1], [0, 2]]);
  await noticed(at, /^The region has 3 of 5 cells/);
  await at("watch").click();
  await eventually(() => at("recognised").textContent(), (words) => /Slitherlink 3×3/.test(words), "the last whole puzzle");
  await at("edit").click();
  await verdict(at, "unfinished");
  await told(at, /region of 3 cells, not 5/);
  await address(page, /walls=/);
  await page.reload();
  await page.waitForSelector("canvas");
  await verdict(at, "unfinished");
  await eventual.match(() => at("wrong-regions").textContent(), /R1C1: 3 cells/);
  // A text of walls that is none does no harm.
  const broken = page.url().replace(/walls=\w+/, "walls=zz");
  await page.goto("about:blank");
  await page.goto(broken);
  await page.waitForSelector("canvas");
  await verdict(at, "several");
});

journey("a tank puzzle is made unique with the suggestion", BLANK, async (page, at) => {
  await blank(at, "Aquarium", { rows: 3, cols: 3 });
  for (const tank of TANKS) await drag(page, at, tank);
  await verdict(at, "several");
  await suggest(at);
  await verdict(at, "unique");
  await address(page, /\/kgd0\/\w*\d/);
  await page.reload();
  await page.waitForSelector("canvas");
  await verdict(at, "unique");
});

journey("a space wipes a cell and presses no button", BLANK, async (page, at) => {
  await at("blank").click();
  await page.keyboard.press("3");
  await told(at, /: 3/);
  await page.keyboard.press("Space");
  await told(at, /: blank/);
  await eventual.ok(() => at("undo").isEnabled(), "what was typed is still there to come back to");
  // A button used by keys is left as soon as something is typed on the board.
  await page.keyboard.press("2");
  await at("clear").focus();
  await page.keyboard.press("Enter");
  await told(at, /: blank/);
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("2");
  await page.keyboard.press("Space");
  await told(at, /^Row 1, column 2: blank/);
  await eventual.equal(() => at("edit-clues").textContent(), "1");
});

journey("a digit that cannot stand is refused with a word", BLANK, async (page, at) => {
  await page.keyboard.press("4");
  await noticed(at, /^4 cannot be a clue here: a cell has at most 3 lines/);
  await eventual.equal(() => at("edit-clues").textContent(), "0");
  await page.keyboard.press("3");
  await noticed(at, /^$/);
  await blank(at, "Sudoku", { side: "4×4" });
  for (const key of ["2", "ArrowRight", "5"]) await page.keyboard.press(key);
  await noticed(at, /^5 cannot stand here: the digits of this board are 1 to 4/);
  await page.keyboard.press("2");
  await noticed(at, /^2 is already in this row, at R1C1/);
  await told(at, /^Row 1, column 2: blank/);
});
