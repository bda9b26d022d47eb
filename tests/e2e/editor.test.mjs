// The editor: keys, palette, size, pasting, address and reload; the verdict after every change; its layout on small screens.

import assert from "node:assert/strict";

import { address, cell, told, verdict } from "./draw.mjs";
import { SMALL, eventual, eventually, fits, inSight, journey, paste, position, shows, solved, visit } from "./journey.mjs";

const BLANK = { hash: "#p=...,...,...&mode=edit" };

const size = (at, wanted) => eventual.equal(() => at("edit-size").textContent(), wanted);
const clues = (at, wanted) => eventual.equal(() => at("edit-clues").textContent(), String(wanted));

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

journey("a puzzle is written by keys alone, the verdict follows, and the address keeps it", BLANK, async (page, at, step) => {
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const entries = await page.evaluate(() => history.length);
  await verdict(at, "several");
  await told(at, /^Row 1, column 1: blank/);
  for (const [key, sign] of [["2", /: 2/], ["Backspace", /: blank/], ["?", /: question mark/], ["Space", /: blank/]]) {
    await press(key);
    await told(at, sign);
  }
  await type(page);
  await verdict(at, "unique");
  await clues(at, 6);
  await eventual.match(() => at("edit-decided").textContent(), /^all \d+ cells and edges$/, "of one solution everything is decided");
  await shows(at, "edit-grade", /^level \d+: ./);
  await eventual.match(() => at("standing").getAttribute("data-micros"), /^\d+$/);

  step("a clue that does not fit, undone");
  await press("PageUp", "0");
  await verdict(at, "none");
  await press("Control+z");
  await verdict(at, "unique");

  step("a space wipes a cell and presses no button; a button used by keys is left as soon as something is typed");
  await at("clear").focus();
  await press("Enter");
  await clues(at, 0);
  await press("1", "ArrowRight", "2", "Space");
  await told(at, /^Row 1, column 2: blank/);
  await clues(at, 1);
  while ((await at("edit-clues").textContent()) !== "6") await press("Control+z");

  step("what is written replaces the address, and is there after a reload");
  await address(page, /p=slither\/3\/3\/737273&mode=edit/);
  assert.equal(await page.evaluate(() => history.length), entries);
  await page.reload();
  await page.waitForSelector("canvas");
  await verdict(at, "unique");
  await eventual.equal(() => at("edit").getAttribute("aria-current"), "page");

  step("the help lists the editor's keys; keys in a field are text");
  await press("h");
  await shows(at, "help-dialog", /While editing/);
  await press("Escape");
  await at("help-dialog").waitFor({ state: "detached" });
  await at("paste").focus();
  await press("3");
  await clues(at, 6);
});

journey("the board is resized by numbers, by keys and by dragging, and pasted over; nothing is lost", { hash: `#p=${SMALL}&mode=edit` }, async (page, at, step) => {
  await verdict(at, "unique");
  await at("edit-rows").fill("2");
  await at("resize").click();
  await size(at, "2×3");
  await clues(at, 4);
  await page.keyboard.press("Control+z");
  await size(at, "3×3");
  await eventual.equal(() => at("edit-rows").inputValue(), "3");
  await verdict(at, "unique");
  step("keys");
  await at("handle-corner").focus();
  await page.keyboard.press("ArrowRight");
  await size(at, "3×4");
  await page.keyboard.press("ArrowDown");
  await size(at, "4×4");
  await told(at, /^Row 1, column 1/);
  step("dragging");
  const corner = await at("handle-corner").boundingBox();
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
  for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press("Control+z");
  await verdict(at, "unique");
  await clues(at, 6);

  step("pasting replaces the board and stays in the editor; a fault leaves it");
  await paste(page, "https://puzz.link/p?slither/4/4/g212cg210616");
  await size(at, "4×4");
  await shows(at, "recognised", /puzz\.link/);
  await eventual.equal(() => at("edit").getAttribute("aria-current"), "page");
  await paste(page, "22!,...,222");
  await at("error").waitFor();
  await size(at, "4×4");
  await at("edit-board").locator("canvas").focus();
  await page.keyboard.press("Control+z");
  await size(at, "3×3");
  await at("samples").click();
  await page.locator(".sheet button").first().click();
  await size(at, "7×7");
  await verdict(at, "unique");
});

