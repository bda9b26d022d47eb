// Generation of puzzles: one of each kind, one that is stopped, a batch, an invalid specification, one generated again from its recipe.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { ARTICLE, eventual, eventually, journey, journeyOfPages, paste, rests, shows, solved } from "./journey.mjs";

/** Recipes, each with the puzzle that it makes. */
const table = readFileSync(new URL("../corpus/made.txt", import.meta.url), "utf8");
const lines = table.split("\n").filter((line) => line && !line.startsWith("#"));
const pairs = lines.map((line) => line.split(" "));

/** Opens the form and fills it in. */
async function specify(at, { kind, ...fields }) {
  await at("make").click();
  if (kind) {
    await at("make-kind").selectOption({ label: kind });
  }
  for (const [name, value] of Object.entries(fields)) {
    await at(`make-${name}`).fill(value);
  }
}

/** Waits until the generation is in a state; returns its message. */
async function state(page, at, name) {
  await page.waitForSelector(`[data-testid=making][data-state=${name}]`);
  return at("making").textContent();
}

/** The part of the address with that name. */
async function part(page, name) {
  await page.waitForFunction((name) => location.hash.includes(`${name}=`), name);
  const hash = new URL(page.url()).hash.slice(1);
  return new URLSearchParams(hash).get(name);
}

journey("a puzzle of each kind is made and watched, from its link again, and its link says from what", {}, async (page, at, step) => {
  for (const [kind, size, begin] of [
    ["Sudoku", "9", "sudoku/9/9/"],
    ["Aquarium", "8", "aquarium/"],
    ["Slitherlink", "7", "slither/7/7/"],
  ]) {
    step(kind);
    await specify(at, { kind, rows: size, cols: size, seed: "12" });
    await at("make-begin").click();
    await page.waitForFunction((kind) => location.hash.includes(`made=${kind}`), kind.toLowerCase());
    await eventual.match(() => state(page, at, "made"), /one solution/);
    assert.match(await part(page, "made"), /\.12(\.v\d+)?$/);
    await at("make-watch").click();
    await eventual.ok(async () => (await part(page, "p")).startsWith(begin));
    await eventual.match(() => solved(page), /Unique solution/);
    await shows(at, "made-from", /12/);
  }
  step("the same seed makes the same puzzle, from its link");
  const puzzle = await part(page, "p");
  await page.reload();
  await page.waitForSelector("canvas");
  await at("make-again").click();
  await eventual.equal(() => at("make-seed").inputValue(), "12");
  await eventual.equal(() => at("make-rows").inputValue(), "7");
  for (const [seed, is_same] of [["6", false], ["12", true]]) {
    await at("make-seed").fill(seed);
    await at("make-begin").click();
    await page.waitForFunction(
      ([puzzle, is_same]) => (new URLSearchParams(location.hash.slice(1)).get("p") === puzzle) === is_same,
      [puzzle, is_same],
    );
    await shows(at, "making", /^Made/);
  }
  step("the keyboard alone");
  await at("watch").focus();
  await page.keyboard.press("Enter");
  await at("make").focus();
  await page.keyboard.press("Enter");
  await at("make-rows").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await eventual.ok(async () => (await part(page, "p")).startsWith("slither/7/6/"));
});

const COUNTED = (context) =>
  context.addInitScript(() => {
    globalThis.asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) {
      globalThis.asked += 1;
      return post.apply(this, message);
    };
  });

journeyOfPages("a worker warms up when the form is opened, and what was made is watched from its top on a phone", async (open, step) => {
  const page = await open({ prepare: COUNTED, width: 390, height: 844, hasTouch: true });
  const at = (id) => page.getByTestId(id);
  await solved(page);
  const asked = () => page.evaluate(() => globalThis.asked);
  const before = await rests(asked, "the puzzle is done with");
  await at("make").click();
  await eventually(asked, (now) => now >= before + 16, "as many puzzles are asked for");
  step("on a phone");
  await specify(at, { rows: "7", cols: "7", seed: "12" });
  await at("make-begin").click();
  await state(page, at, "made");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await eventual.notEqual(() => page.evaluate(() => scrollY), 0);
  await at("make-watch").click();
  await page.waitForFunction(() => scrollY === 0);
});

