// The film as practice: it waits, takes an answer by keys or by touch, and says why a place is not right. Why, which speaks by itself; the key of the signs.

import assert from "node:assert/strict";

import { begin, drawn, eventual, eventually, journey, length, position, rests, shows, solved, visit } from "./journey.mjs";

/** A board of each kind that begins with easy ideas. */
const BOARDS = {
  slitherlink: "slither/7/7/gb62c783b7dgb62ag50bha65",
  sudoku: "sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61",
  aquarium: "aquarium/r/6/6/2sqrliq724s5/3g53g2g123g4",
};

const quiz = (page) => page.getByTestId("quiz").textContent();
const waits = (page) => page.getByTestId("quiz-show").waitFor();
const isAsked = async (page) => (await page.getByTestId("quiz-show").count()) > 0;
const toCome = (page) => page.locator(".sentence .to-come").count();

/** Place of the name of a cell or of its side, on the lattice with two steps a cell. */
function site(name) {
  const [, row, col, side] = name.match(/^R(\d+)C(\d+)(?: (top|bottom|left|right))?$/);
  const [down, across] = { top: [-1, 0], bottom: [1, 0], left: [0, -1], right: [0, 1] }[side] ?? [0, 0];
  return { y: 2 * row - 1 + down, x: 2 * col - 1 + across };
}

/** Steps to what follows, reads a place of it, and goes back to the question. */
async function answerOf(page) {
  await page.getByTestId("step-forward").click();
  await page.getByTestId("quiz-show").waitFor({ state: "detached" });
  const names = await page.locator(".sentence .chip.found").allTextContents();
  await page.getByTestId("step-back").click();
  await page.getByTestId("play").click();
  await waits(page);
  return names.find((name) => /^R\d+C\d+/.test(name));
}

/** Makes one mark after another at the place chosen, until one is right; each other one is answered with the reason. */
async function tried(page, marks) {
  for (const mark of marks) {
    await mark();
    await drawn(page);
    if (!(await isAsked(page))) return;
    await eventual.match(() => quiz(page), /rules this out|decided already|not so|true of/);
    assert.ok((await toCome(page)) > 0, "nothing is given away");
  }
  assert.fail("one of the marks is right");
}

/** Lets the film wait, and goes to a question whose answer has a name of its own. */
async function asked(page) {
  await solved(page);
  await eventually(() => length(page), (count) => count > 3, "there are chapters");
  await page.getByTestId("show-me").click();
  // On a phone, the rest of the player is shown on request.
  await page.getByTestId("player-more").evaluate((more) => more.checkVisibility() && more.click());
  await page.getByTestId("wait").click();
  await page.getByTestId("speed").selectOption({ label: "16×" });
  await page.getByTestId("start").click();
  await page.getByTestId("play").click();
  for (let questions = 0; questions < 12; questions += 1) {
    await waits(page);
    const name = await answerOf(page);
    if (name) {
      // The conclusion stays long enough to be seen.
      await page.getByTestId("speed").selectOption({ label: "1×" });
      return name;
    }
    await page.getByTestId("quiz-show").click();
  }
  return assert.fail("no question has an answer with a name");
}

