// The board in words: a puzzle solved through the accessibility tree alone, and questions about a place.

import assert from "node:assert/strict";

import { SMALL, eventual, journey } from "./journey.mjs";
import { AQUARIUM, SUDOKU, placed, spot } from "./playing.mjs";

/** Turns the board in words on with the keyboard, and goes into it. */
async function enter(page) {
  await page.getByRole("button", { name: "Board in words" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
  await page.getByRole("gridcell").first().focus();
}

const status = (at, wanted) => eventual.match(() => at("spoken").textContent(), wanted);

/** The one way to shade cells so that the clues, by row and column, are met and the border is a loop. */
function shaded(rows, cols, clues) {
  const cells = rows * cols;
  const inside = (shade, r, c) => r >= 0 && c >= 0 && r < rows && c < cols && ((shade >> (r * cols + c)) & 1) === 1;
  const sides = (r, c) => [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]];
  const reached = (from, is) => {
    const seen = new Set();
    const left = [from];
    while (left.length) {
      const [r, c] = left.pop();
      if (r < -1 || c < -1 || r > rows || c > cols || seen.has(`${r},${c}`) || !is(r, c)) continue;
      seen.add(`${r},${c}`);
      left.push(...sides(r, c));
    }
    return seen.size;
  };
  const found = [];
  for (let shade = 1; shade < 1 << cells; shade += 1) {
    const lines = (r, c) => sides(r, c).filter(([y, x]) => inside(shade, y, x) !== inside(shade, r, c)).length;
    if (!clues.every(([r, c, clue]) => lines(r, c) === clue)) continue;
    const all = [...Array(cells).keys()].map((n) => [Math.floor(n / cols), n % cols]);
    const within = all.filter(([r, c]) => inside(shade, r, c));
    const one = reached(within[0], (r, c) => inside(shade, r, c)) === within.length;
    const rest = (rows + 2) * (cols + 2) - within.length;
    if (one && reached([-1, -1], (r, c) => !inside(shade, r, c)) === rest) found.push((r, c) => inside(shade, r, c));
  }
  assert.equal(found.length, 1);
  return found[0];
}

journey("a slitherlink is finished through the accessibility tree alone", { hash: `#p=${SMALL}&mode=play` }, async (page, at) => {
  await enter(page);
  const rows = await page.getByRole("row").all();
  const names = [];
  for (const row of rows) names.push(await row.getByRole("gridcell").allTextContents());
  const size = [(names.length - 1) / 2, (names[0].length - 1) / 2];
  const clues = names.flatMap((row, y) =>
    row.flatMap((name, x) => {
      const clue = name.match(/clue (\d)/);
      return clue ? [[(y - 1) / 2, (x - 1) / 2, Number(clue[1])]] : [];
    }),
  );
  assert.ok(clues.length > 0, names.join());
  const inside = shaded(...size, clues);
  let [row, col] = [0, 0];
  for (let y = 0; y < names.length; y += 1) {
    for (let x = 0; x < names[0].length; x += 1) {
      if (y % 2 === x % 2) continue;
      const beside = y % 2 === 0 ? [[y / 2 - 1, (x - 1) / 2], [y / 2, (x - 1) / 2]] : [[(y - 1) / 2, x / 2 - 1], [(y - 1) / 2, x / 2]];
      if (inside(...beside[0]) === inside(...beside[1])) continue;
      for (; row < y; row += 1) await page.keyboard.press("ArrowDown");
      for (; col < x; col += 1) await page.keyboard.press("ArrowRight");
      for (; col > x; col -= 1) await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
      await eventual.match(() => page.getByRole("gridcell").nth(y * names[0].length + x).textContent(), /line/);
      await status(at, /line|Well done/);
    }
  }
  await status(at, /Well done/);
  await eventual.equal(() => page.getByRole("heading", { name: "Solved" }).count(), 1);
});

journey("keys answer about row, column, box, what is left, where a digit may go, and what changed", { hash: SUDOKU }, async (page, at) => {
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
  await status(at, /times 8/);
  await page.keyboard.press("g");
  await status(at, /8 may go to/);
  // Over a printed digit nothing happens, and that is said.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("5");
  await status(at, /No effect/);
});

journey("an aquarium says its sums, and every action answers", { hash: AQUARIUM }, async (page, at) => {
  await enter(page);
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
  await status(at, /dry/);
  await page.keyboard.press("Control+z");
  await status(at, /water|mark/);
});

journey("the mouse's moves are said as well, and the browser's Back ends a hint", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await status(at, /R1C2: blank/);
  await at("hint").click();
  await eventual.equal(() => at("hint").textContent(), "Which technique?");
  await page.goBack();
  await eventual.equal(() => at("hint").textContent(), "Hint");
  await eventual.equal(() => at("play-board").count(), 1);
  // Ended by Esc, the way back leads no longer through it.
  await at("hint").click();
  await eventual.equal(() => at("hint").textContent(), "Which technique?");
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("hint").textContent(), "Hint");
  await eventual.equal(() => page.evaluate(() => history.state), null);
});

journey("of a large board as much is in words as is around the focus, which reaches all of it", { hash: `#p=${Array(40).fill(".".repeat(40)).join(",")}&mode=play` }, async (page, at) => {
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
    // Faster than anyone's fingers, the focus would be left behind what is there.
    if (row % 5 === 0) await eventual.match(focused, new RegExp(`^${row} 81 `));
  }
  await eventual.match(focused, /^81 81 .*dot/);
  assert.equal(await cells.count(), 25 * 25);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await eventual.match(focused, /^80 81 .*line/);
  await page.keyboard.press("Home");
  await eventual.match(focused, /^80 1 /);
});
