// Helpers shared by the journeys of playing: puzzles made here, and the position of a point of the board in the window.

import { eventual, eventually } from "./patience.mjs";

export const SLITHERLINK = "#p=slither/7/7/gb62c783b7dgb62ag50bha65&mode=play";
export const SUDOKU = "#p=sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61&mode=play";
export const AQUARIUM = "#p=aquarium/r/6/6/a8d9dk1i8rgh/540123424311&mode=play";

/** Waits until the description of the board matches. */
export const told = (at, wanted) => eventually(() => at("play-told").textContent(), (words) => wanted.test(words), `${wanted}`);

/** Waits until the coach's words match. */
export const said = (at, wanted) => eventual.match(() => at("coach").textContent(), wanted);

/** A point of the board, in cells, as pixels of the window. */
export async function spot(at, x, y) {
  return at("play-board").evaluate(
    (board, [x, y]) => {
      const side = (name) => parseFloat(board.style.getPropertyValue(`--board-${name}`));
      const { left, top } = board.getBoundingClientRect();
      const cols = Math.round(Number(board.querySelector("canvas").getAttribute("aria-label").match(/(\d+) columns/)[1]));
      const cell = (side("right") - side("left")) / cols;
      return [left + side("left") + x * cell, top + side("top") + y * cell];
    },
    [x, y],
  );
}

/** Waits until the board has its final place. */
export async function placed(page) {
  await page.waitForFunction(() =>
    document.querySelector("[data-testid=play-board]")?.style.getPropertyValue("--board-left"),
  );
}

/** Takes a complete hint with the keyboard: its degrees, the pictures of its film, and its marks. The buttons stay in place. */
export async function hinted(page, at) {
  const places = async () => {
    const boxes = await Promise.all(["hint", "check", "play-why"].map((id) => at(id).boundingBox()));
    return boxes.map(({ x, width }) => [x, width]);
  };
  const before = await places();
  const pressed = async (wanted) => {
    await page.keyboard.press("h");
    // A solved board has no hints, and their panel has disappeared.
    const isOver = async () => (await at("finish").count()) > 0;
    await eventual.ok(async () => (await isOver()) || wanted.test(await at("hint").textContent()));
    if (await isOver()) return;
    await eventual.deepEqual(places, before);
  };
  await pressed(/Which technique\?/);
  await pressed(/Show me how/);
  await pressed(/What follows\?|Do it/);
  if ((await at("film-at").count()) > 0) {
    const last = Number((await at("film-at").textContent()).split("/")[1]);
    for (let frame = 2; frame <= last; frame += 1) {
      await page.keyboard.press("h");
      await eventual.equal(() => at("film-at").textContent(), `${frame} / ${last}`);
    }
  }
  await eventual.equal(() => at("hint").textContent(), "Do it");
  // The consequences need a separate press.
  await pressed(/^(Hint|Mark these too)$/);
  if ((await at("finish").count()) > 0) return;
  if ((await at("hint").textContent()) !== "Hint") await pressed(/^Hint$/);
}
