// The coach: a mistake proved on the board, reasons for a place, a trial concluded, checkpoints.

import assert from "node:assert/strict";

import { SMALL, eventual, journey, paste, rests } from "./journey.mjs";
import { AQUARIUM, SLITHERLINK, SUDOKU, placed, said, spot, told } from "./playing.mjs";

/** Steps a film from its first frame to the last; returns its sentences. */
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

journey("a mistake is told in degrees, proved on the board step by step, and gone back before", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("3");
  await told(at, /R1C2=3/);
  await page.mouse.click(...(await spot(at, 2.5, 0.5)));
  await page.keyboard.press("2");
  await told(at, /R1C3=2/);
  await at("check").click();
  await said(at, /wrong/);
  await eventual.equal(() => at("back-before").count(), 0);
  await at("check").click();
  await said(at, /R1C2/);
  await at("check").click();
  await said(at, /^Suppose/);
  const sentences = await watched(at);
  assert.ok(sentences.length >= 2, sentences.join("\n"));
  // The film plays by itself, from the start again, and stops when it is told to.
  await at("film-play").click();
  await eventual.match(() => at("film-at").textContent(), /^1 /);
  await eventual.match(() => at("film-at").textContent(), /^2 /);
  await at("back-before").click();
  await told(at, /No marks/);
  await eventual.equal(() => at("film-steps").count(), 0);
  // What was gone back over can be made again.
  await page.keyboard.press("Control+y");
  await told(at, /R1C2=3/);
});

journey("a place is asked about: the reasons are played, as far as the board has them", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  await at("play-why").click();
  await said(at, /Press a place/);
  await page.mouse.click(...(await spot(at, 1.5, 0)));
  await eventual.match(() => at("film-at").textContent(), /^1 \/ \d+$/);
  await watched(at);
  await told(at, /No marks/);
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("film-steps").count(), 0);
  // With the keys: the edge walked last.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("w");
  await eventual.match(() => at("film-at").textContent(), /^1 \/ \d+$/);
  await page.keyboard.press("PageDown");
  await eventual.match(() => at("film-at").textContent(), /^2 \/ \d+$/);
  // A move ends it.
  await page.keyboard.press("Enter");
  await told(at, /One mark|\d marks/);
  await eventual.equal(() => at("film-steps").count(), 0);
});

journey("in a sudoku one asks why a digit is not in a cell", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  // A clue has no reason; another place can be asked about.
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
});

journey("what the clues leave open is shown by two solutions", { hash: "#p=slither/3/3/i5d&mode=play" }, async (page, at) => {
  await placed(page);
  await at("play-why").click();
  await page.mouse.click(...(await spot(at, 1.5, 0)));
  await said(at, /do not settle it/);
  await said(at, /A solution that has it/);
  await at("film-next").click();
  await said(at, /Another solution/);
});

journey("a clash in a trial is turned into the opposite of what was supposed", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  await at("play-suppose").click();
  // A 3 that breaks no rule yet, but is none.
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("3");
  await told(at, /R1C2=3/);
  await eventual.equal(() => at("conclude").count(), 0);
  await page.mouse.click(...(await spot(at, 2.5, 0.5)));
  await page.keyboard.press("3");
  await told(at, /R1C3=3/);
  await at("conclude").click();
  await said(at, /^Suppose/);
  await watched(at);
  await at("conclude-do").click();
  await told(at, /R1C2!=3/);
  await eventual.equal(() => at("play-keep").count(), 0);
});

journey("a clash that comes from a later mark concludes nothing", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  await at("play-suppose").click();
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("8");
  await page.mouse.click(...(await spot(at, 2.5, 0.5)));
  await page.keyboard.press("8");
  await told(at, /R1C3=8/);
  await at("conclude").click();
  await said(at, /does not refute/);
  await eventual.equal(() => at("conclude-do").count(), 0);
});

journey("checkpoints have names, are seen on the bar, and stay after one returned", { hash: AQUARIUM }, async (page, at) => {
  await placed(page);
  await eventual.equal(() => at("history").count(), 0);
  await page.mouse.click(...(await spot(at, 0.5, 5.5)));
  await told(at, /water/);
  const before = await at("play-told").textContent();
  await at("checkpoint-name").fill("before the guess");
  await at("checkpoint-set").click();
  await eventual.equal(() => at("checkpoint-0").textContent(), "before the guess");
  await page.mouse.click(...(await spot(at, 5.5, 0.5)), { button: "right" });
  await eventual.notEqual(() => at("play-told").textContent(), before);
  await at("checkpoint-set").click();
  await eventual.equal(() => at("checkpoint-1").textContent(), "Checkpoint 2");
  await at("checkpoint-0").click();
  const count = (words) => words.match(/(\d+|One) marks?/)[1];
  await eventual.equal(async () => count(await at("play-told").textContent()), count(before));
  await eventual.equal(() => page.locator(".history .flag").count(), 2);
  await eventual.equal(() => at("history-bar").inputValue(), "3");
  // The bar goes back to the start, and a held undo stays there.
  await at("history-bar").focus();
  await page.keyboard.press("Home");
  await told(at, /No marks/);
  await page.locator("canvas").focus();
  await page.keyboard.down("Control");
  for (const _ of [1, 2, 3]) await page.keyboard.press("z");
  await page.keyboard.up("Control");
  await told(at, /No marks/);
  await eventual.equal(() => at("checkpoint-0").count(), 1);
});

