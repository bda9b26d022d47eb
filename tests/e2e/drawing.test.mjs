// Drawing in the editor: tanks and irregular regions with mouse, touch and keys, walls, water, sums, and unfinished regions.

import { address, cell, drag, swipe, told, verdict } from "./draw.mjs";
import { eventual, eventually, fits, inSight, journey, rests, shows, visit } from "./journey.mjs";

const BLANK = { hash: "#p=...,...,...&mode=edit" };

const noticed = (at, wanted) => shows(at, "notice", wanted);

/** Starts a blank board of a kind. */
async function blank(at, kind, { layout, side, rows, cols } = {}) {
  await at("edit-kind").selectOption(kind);
  if (layout) await at("edit-layout").selectOption(layout);
  if (side) await at("edit-side").selectOption(side);
  if (rows) await at("edit-rows").fill(String(rows));
  if (cols) await at("edit-cols").fill(String(cols));
  await at("blank").click();
}

/** Selects a tool, with a click or a tap. */
async function take(at, tool, press) {
  // The words beside it may appear or disappear, and move it.
  await rests(async () => JSON.stringify(await at(tool).boundingBox()), "the tool stays where it is");
  await at(tool)[press]();
  await eventual.equal(() => at(tool).getAttribute("aria-pressed"), "true", "the tool is in hand");
}

/** Three tanks on a board with three rows: an L, a bar, a block. */
const TANKS = [
  [[0, 0], [1, 0], [2, 0], [2, 1]],
  [[0, 1], [0, 2]],
  [[1, 1], [1, 2], [2, 2]],
];
const DRAWN = /p=aquarium\/r\/3\/3\/kgd0\//;

/** The regions of a Sudoku with four rows, none of them a box; the last one is the remainder. */
const REGIONS = [
  [[0, 0], [0, 1], [0, 2], [1, 2]],
  [[0, 3], [1, 3], [2, 3], [2, 2]],
  [[1, 1], [1, 0], [2, 0], [3, 0]],
];

journey("an Aquarium is drawn from blank with the mouse, filled, and proved", BLANK, async (page, at, step) => {
  await blank(at, "Aquarium", { rows: 3, cols: 3 });
  await verdict(at, "several");
  await eventual.equal(() => at("tool-region").getAttribute("aria-pressed"), "true", "tanks come first");
  step("tanks");
  for (const tank of TANKS) {
    await drag(page, at, tank);
    await noticed(at, new RegExp(`^The tank has ${tank.length} cells`));
  }
  await address(page, DRAWN);
  // The last cell of the bar moves to the block, and back.
  await take(at, "tool-extend", "click");
  await drag(page, at, [[1, 2], [0, 2]]);
  await noticed(at, /^The tank has 4 cells/);
  await page.keyboard.press("Control+z");
  await noticed(at, /^Undone/);
  step("sums follow the water");
  await take(at, "tool-water", "click");
  for (const [row, col] of [[2, 0], [0, 1]]) {
    await page.mouse.click(...(await cell(page, at, row, col)));
    await noticed(at, /cells of water; the sums follow/);
  }
  await eventual.equal(() => at("edit-clues").textContent(), "6");
  await verdict(at, "unique");
  await address(page, /\/121202&/);

  step("a click beside a row or above a column goes to its sum, and one in a cell to its tank");
  await page.mouse.click(...(await cell(page, at, 1, -1)));
  await told(at, /^Row 2: 0/);
  await page.mouse.click(...(await cell(page, at, -1, 2)));
  await told(at, /^Column 3: 1/);

  step("walls are drawn and removed by clicks, and those that do not close are kept over a reload");
  await visit(page, "#p=aquarium/r/3/3/0000/l&mode=edit");
  await address(page, /0000/);
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
  await noticed(at, /closed: it makes a tank of 3 cells and one of 6/);
  await eventually(() => page.url(), (url) => !url.includes("walls="), "the puzzle has all walls");
  await page.mouse.click(...(await cell(page, at, 1, 1, 0.1)));
  await noticed(at, /^The tank has 9 cells/);
});

journey("an Aquarium is drawn by touch on a phone, and by keys alone", { ...BLANK, width: 390, height: 844, hasTouch: true }, async (page, at, step) => {
  await blank(at, "Aquarium", { rows: 3, cols: 3 });
  await page.evaluate(() => scrollTo(0, 0));
  for (const tank of TANKS) {
    await swipe(page, at, tank);
    await noticed(at, new RegExp(`^The tank has ${tank.length} cells`));
  }
  await address(page, DRAWN);
  await verdict(at, "several");
  await inSight(page.locator(".tools button"), { least: 40 });
  await take(at, "tool-water", "tap");
  await page.touchscreen.tap(...(await cell(page, at, 2, 0)));
  await noticed(at, /2 cells of water/);
  await fits(page);

  step("keys");
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
});

journey("irregular regions are drawn from blank, kept unfinished, and proved with a suggestion", BLANK, async (page, at, step) => {
  await blank(at, "Sudoku", { layout: "Irregular regions", side: "4×4" });
  await verdict(at, "unfinished");
  await shows(at, "standing", /1 region is not finished/);
  step("what is not finished survives other pages and a reload");
  await drag(page, at, REGIONS[0].slice(0, 3));
  await noticed(at, /^The region has 3 of 4 cells/);
  await at("watch").click();
  await shows(at, "recognised", /Slitherlink 3×3/);
  await at("edit").click();
  await verdict(at, "unfinished");
  await address(page, /walls=/);
  await page.reload();
  await page.waitForSelector("canvas");
  await verdict(at, "unfinished");
  await shows(at, "wrong-regions", /R1C1: 3 cells/);
  step("regions");
  for (const [drawn, region] of REGIONS.entries()) {
    await drag(page, at, region);
    await noticed(at, /^The region has 4 of 4 cells/);
    await verdict(at, drawn < 2 ? "unfinished" : "several");
  }
  await address(page, /p=4j:/);
  step("clues that leave one solution");
  const choose = (name) => at("answers").getByRole("button", { name }).click();
  await choose("Suggest clues");
  await at("suggestion").waitFor();
  await choose("Add to the puzzle");
  await at("suggestion").waitFor({ state: "detached" });
  await verdict(at, "unique");
  await address(page, /p=4j:\d/);
  await page.reload();
  await page.waitForSelector("canvas");
  await verdict(at, "unique");
});
