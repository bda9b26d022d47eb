// The board in words: solving a puzzle only through the accessibility tree, and questions about a place.

import assert from "node:assert/strict";

import { SMALL, eventual, journey, shows, visit } from "./journey.mjs";
import { AQUARIUM, SUDOKU, placed, spot } from "./playing.mjs";

/** Turns on the board in words with the keyboard, and goes into it. */
async function enter(page) {
  await page.getByRole("button", { name: "Board in words" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
  await page.getByRole("gridcell").first().focus();
}

const status = (at, wanted) => eventual.match(() => at("spoken").textContent(), wanted);

/** Solution of the small puzzle: the cells inside the loop. */
const INSIDE = ["###", "#..", "###"];

journey("a slitherlink is finished through the accessibility tree alone", { hash: `#p=${SMALL}&mode=play` }, async (page, at) => {
  await enter(page);
  const rows = await page.getByRole("row").all();
  const names = [];
  for (const row of rows) names.push(await row.getByRole("gridcell").allTextContents());
  const clues = [1, 3, 5].map((row) => [1, 3, 5].map((col) => names[row][col].match(/clue (\d)/)?.[1] ?? ".").join(""));
  assert.equal(clues.join(), SMALL);
  const inside = (row, col) => INSIDE[row]?.[col] === "#";
  let [row, col] = [0, 0];
  for (let y = 0; y < names.length; y += 1) {
    for (let x = 0; x < names[0].length; x += 1) {
      if (y % 2 === x % 2) continue;
      const beside = y % 2 === 0 ? [[y / 2 - 1, (x - 1) / 2], [y / 2, (x - 1) / 2]] : [[(y - 1) / 2, x / 2 - 1], [(y - 1) / 2, x / 2]];
      if (inside(...beside[0]) === inside(...beside[1])) continue;
      const cell = () => page.getByRole("gridcell").nth(row * names[0].length + col);
      while (row < y || col !== x) {
        const key = row < y ? "ArrowDown" : col < x ? "ArrowRight" : "ArrowLeft";
        await page.keyboard.press(key);
        if (row < y) row += 1;
        else col += Math.sign(x - col);
        await eventual.ok(() => cell().evaluate((cell) => cell === document.activeElement), key);
      }
      await page.keyboard.press("Enter");
      await eventual.match(() => cell().textContent(), /line/);
      await status(at, /line|Well done/);
    }
  }
  await status(at, /Well done/);
  await eventual.equal(() => page.getByRole("heading", { name: "Solved" }).count(), 1);
});

journey("keys answer about row, column, box, sums, what is left, and what changed; the mouse's moves are said as well", { hash: SUDOKU }, async (page, at, step) => {
  step("a sudoku");
  await placed(page);
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await status(at, /R1C2: blank/);
  await enter(page);
  await page.keyboard.press("ArrowRight");
  await eventual.match(() => page.locator(":focus").textContent(), /R1C2: blank/);
  await page.keyboard.press("u");
  await status(at, /No move/);
  await page.keyboard.press("8");
  await status(at, /R1C2: 8/);
  await page.keyboard.press("u");
  await status(at, /R1C2: 8/);
  await page.keyboard.press("r");
  await status(at, /^Row: 9 printed, 8, blank/);
  await page.keyboard.press("l");
  await status(at, /^Column: 8/);
  await page.keyboard.press("b");
  await status(at, /R1C1: 9 printed.*R1C2: 8/);
  await page.keyboard.press("n");
  await status(at, /8: \d+ left/);
  await page.keyboard.press("g");
  await status(at, /8 can go in/);
  // A key on a printed digit has no effect, and this is announced.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("5");
  await status(at, /No effect/);

  step("an aquarium");
  await visit(page, AQUARIUM);
  await shows(at, "play-panel", /Aquarium/);
  await page.getByRole("gridcell").first().focus();
  for (const row of [2, 3, 4, 5, 6]) {
    await page.keyboard.press("ArrowDown");
    await eventual.ok(() => page.evaluate((row) => document.activeElement?.closest("[role=row]")?.getAttribute("aria-rowindex") === String(row), row), `row ${row}`);
  }
  await page.keyboard.press("Enter");
  await status(at, /R6C1: water/);
  await page.keyboard.press("r");
  await status(at, /^Row: clue \d/);
  await page.keyboard.press("n");
  await status(at, /of \d/);
  await page.keyboard.press("x");
  await status(at, /air/);
  await page.keyboard.press("Control+z");
  await status(at, /water|mark/);
});

journey("a large board is in words only around the focus, which reaches all of it", { hash: `#p=${Array(40).fill(".".repeat(40)).join(",")}&mode=play` }, async (page, at) => {
  await enter(page);
  const grid = page.getByRole("grid");
  assert.equal(await grid.getAttribute("aria-rowcount"), "81");
  const cells = page.getByRole("gridcell");
  const focused = () => page.evaluate(() => {
    const cell = document.activeElement;
    return [cell.parentElement.getAttribute("aria-rowindex"), cell.getAttribute("aria-colindex"), cell.textContent].join(" ");
  });
  await eventual.match(focused, /^1 1 /);
  await page.keyboard.press("End");
  await eventual.match(focused, /^1 81 .*dot/);
  for (let row = 2; row <= 81; row += 1) {
    await page.keyboard.press("ArrowDown");
    // Keys faster than a person's would leave the focus behind the rendered grid.
    if (row % 5 === 0) await eventual.match(focused, new RegExp(`^${row} 81 `));
  }
  await eventual.match(focused, /^81 81 .*dot/);
  assert.equal(await cells.count(), 25 * 25);
  await page.keyboard.press("ArrowUp");
  await eventual.match(focused, /^80 81 /);
  await page.keyboard.press("Enter");
  await eventual.match(focused, /^80 81 .*line/);
  await page.keyboard.press("Home");
  await eventual.match(focused, /^80 1 /);
});