journey("making is stopped, and the puzzle that was open stays; nonsense is refused", { prepare: (context) => context.clock.install() }, async (page, at, step) => {
  const open = await part(page, "p");
  await specify(at, { rows: "60", cols: "60" });
  await at("make-begin").click();
  await state(page, at, "running");
  await eventual.notEqual(() => at("make-progress").textContent(), "");
  await at("make-stop").click();
  await state(page, at, "stopped");
  await at("watch").click();
  await eventual.equal(() => part(page, "p"), open);

  step("what was made stays until it is clear that the next one takes a while");
  await specify(at, { rows: "7", cols: "7", seed: "12" });
  await at("make-begin").click();
  await state(page, at, "made");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await specify(at, { rows: "60", cols: "60" });
  await at("make-begin").click();
  await page.waitForTimeout(200);
  await eventual.equal(() => at("making").getAttribute("data-state"), "made");
  await page.clock.runFor(100);
  await state(page, at, "running");
  await at("make-stop").click();
  await state(page, at, "stopped");
  await page.clock.resume();

  step("what makes no sense is said, and nothing typed is lost");
  await specify(at, { rows: "8", cols: "9" });
  await at("make-balance").selectOption({ label: "quarter turn" });
  await shows(at, "make-misfit", /square/);
  await eventual.ok(() => at("make-begin").isDisabled());
  await at("make-rows").fill("eleven");
  await shows(at, "make-misfit", /3 to 60/);
  assert.equal(await at("make-rows").inputValue(), "eleven");
});

journey("a list rests while a puzzle is made, and then goes on", {}, async (page, at) => {
  await solved(page);
  // Counts the replies of each worker started from here on.
  await page.evaluate(() => {
    window.replies = [];
    window.Worker = class extends Worker {
      constructor(...args) {
        super(...args);
        const which = window.replies.push(0) - 1;
        this.addEventListener("message", () => (window.replies[which] += 1));
      }
    };
  });
  await paste(page, Array.from({ length: 20_000 }, () => ARTICLE.join(",")).join("\n"));
  const replies = (workers) =>
    page.evaluate((workers) => window.replies.slice(0, workers).reduce((sum, count) => sum + count, 0), workers);
  // The first worker may not belong to the list.
  await eventually(() => replies(), (count) => count > 10, "the list is worked on");
  const started = await page.evaluate(() => window.replies.length);
  const listed = () => replies(started);
  await specify(at, { rows: "60", cols: "60" });
  await at("make-amount").selectOption({ index: 1 });
  await at("make-begin").click();
  await state(page, at, "running");
  const rested = await rests(listed, "the list rests");
  await eventual.equal(() => at("making").getAttribute("data-state"), "running");
  await at("make-stop").click();
  await eventually(listed, (count) => count > rested, "the list goes on");
});

journey("the page opens with an example, which leads to playing; the open puzzle stays until then", {}, async (page, at, step) => {
  const open = await part(page, "p");
  await at("make").click();
  await eventual.match(() => state(page, at, "made"), /one solution/);
  assert.equal(await part(page, "p"), open);
  step("its link is its own");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await at("share").click();
  let copied;
  await eventual.match(async () => (copied = await page.evaluate(() => navigator.clipboard.readText())), /made=slitherlink/);
  assert.doesNotMatch(copied, /mode=/);
  step("back to the open puzzle, and on to the example");
  await at("watch").click();
  await eventual.equal(() => part(page, "p"), open);
  await at("make").click();
  await at("make-play").click();
  await at("play-board").waitFor();
  await eventual.equal(async () => part(page, "p"), new URLSearchParams(new URL(copied).hash.slice(1)).get("p"));
});

