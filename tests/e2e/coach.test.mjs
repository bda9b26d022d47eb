// The coach on the board: proving a mistake, reasons for a place, concluding a trial, a review, an exercise; and the way back.

import assert from "node:assert/strict";

import { SMALL, eventual, eventually, journey, paste, rests, shows, visit } from "./journey.mjs";
import { AQUARIUM, SLITHERLINK, SUDOKU, placed, said, spot, told } from "./playing.mjs";

/** Steps through a film from its first frame to the last; returns its sentences. */
async function watched(at) {
  const sentences = [];
  const count = Number((await at("film-at").textContent()).split("/")[1]);
  for (let frame = 1; frame <= count; frame += 1) {
    await eventual.equal(() => at("film-at").textContent(), `${frame} / ${count}`);
    sentences.push(await at("coach").textContent());
    if (frame < count) await at("film-next").click();
  }
  await eventual.equal(() => at("film-next").isDisabled(), true);
  return sentences;
}

journey("a mistake is proved on the board, a place asked about, a trial concluded, and a game reviewed", { hash: SUDOKU }, async (page, at, step) => {
  await placed(page);
  const fill = async (x, y, digit) => {
    await page.mouse.click(...(await spot(at, x, y)));
    await page.keyboard.press(digit);
  };
  step("a mistake is told in degrees, proved step by step, and gone back before");
  await fill(1.5, 0.5, "3");
  await told(at, /R1C2=3/);
  await fill(2.5, 0.5, "2");
  await told(at, /R1C3=2/);
  await eventual.doesNotMatch(() => at("coach").textContent(), /wrong/);
  await at("check").click();
  await said(at, /^2 marks are wrong\.$/);
  // The way back is one press away, before anything more is told.
  await eventual.equal(() => at("back-before").count(), 1);
  await at("check").click();
  await said(at, /The first was the 3 in R1C2\./);
  await at("check").click();
  await said(at, /^Suppose/);
  const sentences = await watched(at);
  assert.ok(sentences.length >= 2, sentences.join("\n"));
  // The film plays by itself, restarting from the start, and stops on request.
  await at("film-play").click();
  await shows(at, "film-at", /^1 /);
  await shows(at, "film-at", /^2 /);
  await at("back-before").click();
  await told(at, /No marks/);
  await eventual.equal(() => at("film-steps").count(), 0);

  step("why a digit is not in a cell");
  await at("play-why").click();
  await page.mouse.click(...(await spot(at, 0.5, 0.5)));
  await said(at, /is printed/);
  await page.keyboard.press("Escape");
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("w");
  await said(at, /Which digit/);
  await page.keyboard.press("3");
  await said(at, /R1C2/);
  await eventual.ok(async () => (await at("film-steps").locator("li").count()) > 0);
  await told(at, /No marks/);
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("dismiss").count(), 0);

  step("a clash in a trial is turned into the opposite of what was supposed");
  await at("play-suppose").click();
  await fill(1.5, 0.5, "3");
  await told(at, /R1C2=3/);
  await eventual.equal(() => at("conclude").count(), 0);
  await fill(2.5, 0.5, "3");
  await told(at, /R1C3=3/);
  await at("conclude").click();
  await said(at, /^Suppose/);
  await watched(at);
  await at("conclude-do").click();
  await told(at, /R1C2!=3/);
  await eventual.equal(() => at("play-keep").count(), 0);

  step("a review, and what it found missing is to be found by oneself");
  await fill(2.5, 0.5, "3");
  await told(at, /R1C3=3/);
  await at("play-review").click();
  // What the trial supposed is not a mistake.
  await shows(at, "review", /Wrong: 0.*Tried and dropped: 3/);
  // It opens with the present board, and lists the moments worth a look.
  await eventual.equal(() => at("film-at").count(), 0);
  await eventual.ok(async () => [1, 2, 3].includes(await at("review-moment").count()));
  await at("review-moment").first().click();
  await said(at, /a guess/);
  await eventual.equal(() => at("film-steps").locator("[aria-current]").count(), 1);
  await at("review-find").click();
  await shows(at, "exercise-said", /Something follows here/);
  await at("exercise-show").click();
  await shows(at, "exercise-said", /This is the step\..*R\dC\d/s);
  await at("exercise-leave").click();
  await told(at, /R1C3=3/);
  await eventual.equal(() => at("review").count(), 1);
});

