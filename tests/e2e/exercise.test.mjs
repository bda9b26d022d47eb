// Exercises: a step to be found in a game that was reviewed, and practice of a technique.

import { eventual, journey } from "./journey.mjs";
import { SUDOKU, placed, said, spot, told } from "./playing.mjs";

const exercise = (at, wanted) => eventual.match(() => at("exercise-said").textContent(), wanted);

journey("what a review found missing is to be found by oneself, and the game waits", { hash: SUDOKU }, async (page, at) => {
  await placed(page);
  // Wrong: the position before it is the bare puzzle.
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("3");
  await told(at, /R1C2=3/);
  await at("play-review").click();
  await at("review-first").click();
  await said(at, /Wrong/);
  await at("review-find").click();
  await exercise(at, /Something follows here/);
  await told(at, /No marks/);
  // A mark that is no conclusion.
  await page.mouse.click(...(await spot(at, 1.5, 0.5)));
  await page.keyboard.press("2");
  await exercise(at, /not what the easiest step shows/);
  await page.keyboard.press("Control+z");
  await exercise(at, /Something follows here/);
  await at("exercise-show").click();
  await exercise(at, /This is the step\..*R\dC\d/s);
  await at("exercise-leave").click();
  await told(at, /R1C2=3/);
  await eventual.equal(() => at("review").count(), 1);
});

journey("a technique is practised from its page, position after position", { hash: "#technique=sudoku-hidden-single-box", canvas: false }, async (page, at) => {
  await at("practise").click();
  await exercise(at, /is the easiest step here/);
  await placed(page);
  const number = async () => Number((await at("exercise").textContent()).match(/Position (\d+)/)[1]);
  const first = await number();
  // Its steps find a digit: the one of the step is entered.
  await at("exercise-show").click();
  await exercise(at, /This is the step/);
  const [, digit, row, col] = (await at("exercise-said").textContent()).match(/can be (\d): R(\d)C(\d)/);
  await at("exercise-next").click();
  await eventual.equal(number, first + 1);
  await exercise(at, /is the easiest step here/);
  await at("exercise-leave").click();
  await eventual.equal(() => at("exercise").count(), 0);
  // The same position again, by its number, and the step found.
  await page.goBack();
  await eventual.equal(() => at("technique").count(), 1);
  await page.evaluate((seed) => { Math.random = () => seed / 100_000 + 1e-7; }, first);
  await at("practise").click();
  await exercise(at, /is the easiest step here/);
  await eventual.equal(number, first);
  await page.mouse.click(...(await spot(at, col - 0.5, row - 0.5)));
  await page.keyboard.press(digit);
  await exercise(at, /^Found\./);
});

journey("a technique that hardly ever comes first says so", { hash: "#technique=slitherlink-three-beside-zero", canvas: false }, async (page, at) => {
  await eventual.equal(() => at("too-rare").count(), 1);
  await eventual.equal(() => at("practise").count(), 0);
});