journey("each puzzle of a batch can be opened; the batch is a list of unique puzzles; a stopped batch and a list by seeds work", {}, async (page, at, step) => {
  await specify(at, { rows: "5", cols: "5", seed: "1", count: "4" });
  await at("make-begin").click();
  await eventual.equal(() => at("make-miniature").count(), 4);
  await at("make-miniature").nth(2).click();
  await eventual.equal(() => at("make-miniature").nth(2).getAttribute("aria-pressed"), "true");
  await at("make-watch").click();
  await shows(at, "made-from", /3/);
  await at("make").click();
  await at("make-list").click();
  await page.waitForSelector("main.many");
  await eventual.equal(async () => ((await page.locator("main.many").textContent()).match(/Unique/g) ?? []).length >= 4, true);
  await eventual.match(() => page.locator("main.many").textContent(), /Slitherlink 5×5, seed 1/);
  step("stopped");
  await specify(at, { rows: "20", cols: "20", seed: "1", count: "400" });
  await at("make-begin").click();
  await state(page, at, "running");
  await page.waitForFunction(
    () => Number(document.querySelector("[data-testid=making]").dataset.made) >= 3,
  );
  await at("make-stop").click();
  await state(page, at, "stopped");
  const made = Number(await at("making").getAttribute("data-made"));
  assert.ok(made >= 3 && made < 400, String(made));
  await at("make-list").click();
  await page.waitForSelector("main.many");
  const names = await page
    .locator(".rows .text", { hasText: /^Slitherlink 20×20, seed/ })
    .allTextContents();
  const seeds = names.map((name) => Number(name.split(" ").pop()));
  assert.deepEqual(seeds, [...seeds].sort((one, other) => one - other));
  assert.equal(new Set(seeds).size, seeds.length);
  assert.equal(seeds[0], 1);
  await eventual.equal(() => at("many-table").getAttribute("aria-rowcount"), String(made + 1));
});

journey("every pinned recipe makes its puzzle in the browser too, except recipes of an earlier generator, which the page reports", {}, async (page, at, step) => {
  const open = await part(page, "p");
  // The first version of a search for few clues is still made from a link, but no longer from the form.
  const current = pairs.filter(([recipe]) => !/\.fewest\.\d+\.\d+$/.test(recipe));
  for (const [recipe, puzzle] of current) {
    step(recipe);
    assert.notEqual(open, puzzle);
    await page.evaluate((hash) => (location.hash = hash), `#p=${open}&made=${recipe}`);
    await page.waitForFunction(
      (recipe) => document.querySelector("[data-testid=made-from]")?.title === recipe,
      recipe,
    );
    await at("make-again").click();
    await at("make-begin").click();
    await page.waitForFunction(
      ([puzzle, recipe]) => {
        const parts = new URLSearchParams(location.hash.slice(1));
        return parts.get("made") === recipe && parts.get("p") === puzzle;
      },
      [puzzle, recipe],
    );
  }
  step("an earlier generator");
  const [recipe, puzzle] = pairs.find(([recipe]) => recipe.endsWith(".v2"));
  await page.evaluate((hash) => (location.hash = hash), `#p=${puzzle}&made=${recipe.replace(".v2", "")}`);
  await eventual.match(() => at("made-from").textContent(), /another version/);
  await at("make-again").click();
  await eventual.equal(() => at("make-seed").inputValue(), "");
});

journey(
  "a page of the guide makes a puzzle that uses its technique, and says what was asked for",
  { hash: "#technique=sudoku-x-wing", canvas: false },
  async (page, at, step) => {
    await at("make-using").click();
    await state(page, at, "made");
    assert.match(await at("make-wished").textContent(), /with X-wing/);
    assert.match(await at("making").textContent(), /one solution/);
    assert.equal(await at("make-technique").locator("option:checked").textContent(), "X-wing");
    assert.match(await part(page, "made"), /\.with-sudoku-x-wing\.v\d+$/);
    step("levels without it");
    await at("make-at-most").selectOption({ index: 0 });
    assert.match(await at("make-misfit").textContent(), /technique/);
    assert.ok(await at("make-begin").isDisabled());
    step("any technique");
    await at("make-technique").selectOption({ index: 0 });
    assert.ok(await at("make-begin").isEnabled());
  },
);
