// Playing by hand: marks with mouse, touch and keys, hints, trials; and the layout of board, coach and keypad on small screens.

import assert from "node:assert/strict";

import { SMALL, eventual, fits, inSight, journey, paste, shows, visit } from "./journey.mjs";
import { AQUARIUM, SLITHERLINK, SUDOKU, hinted, placed, said, spot, told } from "./playing.mjs";

journey("a press goes round, the other button crosses, a drag draws, a trial is dropped, and all is undone", { hash: SLITHERLINK }, async (page, at, step) => {
  await placed(page);
  const top = await spot(at, 1.5, 0);
  for (const wanted of [/R1C2 top line/, /R1C2 top cross/, /^ *3 marks/]) {
    // The crosses that came with the line finally belong to the player.
    await page.mouse.click(...top);
    await told(at, wanted);
  }
  for (const _ of [1, 2, 3]) await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  step("the other button");
  await page.mouse.click(...(await spot(at, 3, 2.5)), { button: "right" });
  await told(at, /R3C3 right cross/);
  step("a drag");
  await page.mouse.move(...(await spot(at, 0, 4)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(at, 0, 5)), { steps: 6 });
  await page.mouse.move(...(await spot(at, 1, 5)), { steps: 6 });
  await page.mouse.up();
  await told(at, /^R5C1 left line\. \d+ marks/);
  step("undone and made again");
  await page.keyboard.press("Control+z");
  await told(at, /R3C3 right cross/);
  await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  await page.keyboard.press("Control+y");
  await told(at, /R3C3 right cross/);
  await page.keyboard.press("Control+z");
  step("a trial is dropped");
  await at("play-suppose").click();
  await page.mouse.click(...top);
  await told(at, /R1C2 top line/);
  await at("play-drop").click();
  await told(at, /No marks/);
  await eventual.equal(() => at("play-keep").count(), 0);
  step("a held undo takes back move after move, and stops at the start; a click takes back one");
  await visit(page, `#p=${SMALL}&mode=play`);
  await shows(at, "play-panel", /Slitherlink 3×3/);
  await placed(page);
  for (const x of [0.5, 1.5, 2.5]) await page.mouse.click(...(await spot(at, x, 0)));
  await told(at, /R1C3 top line/);
  await at("play-undo").hover();
  await page.mouse.down();
  await told(at, /No marks/);
  await page.mouse.up();
  await eventual.equal(() => at("play-undo").isDisabled(), true);
  for (const id of ["play-redo", "play-redo", "play-undo"]) await at(id).click();
  await told(at, /R1C1 top line/);
});

journey("each kind is played with hints, in degrees, by the keyboard alone", {}, async (page, at, step) => {
  step("a half-solved puzzle is gone on with");
  // The first blank filled in.
  await paste(page, ":0000:x:9+8.......1...6857..6.14..3.......8....6.9....3....5.....29..7.47.1..6......4...61:::");
  await shows(at, "recognised", /HoDoKu/);
  await at("play-it").click();
  await told(at, /R1C2=8.*One mark/);
  for (const [kind, hash] of [["Slitherlink", SLITHERLINK], ["Sudoku", SUDOKU], ["Aquarium", AQUARIUM]]) {
    step(kind);
    await visit(page, hash);
    await shows(at, "play-panel", new RegExp(kind));
    for (const _ of [1, 2]) await hinted(page, at);
    await told(at, /One mark|\d+ marks/);
  }
  step("to the end");
  await visit(page, `#p=${SMALL}&mode=play`);
  await shows(at, "play-panel", /Slitherlink 3×3/);
  for (let hints = 0; hints < 40 && (await at("finish").count()) === 0; hints += 1) await hinted(page, at);
  await shows(at, "finish", /Solved/);
});

journey("notes and digits are written by keys, number pad and keypad", { hash: SUDOKU }, async (page, at, step) => {
  await placed(page);
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("Control+3");
  await told(at, /R1C2/);
  await page.keyboard.press("Shift+Digit4");
  await at("digit-8").click();
  await told(at, /R1C2=8/);
  for (const _ of [1, 2, 3]) await page.keyboard.press("Control+z");
  await told(at, /No marks/);

  step("Shift and the number pad write a note on every system; without Num Lock the pad moves the cursor");
  const press = (event) =>
    page.evaluate((event) => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...event }));
    }, event);
  const withNumLock = { modifierNumLock: true };
  // Windows releases Shift while a key of the number pad is pressed, and presses it again afterwards.
  await page.keyboard.down("Shift");
  await page.keyboard.up("Shift");
  await press({ key: "PageDown", code: "Numpad3", ...withNumLock });
  await page.keyboard.down("Shift");
  await page.keyboard.up("Shift");
  await told(at, /R1C2 corner 3/);
  // The arrow event stands for a digit, so the cursor stays.
  await press({ key: "ArrowRight", code: "Numpad6", ...withNumLock });
  await told(at, /R1C2 corner 36/);
  // Linux.
  await press({ key: "ArrowDown", code: "Numpad2", shiftKey: true, ...withNumLock });
  await told(at, /R1C2 corner 236/);
  await press({ key: "ArrowRight", code: "Numpad6" });
  await press({ key: "PageDown", code: "Numpad3" });
  await press({ key: "4", code: "Numpad4", ...withNumLock });
  await told(at, /R1C3=4.*2 marks/);

  step("all candidates are noted by a button and taken away by it, each in one move");
  const noted = (is) => eventual.equal(() => at("play-candidates").getAttribute("aria-pressed"), String(is));
  await noted(false);
  await at("play-candidates").click();
  await told(at, /\d\d marks/);
  await noted(true);
  await at("play-candidates").click();
  await told(at, /2 marks/);
  await noted(false);
  await page.keyboard.press("Control+z");
  await noted(true);
  await page.keyboard.press("Control+z");
  await told(at, /2 marks/);
});

