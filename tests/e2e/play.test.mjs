// Playing by hand: marks by mouse, touch and keys, hints, checks, trials, and what is kept.

import assert from "node:assert/strict";

import { SMALL, eventual, eventually, journey, paste } from "./journey.mjs";
import { AQUARIUM, SLITHERLINK, SUDOKU, placed, said, spot, told } from "./playing.mjs";

journey("a press goes round, the other button crosses, a drag draws, and all is undone", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  const top = await spot(at, 1.5, 0);
  await page.mouse.click(...top);
  await told(at, /R1C2 top line/);
  await page.mouse.click(...top);
  await told(at, /R1C2 top cross/);
  await page.mouse.click(...top);
  // The crosses that came with the line are the player's now.
  await told(at, /^ *3 marks/);
  for (const _ of [1, 2, 3]) await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  await page.mouse.click(...(await spot(at, 3, 2.5)), { button: "right" });
  await told(at, /R3C3 right cross/);
  await page.mouse.move(...(await spot(at, 0, 4)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(at, 0, 5)), { steps: 6 });
  await page.mouse.move(...(await spot(at, 1, 5)), { steps: 6 });
  await page.mouse.up();
  await told(at, /^R5C1 left line\. \d+ marks/);
  await page.keyboard.press("Control+z");
  await told(at, /R3C3 right cross/);
  await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  await page.keyboard.press("Control+y");
  await told(at, /R3C3 right cross/);
});

for (const [name, hash] of [
  ["a slitherlink", SLITHERLINK],
  ["a sudoku", SUDOKU],
  ["an aquarium", AQUARIUM],
]) {
  journey(`${name} is solved by hints, in degrees, with the keyboard alone`, { hash }, async (page, at) => {
    const words = () => at("hint").textContent();
    await page.keyboard.press("h");
    await eventually(words, (said) => said === "Which technique?", "where");
    await eventual.match(() => at("coach").textContent(), /Look here/);
    await page.keyboard.press("h");
    await eventually(words, (said) => said === "Show me how", "the technique");
    const technique = await at("coach").textContent();
    await page.keyboard.press("h");
    await eventually(words, (said) => said === "Do it", "the evidence");
    await eventual.notEqual(() => at("coach").textContent(), technique);
    await page.keyboard.press("Escape");
    await eventually(words, (said) => said === "Hint", "it is over");
    const solved = async () => /Solved/.test(await at("play-panel").textContent());
    for (let hints = 0; hints < 400 && !(await solved()); hints += 1) {
      for (const wanted of ["Which technique?", "Show me how", "Do it", "Hint"]) {
        await page.keyboard.press("h");
        await eventually(words, (said) => said === wanted, wanted);
      }
    }
    await eventual.ok(() => solved());
  });
}

journey("a wrong mark is not shown unasked; a check tells it in degrees", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  // The first blank, which is an 8.
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("3");
  await told(at, /R1C2=3/);
  await eventual.doesNotMatch(() => at("coach").textContent(), /wrong/);
  await at("check").click();
  await eventually(() => at("coach").textContent(), (words) => /wrong/.test(words), "so many are wrong");
  await at("check").click();
  await eventually(() => at("coach").textContent(), (words) => /R1C2/.test(words), "the first one");
  await at("check").click();
  await eventually(() => at("film-steps").locator("li").count(), (count) => count > 0, "the refutation");
  // A hint would stand on it, and leads to the check.
  await at("dismiss").click();
  await at("hint").click();
  await eventually(() => at("hint").textContent(), (words) => words === "Check", "the button says so");
});

journey("notes and digits are written by keys and by the keypad", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("Control+3");
  await told(at, /R1C2/);
  await page.keyboard.press("Shift+Digit4");
  await at("digit-8").click();
  await told(at, /R1C2=8/);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("ArrowRight");
  await at("play-pad-inner").click();
  await eventually(() => at("play-pad-inner").getAttribute("aria-pressed"), (pressed) => pressed === "true", "inner notes");
});

