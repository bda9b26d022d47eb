// Whole games: a puzzle of each kind played to the end with the mouse, with touch, and with the keyboard alone.

import { eventual, journey, shows, visit } from "./journey.mjs";
import { AQUARIUM, SLITHERLINK, SUDOKU, placed, spot, told } from "./playing.mjs";

// Solutions of the puzzles, row by row.

/** The edges of the loop, top of a cell or left of it. */
const LINES =
  "1 top,2 top,3 top,4 top,5 top,6 top,7 top,1 left,7 right;3 top,4 top,6 top,1 left,3 left,5 left,6 left,7 left,7 right;" +
  "1 top,2 left,3 top,4 left,5 left,6 left,7 left,7 right;1 top,1 left,3 top,3 left,5 left,6 left,7 top;" +
  "1 left,2 top,2 left,5 left,6 left;1 top,4 top,4 left,6 left;4 top,5 top";
const DIGITS = [
  "983752416", "124368579", "567149238", "215674893", "476893125", "398215647", "632981754", "741536982", "859427361",
];
/** The cells with water. */
const WATER = ["110011", "110000", "110110", "110001", "000001", "100000"];

/** Each edge of the loop with the point in its middle. */
function lines() {
  return LINES.split(";").flatMap((row, r) =>
    row.split(",").map((edge) => {
      const [col, side] = edge.split(" ");
      const c = Number(col) - 1;
      const at = { top: [c + 0.5, r], left: [c, r + 0.5], right: [c + 1, r + 0.5] };
      return at[side];
    }),
  );
}

/** The blank cells of the sudoku, each with its point and digit. */
async function digits(page) {
  const given = await words(page);
  return DIGITS.flatMap((row, r) =>
    [...row].flatMap((digit, c) => (/printed/.test(given[r][c]) ? [] : [{ at: [c + 0.5, r + 0.5], cell: `R${r + 1}C${c + 1}`, digit }])),
  );
}

/** Content of each cell, in words. */
async function words(page) {
  if ((await page.getByRole("grid").count()) === 0) {
    await page.getByTestId("spoken-toggle").evaluate((button) => button.click());
    await page.getByRole("grid").waitFor();
  }
  const rows = await page.getByRole("grid").getByRole("row").all();
  return Promise.all(rows.map((row) => row.getByRole("gridcell").allTextContents()));
}

const finished = (page) => eventual.equal(() => page.getByRole("heading", { name: "Solved" }).count(), 1);

/** Goes to the game of another kind. */
async function next(page, at, kind, hash) {
  await visit(page, hash);
  await shows(at, "play-panel", new RegExp(kind));
  await told(at, /No marks/);
  await placed(page);
}

const PHONE = { width: 390, height: 844, hasTouch: true };

for (const [means, options, press] of [
  ["the mouse", {}, (page, point) => page.mouse.click(...point)],
  ["fingers", PHONE, (page, point) => page.touchscreen.tap(...point)],
]) {
  journey(`a puzzle of each kind is played to the end with ${means}`, { hash: SLITHERLINK, ...options }, async (page, at, step) => {
    step("a slitherlink");
    await placed(page);
    for (const [x, y] of lines()) await press(page, await spot(at, x, y));
    await finished(page);

    step("a sudoku");
    await next(page, at, "Sudoku", SUDOKU);
    for (const { at: point, cell, digit } of await digits(page)) {
      await press(page, await spot(at, ...point));
      const button = at(`digit-${digit}`);
      await press(page, await button.evaluate((one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      }));
      await shows(at, "play-told", new RegExp(`${cell}=${digit}`));
    }
    await finished(page);

    step("an aquarium");
    await next(page, at, "Aquarium", AQUARIUM);
    for (let r = 0; r < 6; r += 1) {
      for (let c = 0; c < 6; c += 1) {
        if (WATER[r][c] === "0" || /water/.test((await words(page))[r][c])) continue;
        await press(page, await spot(at, c + 0.5, r + 0.5));
        await eventual.match(async () => (await words(page))[r][c], /water/);
      }
    }
    await finished(page);
  });
}

journey("a puzzle of each kind is played to the end with the keyboard alone", { hash: SLITHERLINK }, async (page, at, step) => {
  step("a slitherlink");
  await placed(page);
  let [x, y] = [0, 0];
  const go = async (wantedX, wantedY) => {
    for (; x < wantedX; x += 1) await page.keyboard.press("ArrowRight");
    for (; x > wantedX; x -= 1) await page.keyboard.press("ArrowLeft");
    for (; y < wantedY; y += 1) await page.keyboard.press("ArrowDown");
    for (; y > wantedY; y -= 1) await page.keyboard.press("ArrowUp");
  };
  // From dot to dot: each edge on the path is drawn.
  for (const [middleX, middleY] of lines()) {
    await go(Math.floor(middleX), Math.floor(middleY));
    await go(Math.ceil(middleX), Math.ceil(middleY));
    await page.keyboard.press("Enter");
  }
  await finished(page);

  step("a sudoku");
  await next(page, at, "Sudoku", SUDOKU);
  for (let r = 0; r < 9; r += 1) {
    for (let c = 0; c < 9; c += 1) {
      // The first arrow takes the cursor up.
      if (c > 0 || r === 0) await page.keyboard.press("ArrowRight");
      if (c === 0 && r === 0) await page.keyboard.press("ArrowLeft");
      await page.keyboard.press(DIGITS[r][c]);
    }
    await page.keyboard.press("ArrowDown");
    for (let c = 0; c < 8; c += 1) await page.keyboard.press("ArrowLeft");
  }
  await finished(page);

  step("an aquarium");
  await next(page, at, "Aquarium", AQUARIUM);
  // The first arrow takes the cursor up.
  await page.keyboard.press("ArrowRight");
  await told(at, /R1C1/);
  for (let r = 0; r < 6; r += 1) {
    for (let c = 0; c < 6; c += 1) {
      const stands = async () => (await words(page))[r][c];
      if (WATER[r][c] === "1" && !/water/.test(await stands())) {
        await page.keyboard.press("Enter");
        await eventual.match(stands, /water/);
      }
      if (c < 5) await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowDown");
    for (let c = 0; c < 5; c += 1) await page.keyboard.press("ArrowLeft");
  }
  await finished(page);
});