/** A clock that can be set on. */
const clock = { prepare: (context) => context.clock.install() };

journey("a review names a guess, a wrong move and a long pause, and shows each on the board", { hash: SUDOKU, ...clock }, async (page, at) => {
  await placed(page);
  const fill = async (x, y, digit) => {
    await page.mouse.click(...(await spot(at, x, y)));
    await page.keyboard.press(digit);
  };
  // True, but nothing shows it yet; then wrong, after a while.
  await fill(1.5, 0.5, "8");
  await told(at, /R1C2=8/);
  await page.clock.fastForward(90_000);
  await fill(2.5, 0.5, "8");
  await told(at, /R1C3=8/);
  await at("play-review").click();
  await eventual.equal(() => at("film-at").textContent(), "1 / 3");
  await eventual.match(() => at("review").textContent(), /Wrong: 1/);
  await eventual.equal(() => at("film-steps").locator("li").count(), 2);
  await at("film-next").click();
  await said(at, /R1C2=8.*(guess|Forced)/);
  await at("film-next").click();
  await said(at, /R1C3=8, after 90/);
  await said(at, /Wrong/);
  await at("review-first").click();
  await eventual.equal(() => at("film-steps").locator("[aria-current]").count(), 1);
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("review").count(), 0);
});

journey("what is asked as the coach is dismissed is answered, and Back ends it", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  const press = (key) => page.evaluate((key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })), key);
  for (let time = 0; time < 5; time += 1) {
    await press("h");
    await at("dismiss").waitFor();
    // The browser goes back over the coach's entry later than the next question comes.
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
    await eventual.equal(() => at("dismiss").count(), 0);
    await at("play-board").waitFor();
  }
});

journey("a review lists a hundred moves at once, and leads to the others", { hash: `#p=${SMALL}&mode=play` }, async (page, at) => {
  await placed(page);
  const moves = 130;
  await page.evaluate(async (moves) => {
    const canvas = document.querySelector("canvas");
    for (let move = 0; move < moves; move += 1) {
      for (const key of [move % 2 ? "ArrowRight" : "ArrowLeft", move % 4 < 2 ? "Enter" : " "]) {
        canvas.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true }));
      }
      await new Promise((next) => setTimeout(next));
    }
  }, moves);
  await at("play-review").click();
  const steps = at("film-steps").locator("li");
  await eventual.equal(() => steps.count(), 101);
  const all = Number((await at("film-at").textContent()).split("/")[1]) - 1;
  await eventual.equal(() => steps.last().textContent(), `${all - 100} more`);
  await steps.last().getByRole("button").click();
  await eventual.equal(() => steps.count(), all - 100 + 1);
  await eventual.equal(() => at("film-steps").locator("[aria-current]").getAttribute("data-number"), "101");
  await at("film-back").click();
  await eventual.equal(() => at("film-steps").locator("[aria-current]").getAttribute("data-number"), "100");
  await eventual.equal(() => steps.count(), 101);
});

journey("a tab pressed as a hint is put away leads on, although the browser goes back over the hint only then", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  for (const tab of ["make", "edit", "watch", "many"]) {
    await page.keyboard.press("h");
    await at("dismiss").waitFor();
    await page.evaluate((tab) => {
      document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true }));
      document.querySelector(`[data-testid="${tab}"]`).click();
    }, tab);
    assert.equal(await rests(() => at(tab).getAttribute("aria-current"), "the page"), "page");
    await page.goBack();
    await at("play-board").waitFor();
    await eventual.equal(() => at("dismiss").count(), 0);
  }
});

journey("while the coach speaks the tabs lead on, another puzzle can be pasted, and Back leads to the game", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  const ask = async () => {
    await page.keyboard.press("h");
    await at("dismiss").waitFor();
  };
  for (const tab of ["watch", "edit", "make", "many"]) {
    await ask();
    await at(tab).click();
    // Whoever goes back too far does so a moment later.
    await page.waitForTimeout(300);
    assert.equal(await at(tab).getAttribute("aria-current"), "page", tab);
    await page.goBack();
    await at("play-board").waitFor();
    await page.keyboard.press("Escape");
    await eventual.equal(() => at("dismiss").count(), 0);
  }
  await ask();
  await paste(page, SMALL);
  await page.waitForTimeout(600);
  assert.match(await page.evaluate(() => location.hash), /slither.*mode=play/);
  await page.goBack();
  await eventual.match(() => page.evaluate(() => location.hash), /sudoku.*mode=play/);
});
