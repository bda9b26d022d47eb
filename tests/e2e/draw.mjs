// Helpers shared by the journeys of the editor: drawing on its board, pointing at cells of any size, and the editor's messages.

import { eventual, eventually, shows } from "./journey.mjs";

/** Waits until the verdict on the present board is the wanted one. */
export const verdict = (at, wanted) => eventual.equal(() => at("standing").getAttribute("data-verdict"), wanted);

/** Waits until the words about the cursor's place match. */
export const told = (at, wanted) => shows(at, "cursor", wanted);

/** Waits until the address matches. */
export const address = (page, wanted) =>
  eventually(() => decodeURIComponent(page.url()), (url) => wanted.test(url), `the address has ${wanted}`);

/** Middle of a cell on the screen; -1 is in front of the board. `x`, `y` within the cell, 0 to 1. */
export async function cell(page, at, row, col, x = 0.5, y = 0.5) {
  const board = at("edit-board");
  const canvas = await board.locator("canvas").boundingBox();
  const [left, top, right] = await board.evaluate((board) =>
    ["--board-left", "--board-top", "--board-right"].map((name) => Number.parseFloat(getComputedStyle(board).getPropertyValue(name))),
  );
  const [, cols] = (await board.locator("canvas").getAttribute("aria-label")).match(/and (\d+) columns/);
  const width = (right - left) / Number(cols);
  return [canvas.x + left + (col + x) * width, canvas.y + top + (row + y) * width];
}

/** Drags the mouse over cells. */
export async function drag(page, at, cells) {
  for (const [i, [row, col]] of cells.entries()) {
    await page.mouse.move(...(await cell(page, at, row, col)), { steps: 3 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Drags a finger over cells. */
export async function swipe(page, at, cells) {
  const session = await page.context().newCDPSession(page);
  const touch = async (type, place) => {
    const touchPoints = place ? [{ x: place[0], y: place[1] }] : [];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  for (const [i, [row, col]] of cells.entries()) {
    await touch(i === 0 ? "touchStart" : "touchMove", await cell(page, at, row, col));
  }
  await touch("touchEnd");
  await session.detach();
}