journey("Shift and the number pad write a note on every system; without Num Lock the pad moves the cursor", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  const press = (event) =>
    page.evaluate((event) => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...event }));
    }, event);
  const withNumLock = { modifierNumLock: true };
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  // Windows takes Shift away while a key of the pad is pressed, and gives it back afterwards.
  await page.keyboard.down("Shift");
  await page.keyboard.up("Shift");
  await press({ key: "PageDown", code: "Numpad3", ...withNumLock });
  await page.keyboard.down("Shift");
  await page.keyboard.up("Shift");
  await told(at, /R1C2 outer 3/);
  // An arrow is a digit as well, so the cursor stays.
  await press({ key: "ArrowRight", code: "Numpad6", ...withNumLock });
  await told(at, /R1C2 outer 36/);
  // Linux.
  await press({ key: "ArrowDown", code: "Numpad2", shiftKey: true, ...withNumLock });
  await told(at, /R1C2 outer 236/);
  await press({ key: "ArrowRight", code: "Numpad6" });
  await press({ key: "PageDown", code: "Numpad3" });
  await press({ key: "4", code: "Numpad4", ...withNumLock });
  await told(at, /R1C3=4.*2 marks/);
});

journey("a half-solved puzzle is gone on with, and a hint helps on", {}, async (page, at) => {
  // The first blank filled in.
  await paste(page, ":0000:x:9+8.......1...6857..6.14..3.......8....6.9....3....5.....29..7.47.1..6......4...61:::");
  await eventually(() => at("recognised").textContent(), (words) => /HoDoKu/.test(words), "recognised");
  await at("play-it").click();
  await told(at, /R1C2=8.*One mark/);
  await at("hint").click();
  await eventually(() => at("hint").textContent(), (words) => words === "Which technique?", "a hint");
});

journey("a trial is kept or dropped", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  await at("play-suppose").click();
  await page.mouse.click(...(await spot(at, 1.5, 0)));
  await told(at, /R1C2 top line/);
  await at("play-drop").click();
  await told(at, /No marks/);
  await eventual.equal(() => at("play-keep").count(), 0);
});