for (const [kind, board] of Object.entries(BOARDS)) {
  journey(`a film of ${kind} asks from its first idea on, and is answered with keys alone`, { hash: `#p=${board}` }, async (page, at, step) => {
    const name = await asked(page);
    const { y, x } = site(name);
    assert.ok((await position(page)) <= 12, "it begins to ask early");
    step("a mark at another place is answered with the reason");
    await page.keyboard.press("ArrowDown");
    await eventual.match(() => quiz(page), /Here: R1C1\./);
    const isOpen = (await page.getByTestId("quiz-marks").count()) > 0;
    if (name !== "R1C1" && isOpen) {
      await page.keyboard.press(kind === "sudoku" ? "9" : "x");
      await eventual.match(() => quiz(page), /R1C1.*(decided|chapter|rules)|(decided|so at|of|finds anything at) R1C1/);
      assert.ok((await toCome(page)) > 0, "nothing is given away");
    }
    step(`the right place, ${name}`);
    // Across in the first row, then down: the cursor goes from cell to cell, or from side to side as well.
    const here = async () => site((await quiz(page)).match(/Here: (R[^.]+)\./)[1]);
    for (const [axis, less, more] of [["x", "ArrowLeft", "ArrowRight"], ["y", "ArrowUp", "ArrowDown"]]) {
      const wanted = { x, y }[axis];
      for (let now = (await here())[axis]; now !== wanted; ) {
        await page.keyboard.press(now < wanted ? more : less);
        const before = now;
        await eventually(async () => (now = (await here())[axis]), (is) => is !== before, "the cursor walks");
      }
    }
    await eventual.match(() => quiz(page), new RegExp(`Here: ${name}`));
    const digits = Array.from("123456789");
    const keys = kind === "sudoku" ? [...digits, ...digits.map((digit) => `Shift+Digit${digit}`)] : [" ", "x"];
    await tried(page, keys.map((key) => () => page.keyboard.press(key)));
    step("Enter shows the next one");
    await waits(page);
    const before = await position(page);
    await page.keyboard.press("Enter");
    await eventually(async () => (await page.getByTestId("quiz-show").count()) === 0 || (await position(page)) > before, (is) => is, "it goes on");
  });

  journey(`a film of ${kind} is answered by touch alone`, { hash: `#p=${board}`, width: 390, height: 844, hasTouch: true }, async (page, at, step) => {
    const name = await asked(page);
    const { y, x } = site(name);
    const where = () => at("board").evaluate((board, [y, x]) => {
      const side = (name) => parseFloat(board.style.getPropertyValue(`--board-${name}`));
      const { left, top } = board.getBoundingClientRect();
      const cols = Math.round(Number(board.querySelector("canvas").getAttribute("aria-label").match(/(\d+) columns/)[1]));
      const cell = (side("right") - side("left")) / cols;
      return [left + side("left") + (x / 2) * cell, top + side("top") + (y / 2) * cell];
    }, [y, x]);
    // The board makes room for the question, above the player as it usually is.
    await at("player-more").click();
    await page.evaluate(() => scrollTo(0, 0));
    const point = JSON.parse(await rests(async () => JSON.stringify(await where()), "the board rests"));
    step(`at ${name}`);
    await page.touchscreen.tap(...point);
    const marks = page.getByTestId("quiz-marks").getByRole("button");
    await marks.first().waitFor();
    assert.equal(await marks.count(), kind === "sudoku" ? 18 : 2);
    // Sentence, marks and board are in sight together.
    const isSeen = (part) => part.evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    for (const part of [at("quiz"), at("board")]) await eventual.ok(() => isSeen(part), "it is in sight");
    await tried(page, (await marks.all()).map((mark) => () => mark.tap()));
    await eventual.equal(() => at("play").getAttribute("aria-label"), "Pause");
  });
}

journey("why speaks by itself, with its heading, at a single step and within a run", { hash: `#p=${BOARDS.slitherlink}` }, async (page, at, step) => {
  await solved(page);
  await begin(page);
  for (let stops = 0; stops < 30 && (await at("run").count()) === 0; stops += 1) {
    await page.keyboard.press("ArrowRight");
    await drawn(page);
  }
  await page.keyboard.press("ArrowRight");
  await drawn(page);
  step("of a run");
  await at("ask-why").click();
  await shows(at, "why", /It takes \d+ of \d+ steps/);
  const sentence = () => page.locator(".caption .sentence").textContent();
  const first = await sentence();
  assert.equal(await at("play").getAttribute("aria-label"), "Pause");
  await eventually(sentence, (now) => now !== first, "it goes on by itself");
  await at("why-back").click();
  await at("why").waitFor({ state: "detached" });
});

journey("a sign is explained where it appears first, and all of them on request", { hash: `#p=${BOARDS.slitherlink}` }, async (page, at, step) => {
  await solved(page);
  await begin(page);
  await at("signs").waitFor();
  const first = await at("signs").textContent();
  assert.match(first, /A clue that this step uses|Cells that this sentence/);
  await page.keyboard.press("End");
  await eventual.equal(() => at("signs").count(), 0);
  const opens = async (words) => {
    await at("signs-open").click();
    await at("signs-dialog").waitFor();
    await eventual.match(() => at("signs-dialog").textContent(), words);
    await page.keyboard.press("Escape");
    await at("signs-dialog").waitFor({ state: "detached" });
  };
  step("the whole key");
  await opens(/No line here.*Inside the loop.*Outside the loop/s);
  step("beside a game");
  await visit(page, `#p=${BOARDS.slitherlink}&mode=play`);
  await at("play-board").waitFor();
  await opens(/No line here.*Inside the loop.*Outside the loop/s);
  step("beside an exercise of another kind");
  await visit(page, "#technique=aquarium-two-lines");
  await at("practise").click();
  await at("play-board").waitFor();
  await opens(/water/i);
});