journey("an edge is asked about by mouse and keys; checkpoints are on the bar; a long review is listed by hundreds", { hash: SLITHERLINK }, async (page, at, step) => {
  await placed(page);
  await at("play-why").click();
  await said(at, /Press a place/);
  await page.mouse.click(...(await spot(at, 1.5, 0)));
  await shows(at, "film-at", /^1 \/ \d+$/);
  await watched(at);
  await told(at, /No marks/);
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("film-steps").count(), 0);
  step("keys: the edge walked last");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("w");
  await shows(at, "film-at", /^1 \/ \d+$/);
  await page.keyboard.press("PageDown");
  await shows(at, "film-at", /^2 \/ \d+$/);
  // A move closes it.
  await page.keyboard.press("Enter");
  await told(at, /One mark|\d marks/);
  await eventual.equal(() => at("film-steps").count(), 0);

  step("checkpoints");
  await visit(page, AQUARIUM);
  await shows(at, "play-panel", /Aquarium/);
  await told(at, /No marks/);
  await placed(page);
  await page.mouse.click(...(await spot(at, 0.5, 5.5)));
  await told(at, /water/);
  const before = await at("play-told").textContent();
  await at("checkpoint-name").fill("before the guess");
  await at("checkpoint-set").click();
  await eventual.equal(() => at("checkpoint-0").textContent(), "before the guess");
  await page.mouse.click(...(await spot(at, 5.5, 0.5)), { button: "right" });
  await eventual.notEqual(() => at("play-told").textContent(), before);
  await at("checkpoint-0").click();
  const count = (words) => words.match(/(\d+|One) marks?/)[1];
  await eventual.equal(async () => count(await at("play-told").textContent()), count(before));
  await eventual.equal(() => page.locator(".history .flag").count(), 1);
  await at("history-bar").focus();
  await page.keyboard.press("Home");
  await told(at, /No marks/);
  await eventual.equal(() => at("checkpoint-0").count(), 1);

  step("a review of many moves");
  await visit(page, `#p=${SMALL}&mode=play`);
  await shows(at, "play-panel", /Slitherlink 3×3/);
  await page.evaluate(async (moves) => {
    const canvas = document.querySelector("canvas");
    for (let move = 0; move < moves; move += 1) {
      for (const key of [move % 2 ? "ArrowRight" : "ArrowLeft", move % 4 < 2 ? "Enter" : " "]) {
        canvas.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true }));
      }
      await new Promise((next) => setTimeout(next));
    }
  }, 130);
  await at("play-review").click();
  await at("review-all").click();
  const steps = at("film-steps").locator("li");
  await eventual.equal(() => steps.count(), 101);
  const all = Number((await at("film-at").textContent()).split("/")[1]) - 1;
  await eventual.equal(() => steps.last().textContent(), `${all - 100} more`);
  await steps.last().getByRole("button").click();
  await eventual.equal(() => steps.count(), all - 100 + 1);
  const current = () => at("film-steps").locator("[aria-current]").getAttribute("data-number");
  await eventual.equal(current, "101");
  await at("film-back").click();
  await eventual.equal(current, "100");
  await eventual.equal(() => steps.count(), 101);
});

journey("while the coach speaks the tabs still work, and Back returns to the game, however late the browser goes back", { hash: SUDOKU }, async (page, at, step) => {
  await placed(page);
  const ask = async () => {
    await page.keyboard.press("h");
    await at("dismiss").waitFor();
  };
  const dismissed = () => eventual.equal(() => at("dismiss").count(), 0);
  const current = (tab) => () => at(tab).getAttribute("aria-current");
  for (const tab of ["watch", "edit", "make", "many"]) {
    step(`to ${tab} over the hint`);
    await ask();
    await at(tab).click();
    // If the browser goes too far back, it does so a moment later.
    assert.equal(await rests(current(tab), "the page"), "page");
    await page.goBack();
    await at("play-board").waitFor();
    await page.keyboard.press("Escape");
    await dismissed();
    step(`to ${tab} as the hint is put away`);
    await ask();
    await page.evaluate((tab) => {
      document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true }));
      document.querySelector(`[data-testid="${tab}"]`).click();
    }, tab);
    assert.equal(await rests(current(tab), "the page"), "page");
    await page.goBack();
    await at("play-board").waitFor();
    await dismissed();
  }
  step("another puzzle is pasted over a hint");
  await ask();
  await paste(page, SMALL);
  await eventual.match(() => rests(() => page.evaluate(() => location.hash), "the address"), /slither.*mode=play/);
  await page.goBack();
  await eventual.match(() => page.evaluate(() => location.hash), /sudoku.*mode=play/);
  await at("play-board").waitFor();
  await eventual.equal(() => at("dismiss").count(), 0);

  for (let time = 1; time <= 4; time += 1) {
    step(`what is asked as the coach is dismissed is answered, and Back ends it, time ${time}`);
    await ask();
    // The browser goes back over the coach's entry only after the next question.
    await page.evaluate(async () => {
      const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const open = () => document.querySelector("[data-testid=dismiss]") !== null;
      press("Escape");
      while (open()) await new Promise((done) => setTimeout(done));
      press("k");
    });
    await said(at, /Right so far/);
    await page.waitForTimeout(200);
    assert.equal(await at("dismiss").count(), 1);
    await page.goBack();
    await dismissed();
    await at("play-board").waitFor();
  }
  step("ended by Escape, the way back leads no longer through it");
  await ask();
  await page.keyboard.press("Escape");
  await dismissed();
  await eventual.equal(() => page.evaluate(() => history.state), null);
});

journey("a technique is practised from its page, position after position", { hash: "#technique=sudoku-hidden-single-box", canvas: false }, async (page, at, step) => {
  const exercise = (wanted) => shows(at, "exercise-said", wanted);
  await at("practise").click();
  await exercise(/is the easiest step here/);
  await placed(page);
  const number = async () => Number((await at("exercise").textContent()).match(/Position (\d+)/)[1]);
  const first = await number();
  // The steps of the exercise find a digit: enter the digit of the step shown.
  await at("exercise-show").click();
  await exercise(/This is the step/);
  const [, digit, row, col] = (await at("exercise-said").textContent()).match(/(\d) is in .* only R(\d)C(\d) is left/);
  await at("exercise-next").click();
  await eventual.equal(number, first + 1);
  await exercise(/is the easiest step here/);
  await at("exercise-leave").click();
  await eventual.equal(() => at("exercise").count(), 0);
  step("the same position again, by its number, and the step found");
  await page.goBack();
  await eventually(() => at("technique").count(), (count) => count === 1, "the page of the technique");
  await page.evaluate((seed) => { Math.random = () => seed / 100_000 + 1e-7; }, first);
  await at("practise").click();
  await exercise(/is the easiest step here/);
  await eventual.equal(number, first);
  await page.mouse.click(...(await spot(at, col - 0.5, row - 0.5)));
  await page.keyboard.press(digit);
  await at("exercise-check").click();
  await exercise(/^Found\./);
});