journey("on phones you play with fingers, the board stays beside or above coach and keypad, and a fault can be fixed", { hash: SUDOKU, width: 390, height: 844, hasTouch: true }, async (page, at, step) => {
  await placed(page);
  await fits(page);
  await page.touchscreen.tap(...(await spot(at, 1.5, 0.5)));
  const count = Number(await at("digit-8").locator("small").textContent());
  await page.getByRole("button", { name: `8, ${count} left`, exact: true }).tap();
  await told(at, /R1C2=8/);
  await page.getByRole("button", { name: `8, ${count - 1} left`, exact: true }).waitFor();
  for (const button of await page.locator(".player.play button").all()) {
    const box = await button.boundingBox();
    assert.ok(box.height >= 40 && box.width >= 36 && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  }
  // The most frequent questions are visible beside board and keypad, and the keypad is used to ask about a digit.
  for (const id of ["hint", "check", "play-why", "play-review"]) {
    const [button, pad] = [await at(id).boundingBox(), await page.locator(".keypad").boundingBox()];
    assert.ok(button.y + button.height <= pad.y, `${id} is below the keypad`);
  }
  await page.touchscreen.tap(...(await spot(at, 2.5, 0.5)));
  await at("play-why").tap();
  await said(at, /Which digit/);
  await at("digit-3").tap();
  await said(at, /R1C3/);
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("dismiss").count(), 0);

  for (const [width, height, isWide] of [[844, 390, true], [640, 400, false]]) {
    step(`at ${width}×${height} the board stays beside coach and keypad`);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const board = () => at("play-board").boundingBox();
    await eventual.ok(async () => (await board()).width < width * 0.7, "the board is beside its tools");
    const { x, width: w } = await board();
    await inSight(at("play-board"));
    const scrolled = [];
    for (const id of ["hint", "digit-1", "digit-9", "play-erase", "play-undo", "play-redo", "play-games", "play-settings"]) {
      await at(id).scrollIntoViewIfNeeded();
      if (await page.evaluate(() => scrollY > 0)) scrolled.push(id);
      const box = await at(id).boundingBox();
      assert.ok(box.x >= x + w && box.x + box.width <= width, `${id}: ${JSON.stringify(box)}`);
      await eventual.ok(async () => (await board()).y >= 0, `the board stays beside ${id}`);
    }
    if (isWide) assert.deepEqual(scrolled, [], "all in sight at once");
    await fits(page);
  }

  step("on a small phone the whole board is above the keypad, and no button is left out");
  await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => scrollTo(0, 0));
  const drawn = async () => {
    const [left, top] = await spot(at, 0, 0);
    const [right, bottom] = await spot(at, 9, 9);
    return { left, top, right, bottom };
  };
  await eventual.ok(async () => (await drawn()).right <= 320, "the board is as narrow as the window");
  const keypad = await page.locator(".keypad").boundingBox();
  const { left, top, right, bottom } = await drawn();
  assert.ok(left >= 0 && top >= 48 && right <= 320 && bottom <= keypad.y, JSON.stringify([left, top, right, bottom, keypad]));
  await inSight(page.locator(".player.play button:not(.menu *)"));
  // The board leaves room for the words of the coach, and stays whole.
  await page.touchscreen.tap(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("3");
  await told(at, /R1C2=3/);
  for (const degree of [/wrong/, /R1C2/, /^Suppose/]) {
    await page.keyboard.press("k");
    await said(at, degree);
  }
  await at("film-play").click();
  await shows(at, "film-at", /^2 /);
  const beside = await drawn();
  assert.ok(beside.left >= 0 && beside.top >= 48 && beside.right <= 320, JSON.stringify(beside));
  assert.ok(beside.right - beside.left >= 200, JSON.stringify(beside));
  await page.keyboard.press("Escape");

  step("a fault in what was pasted is mended in the game, where there is no paste box otherwise");
  await page.setViewportSize({ width: 390, height: 844 });
  // While it is hidden, it is a point that can still have the focus.
  const isSeen = () => page.locator("section.paste").evaluate((section) => section.offsetHeight > 1);
  await eventual.equal(isSeen, false);
  await paste(page, "2.3\n2.9\n2.3");
  await shows(at, "error", /9 in row 2, column 3/);
  // The fault is selected: typed text replaces it, and the box stays meanwhile.
  await page.keyboard.press("Backspace");
  await eventual.equal(() => at("paste").inputValue(), "2.3\n2.\n2.3");
  await eventual.equal(isSeen, true);
  await page.keyboard.type("2");
  await shows(at, "play-panel", /Slitherlink 3×3/);
});