journey("what was written is watched and written on again; Back leads to what was watched", {}, async (page, at, step) => {
  await solved(page);
  await at("edit").click();
  await size(at, "10×10");
  await verdict(at, "unique");
  await page.keyboard.press("3");
  await address(page, /mode=edit/);
  await page.goBack();
  await eventual.equal(() => at("watch").getAttribute("aria-current"), "page");
  await shows(at, "recognised", /10×10/);
  await eventual.match(() => solved(page), /^Unique/);
  step("a board of one's own");
  await at("edit").click();
  await at("edit-rows").fill("3");
  await at("edit-cols").fill("3");
  await at("blank").click();
  await size(at, "3×3");
  await type(page);
  await verdict(at, "unique");
  await at("watch").click();
  await shows(at, "recognised", /3×3 · your board$/);
  await eventual.match(() => solved(page), /^Unique/);
  await page.keyboard.press("ArrowRight");
  await eventually(() => position(page), (now) => now === 1, "it plays");
  await at("edit").click();
  await verdict(at, "unique");
  await page.keyboard.press("Control+z");
  await clues(at, 5);
});

journey("on a phone a puzzle is written by touch", { ...BLANK, width: 390, height: 844, hasTouch: true }, async (page, at, step) => {
  const tools = page.locator(".tools button");
  const board = page.locator(".desk canvas");
  await verdict(at, "several");
  await inSight(tools, { least: 40 });
  for (const [row, line] of SMALL.split(",").entries()) {
    for (const [col, sign] of [...line].entries()) {
      if (sign === ".") continue;
      await page.touchscreen.tap(...(await cell(page, at, row, col)));
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
  await fits(page);

  for (const [width, height] of [[844, 390], [640, 400]]) {
    step(`at ${width}×${height} the board stays beside its tools, all of them in sight`);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await fits(page);
    const right = async () => {
      const box = await board.boundingBox();
      return box.x + box.width;
    };
    await eventually(right, (now) => now < width * 0.7, "the board is beside its tools");
    await inSight(board);
    await inSight(tools, { left: await right() });
    await page.locator(".right > .hint").scrollIntoViewIfNeeded();
    await eventual.ok(async () => (await board.boundingBox()).y >= 0, "the board stays");
  }

  step("on a small phone the board has room above the tools of a sudoku");
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, "#p=sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61&mode=edit");
  await size(at, "9×9");
  await page.evaluate(() => scrollTo(0, 0));
  await inSight(tools, { least: 40 });
  const place = page.locator(".desk .board");
  await place.evaluate((board) => board.scrollIntoView());
  const [{ y, height }, below] = [await place.boundingBox(), await page.locator(".tools").boundingBox()];
  assert.ok(y >= 0 && y + height <= below.y, JSON.stringify([y, height, below.y]));
});

journey("letters write the digits above nine; shown as numbers they still do", { hash: "#p=4x4:zzzzzzzzzv&mode=edit" }, async (page, at, step) => {
  const palette = () => page.locator(".palette button").evaluateAll((all) => all.slice(0, 16).map((one) => [one.textContent, one.ariaLabel]));
  const named = (signs) => signs.map((sign) => [sign, sign]);
  await eventual.deepEqual(palette, named([..."123456789ABCDEFG"]));
  await page.keyboard.press("g");
  await told(at, /^Row 1, column 1: G$/);
  step("a letter that is no digit here is a command");
  await page.keyboard.press("m");
  await told(at, /^Row 1, column 16: G$/);
  step("as numbers");
  await at("watch").click();
  await shows(at, "recognised", /16×16/);
  await at("method-more").evaluate((more) => (more.open = true));
  await at("numerals").check();
  await at("edit").click();
  await at("edit-board").waitFor();
  await eventual.deepEqual(palette, named(Array.from({ length: 16 }, (_, before) => String(before + 1))));
  await told(at, /^Row 1, column 16: 16$/);
  await page.keyboard.press("A");
  await told(at, /^Row 1, column 16: 10$/);
  step("it lasts");
  await page.reload();
  await at("edit-board").waitFor();
  await told(at, /^Row 1, column 1/);
  await eventual.deepEqual(async () => (await palette()).at(-1), ["16", "16"]);
});