journey("a game goes on after a reload, and after another puzzle was played", { hash: AQUARIUM }, async (page, at) => {
  await placed(page);
  await page.mouse.click(...(await spot(at, 0.5, 5.5)));
  await told(at, /water/);
  const marks = await at("play-told").textContent();
  const count = (words) => words.match(/(\d+|One) marks?/)[1];
  await page.reload();
  await page.waitForSelector("canvas");
  await eventually(() => at("play-told").textContent(), (words) => /water/.test(words), "the marks are there");
  await eventual.equal(async () => count(await at("play-told").textContent()), count(marks));
  await paste(page, SMALL);
  await told(at, /No marks/);
  await page.goto(page.url().replace(/#.*/, AQUARIUM));
  await eventually(() => at("play-told").textContent(), (words) => /water/.test(words), "and again");
});

journey("a stored game that is broken does no harm, and stays", { hash: "#p=2.3,2.2,2.3" }, async (page, at) => {
  await page.evaluate(() => {
    localStorage.setItem("clew-game/" + decodeURIComponent(location.hash.match(/p=([^&]*)/)[1]), "{broken");
  });
  await page.reload();
  await at("play-it").click();
  await told(at, /No marks/);
  await placed(page);
  await page.mouse.click(...(await spot(at, 1.5, 0)));
  await told(at, /R1C2 top line/);
  await at("play-games").click();
  await eventual.equal(() => at("game").count(), 1);
  await eventual.match(() => at("games-unread").textContent(), /One game could not be read/);
});

journey("on a phone one plays with fingers, and nothing sticks out", { hash: SUDOKU, width: 390, height: 844, hasTouch: true }, async (page, at) => {
  await placed(page);
  await eventual.equal(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
  const [x, y] = await spot(at, 1.5, 0.5);
  await page.touchscreen.tap(x, y);
  const left = Number(await at("digit-8").locator("small").textContent());
  await page.getByRole("button", { name: `8, ${left} left`, exact: true }).tap();
  await told(at, /R1C2=8/);
  await page.getByRole("button", { name: `8, ${left - 1} left`, exact: true }).waitFor();
  for (const button of await page.locator(".player.play button").all()) {
    const box = await button.boundingBox();
    assert.ok(box.height >= 40 && box.width >= 36 && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  }
  // What is asked most is seen beside board and keypad, and a digit is asked about with the keypad.
  for (const id of ["hint", "check", "play-why", "play-review"]) {
    const [button, pad] = [await at(id).boundingBox(), await page.locator(".keypad").boundingBox()];
    assert.ok(button.y + button.height <= pad.y, `${id} is below the keypad`);
  }
  await page.touchscreen.tap(...(await spot(at, 2.5, 0.5)));
  await at("play-why").tap();
  await said(at, /Which digit/);
  await at("digit-3").tap();
  await said(at, /R1C3/);
});

journey("on a small phone the whole board is above the keypad, and no button is left out", { hash: SUDOKU, width: 320, height: 568, hasTouch: true }, async (page, at) => {
  await placed(page);
  const drawn = async () => {
    const [left, top] = await spot(at, 0, 0);
    const [right, bottom] = await spot(at, 9, 9);
    return { left, top, right, bottom };
  };
  const keypad = await page.locator(".keypad").boundingBox();
  const { left, top, right, bottom } = await drawn();
  assert.ok(left >= 0 && top >= 48 && right <= 320 && bottom <= keypad.y, JSON.stringify([left, top, right, bottom, keypad]));
  for (const button of await page.locator(".player.play button:not(.menu *)").all()) {
    const box = await button.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 320 && box.y + box.height <= 568, `${await button.getAttribute("data-testid")}: ${JSON.stringify(box)}`);
  }
  // The board keeps its size while the coach has the keypad's place, and his reasons play.
  await page.touchscreen.tap(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("3");
  await told(at, /R1C2=3/);
  for (const degree of [/wrong/, /R1C2/, /^Suppose/]) {
    await page.keyboard.press("k");
    await said(at, degree);
  }
  await at("film-play").click();
  await eventual.match(() => at("film-at").textContent(), /^2 /);
  assert.deepEqual(await drawn(), { left, top, right, bottom });
});

for (const [width, height, isWide] of [
  [844, 390, true],
  [640, 400, false],
]) {
  journey(`at ${width}×${height} the board of a game stays beside coach and keypad`, { hash: SUDOKU, width, height, hasTouch: true }, async (page, at) => {
    await placed(page);
    const board = () => at("play-board").boundingBox();
    const { x, y, width: w, height: h } = await board();
    assert.ok(x >= 0 && y >= 0 && x + w <= width && y + h <= height, JSON.stringify([x, y, w, h]));
    const scrolled = [];
    for (const id of ["hint", "digit-1", "digit-9", "play-erase", "play-undo", "play-redo", "play-games", "play-settings"]) {
      await at(id).scrollIntoViewIfNeeded();
      if (await page.evaluate(() => scrollY > 0)) scrolled.push(id);
      const box = await at(id).boundingBox();
      assert.ok(box.x >= x + w && box.x + box.width <= width, `${id}: ${JSON.stringify(box)}`);
      await eventual.ok(async () => (await board()).y >= 0, `the board stays beside ${id}`);
    }
    if (isWide) assert.deepEqual(scrolled, [], "all in sight at once");
    await eventual.equal(() => page.evaluate(() => document.documentElement.scrollWidth), width);
  });
}

journey("on a phone a fault in what was pasted is mended in the game, where there is no paste box otherwise", { hash: SUDOKU, width: 390, height: 844, hasTouch: true }, async (page, at) => {
  await placed(page);
  // Where it is out of the way, it is a point that can still have the focus.
  const isSeen = () => page.locator("section.paste").evaluate((section) => section.offsetHeight > 1);
  await eventual.equal(isSeen, false);
  await paste(page, "2.3\n2.9\n2.3");
  await eventual.match(() => at("error").textContent(), /9 in row 2, column 3/);
  // The fault is selected: what is typed takes its place, and the box stays meanwhile.
  await page.keyboard.press("Backspace");
  await eventual.equal(() => at("paste").inputValue(), "2.3\n2.\n2.3");
  await eventual.equal(isSeen, true);
  await page.keyboard.type("2");
  await eventual.match(() => at("play-panel").textContent(), /Slitherlink 3×3/);
});
