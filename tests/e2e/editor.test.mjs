// The editor: keys, palette, undo, size, pasting over, address; and the verdict that follows every change.

import assert from "node:assert/strict";

import { cell } from "./draw.mjs";
import { SMALL, eventual, eventually, journey, paste, position, solved } from "./journey.mjs";

const BLANK = { hash: "#p=...,...,...&mode=edit" };

/** Waits until the verdict on the present board is the wanted one. */
const verdict = (at, wanted) =>
  eventually(() => at("standing").getAttribute("data-verdict"), (now) => now === wanted, `the verdict should be ${wanted}`);

const told = (at, wanted) =>
  eventually(() => at("cursor").textContent(), (words) => wanted.test(words), `the cursor tells ${wanted}`);

const size = (at, wanted) =>
  eventually(() => at("edit-size").textContent(), (words) => words === wanted, `the board is ${wanted}`);

/** The address, once it contains the wanted text. */
const address = (page, wanted) =>
  eventually(() => decodeURIComponent(page.url()), (url) => url.includes(wanted), `the address has ${wanted}`);

/** Types the clues of the small puzzle, row by row, starting in the corner. */
async function type(page) {
  for (const row of SMALL.split(",")) {
    for (const sign of row) {
      if (sign !== ".") await page.keyboard.press(sign);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
  }
}

/** A puzzle as it stands in the address. */
const SMALL_LINK = "p=slither/3/3/737273&mode=edit";

journey("a puzzle is written by keys alone, and the verdict follows", BLANK, async (page, at) => {
  await verdict(at, "several");
  await told(at, /^Row 1, column 1: blank/);
  await page.keyboard.press("2");
  await told(at, /^Row 1, column 1: 2/);
  await page.keyboard.press("Backspace");
  await told(at, /^Row 1, column 1: blank/);
  await page.keyboard.press("?");
  await told(at, /^Row 1, column 1: question mark/);
  await page.keyboard.press("Space");
  await type(page);
  await verdict(at, "unique");
  await eventual.equal(() => at("edit-clues").textContent(), "6");
  await eventual.match(() => at("edit-decided").textContent(), /^all \d+ cells and edges$/, "of one solution everything is decided");
  await eventually(() => at("edit-grade").textContent(), (words) => /^level \d+: ./.test(words), "the grade");
  await eventual.match(() => at("standing").getAttribute("data-micros"), /^\d+$/);
  await address(page, SMALL_LINK);
  // A clue that does not fit.
  await page.keyboard.press("PageUp");
  await page.keyboard.press("0");
  await verdict(at, "none");
  await page.keyboard.press("Control+z");
  await verdict(at, "unique");
});

journey("undo and redo go through everything that was done", BLANK, async (page, at) => {
  await page.keyboard.press("3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("1");
  await address(page, "/3/3/3bk");
  await page.keyboard.press("m");
  await told(at, /^Row 1, column 2: 1/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await told(at, /^Row 1, column 2: blank/);
  await page.keyboard.press("Control+Shift+Z");
  await told(at, /^Row 1, column 2: 1/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await eventual.equal(() => at("edit-clues").textContent(), "0");
  await eventual.ok(() => at("undo").isDisabled());
  await at("redo").click();
  await page.keyboard.press("Control+y");
  await told(at, /^Row 1, column 2: 1/);
  await eventual.equal(() => at("edit-clues").textContent(), "2");
  await at("clear").click();
  await eventual.equal(() => at("edit-clues").textContent(), "0");
  await at("undo").click();
  await eventual.equal(() => at("edit-clues").textContent(), "2");
});

journey("the board rotates and mirrors, four and two times back to itself", { hash: "#p=12.,0.3&mode=edit" }, async (page, at) => {
  await size(at, "2×3");
  await told(at, /: 1/);
  const sizes = [];
  for (const name of ["rotate-right", "rotate-left", "mirror", "flip"]) {
    await at(name).click();
    await told(at, /: 1/);
    sizes.push(await at("edit-size").textContent());
  }
  assert.deepEqual(sizes, ["3×2", "2×3", "2×3", "2×3"]);
  await told(at, /^Row 2, column 3/);
  await page.keyboard.press("R");
  await size(at, "3×2");
  await page.keyboard.press("r");
  await size(at, "2×3");
  await page.keyboard.press("M");
  await told(at, /^Row 1, column 3: 1/);
});

journey("the board is resized by numbers, by keys and by dragging, and nothing is lost", { hash: `#p=${SMALL}&mode=edit` }, async (page, at) => {
  await verdict(at, "unique");
  await at("edit-rows").fill("2");
  await at("resize").click();
  await size(at, "2×3");
  await eventual.equal(() => at("edit-clues").textContent(), "4");
  await page.keyboard.press("Control+z");
  await size(at, "3×3");
  await eventual.equal(() => at("edit-rows").inputValue(), "3");
  await verdict(at, "unique");
  await at("edit-cols").fill("0");
  await eventual.ok(() => at("resize").isDisabled(), "there are no boards of this size");
  await at("edit-cols").fill("5");
  await at("blank").click();
  await size(at, "3×5");
  await eventual.equal(() => at("edit-clues").textContent(), "0");
  await page.keyboard.press("Control+z");
  await verdict(at, "unique");
  await at("handle-corner").focus();
  await page.keyboard.press("ArrowRight");
  await size(at, "3×4");
  await page.keyboard.press("ArrowDown");
  await size(at, "4×4");
  await told(at, /^Row 1, column 1/);
  const corner = await at("handle-corner").boundingBox();
  const board = await at("edit-board").locator("canvas").boundingBox();
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 50, y - 50, { steps: 4 });
  const [left, right] = await Promise.all([cell(page, at, 0, 0), cell(page, at, 0, 1)]);
  const width = right[0] - left[0];
  await page.mouse.move(x - 2 * width, y - width, { steps: 4 });
  await eventual.match(() => page.locator(".frame").textContent(), /^3×2$/);
  await page.mouse.up();
  await size(at, "3×2");
  await eventual.equal(() => page.locator(".frame").count(), 0);
  assert.ok(board.width > 200);
  for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press("Control+z");
  await verdict(at, "unique");
  await eventual.equal(() => at("edit-clues").textContent(), "6");
});

journey("pasting replaces the board, stays in the editor, and can be undone", BLANK, async (page, at) => {
  await page.keyboard.press("3");
  await told(at, /: 3/);
  await paste(page, "https://puzz.link/p?slither/4/4/g212cg210616");
  await size(at, "4×4");
  await eventual.match(() => at("recognised").textContent(), /puzz\.link/);
  await eventual.equal(() => at("edit").getAttribute("aria-current"), "page");
  await paste(page, "22!,...,222");
  await at("error").waitFor();
  await size(at, "4×4");
  await at("edit-board").locator("canvas").focus();
  await page.keyboard.press("Control+z");
  await size(at, "3×3");
  await told(at, /^Row 1, column 1: 3/);
  await at("samples").click();
  await page.locator(".sheet button").first().click();
  await size(at, "7×7");
  await verdict(at, "unique");
  await page.keyboard.press("Control+z");
  await size(at, "3×3");
});

for (const [width, height] of [
  [844, 390],
  [640, 400],
]) {
  journey(`at ${width}×${height} the board stays beside its tools, all of them in sight`, { ...BLANK, width, height, hasTouch: true }, async (page, at) => {
    await verdict(at, "several");
    const board = () => page.locator(".desk canvas").boundingBox();
    const { x, y, width: w, height: h } = await board();
    assert.ok(x >= 0 && y >= 0 && x + w <= width && y + h <= height, JSON.stringify([x, y, w, h]));
    for (const box of await page.locator(".tools button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
      assert.ok(box.left >= x + w && box.right <= width && box.top >= 0 && box.bottom <= height, JSON.stringify(box));
    }
    await eventual.equal(() => page.evaluate(() => document.documentElement.scrollWidth), width);
    await page.locator(".right > .hint").scrollIntoViewIfNeeded();
    await eventual.ok(async () => (await board()).y >= 0, "the board stays");
  });
}

journey("on a small phone the board has room above the tools of a sudoku", { hash: "#p=sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61&mode=edit", width: 320, height: 568, hasTouch: true }, async (page, at) => {
  await at("undo").waitFor();
  const tools = await page.locator(".tools").boundingBox();
  for (const box of await page.locator(".tools button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
    assert.ok(box.width >= 40 && box.height >= 40 && box.left >= 0 && box.right <= 320 && box.bottom <= 568, JSON.stringify(box));
  }
  const board = page.locator(".desk .board");
  await board.evaluate((board) => board.scrollIntoView());
  const { y, height } = await board.boundingBox();
  assert.ok(y >= 0 && y + height <= tools.y, JSON.stringify([y, height, tools.y]));
});

journey(
  "on a phone a puzzle is written by touch",
  { ...BLANK, width: 390, height: 844, hasTouch: true },
  async (page, at) => {
    await verdict(at, "several");
    const buttons = page.locator(".tools button");
    for (const box of await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
      assert.ok(box.width >= 40 && box.height >= 40, JSON.stringify(box));
      assert.ok(box.left >= 0 && box.right <= 390 && box.bottom <= 844, JSON.stringify(box));
    }
    const tap = async (row, col) => page.touchscreen.tap(...(await cell(page, at, row, col)));
    for (const [row, line] of SMALL.split(",").entries()) {
      for (const [col, sign] of [...line].entries()) {
        if (sign === ".") continue;
        await tap(row, col);
        await told(at, new RegExp(`^Row ${row + 1}, column ${col + 1}:`));
        await page.locator(".palette").getByRole("button", { name: sign, exact: true }).tap();
        await told(at, new RegExp(`: ${sign}`));
      }
    }
    await verdict(at, "unique");
    await at("wipe").tap();
    await told(at, /^Row 3, column 3: blank/);
    await at("undo").tap();
    await verdict(at, "unique");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 390, "nothing scrolls sideways");
  },
);

journey("a link to the editor opens what was written, also after a reload", BLANK, async (page, at) => {
  const before = await page.evaluate(() => history.length);
  await type(page);
  await address(page, SMALL_LINK);
  await eventual.equal(() => page.evaluate(() => history.length), before, "what is written replaces the address");
  await page.reload();
  await page.waitForSelector("canvas");
  await verdict(at, "unique");
  await eventual.equal(() => at("edit").getAttribute("aria-current"), "page");
});

journey("what was written is watched, and written on again", {}, async (page, at) => {
  await solved(page);
  await at("edit").click();
  await size(at, "10×10");
  await verdict(at, "unique");
  await at("edit-rows").fill("3");
  await at("edit-cols").fill("3");
  await at("blank").click();
  await type(page);
  await verdict(at, "unique");
  await at("watch").click();
  await eventual.match(() => solved(page), /^Unique/);
  await eventual.match(() => at("recognised").textContent(), /3×3 · your board$/);
  await page.keyboard.press("ArrowRight");
  await eventually(() => position(page), (now) => now === 1, "it plays");
  await at("edit").click();
  await verdict(at, "unique");
  await page.keyboard.press("Control+z");
  await eventual.equal(() => at("edit-clues").textContent(), "5");
  await at("watch").click();
  await at("edit").click();
  await page.keyboard.press("Control+y");
  await eventual.equal(() => at("edit-clues").textContent(), "6");
  // The board of the beginning is one long way back.
  while (!(await at("undo").isDisabled())) await page.keyboard.press("Control+z");
  await size(at, "10×10");
  await verdict(at, "unique");
});

journey("the back button leads from the editor to what was watched", {}, async (page, at) => {
  await solved(page);
  await at("edit").click();
  await verdict(at, "unique");
  await page.keyboard.press("3");
  await address(page, "mode=edit");
  await page.goBack();
  await eventually(() => at("watch").getAttribute("aria-current"), (now) => now === "page", "it is watched");
  await eventual.match(() => solved(page), /^Unique/);
  await eventual.match(() => at("recognised").textContent(), /10×10/);
});

journey("the help lists the editor's keys, and keys in a field are text", BLANK, async (page, at) => {
  await page.keyboard.press("h");
  await at("help-dialog").waitFor();
  await eventual.match(() => at("help-dialog").textContent(), /While editing/);
  await page.keyboard.press("Escape");
  await at("help-dialog").waitFor({ state: "detached" });
  await at("paste").focus();
  await page.keyboard.press("3");
  await told(at, /: blank/);
  await eventual.equal(() => at("edit-clues").textContent(), "0");
});
