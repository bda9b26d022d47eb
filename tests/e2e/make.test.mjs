// Generation of puzzles: one of each kind, one stopped, a batch, an invalid specification, one generated again from its recipe.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { ARTICLE, eventual, eventually, journey, paste, rests, solved } from "./journey.mjs";

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

for (const [kind, size, begin] of [
  ["Slitherlink", "7", "slither/7/7/"],
  ["Sudoku", "9", "sudoku/9/9/"],
  ["Aquarium", "8", "aquarium/"],
]) {
  journey(`a ${kind} is made, watched, and its link says from what`, {}, async (page, at) => {
    await specify(at, { kind, rows: size, cols: size, seed: "12" });
    await at("make-begin").click();
    await eventual.match(() => state(page, at, "made"), /one solution/);
    const made = await part(page, "made");
    assert.ok(made.startsWith(kind.toLowerCase()), made);
    assert.match(made, /\.12(\.v\d+)?$/);
    await at("make-watch").click();
    await eventual.match(() => solved(page), /Unique solution/);
    await eventual.ok(async () => (await part(page, "p")).startsWith(begin));
    await eventual.match(() => at("made-from").textContent(), /12/);
  });
}

const COUNTED = (context) =>
  context.addInitScript(() => {
    globalThis.asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) {
      globalThis.asked += 1;
      return post.apply(this, message);
    };
  });

journey("a worker warms up by making puzzles when the form is opened", { prepare: COUNTED }, async (page, at) => {
  await solved(page);
  const asked = () => page.evaluate(() => globalThis.asked);
  const before = await rests(asked, "the puzzle is done with");
  await at("make").click();
  await eventually(asked, (now) => now >= before + 16, "as many puzzles are asked for");
});

journey("on a phone what was made is watched from its top", { width: 390, height: 844, hasTouch: true }, async (page, at) => {
  await specify(at, { rows: "7", cols: "7", seed: "12" });
  await at("make-begin").click();
  await state(page, at, "made");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await eventual.notEqual(() => page.evaluate(() => scrollY), 0);
  await at("make-watch").click();
  await page.waitForFunction(() => scrollY === 0);
});

journey("the same seed makes the same puzzle, from its link", {}, async (page, at) => {
  await specify(at, { rows: "8", cols: "8", seed: "5" });
  await at("make-begin").click();
  await state(page, at, "made");
  await part(page, "made");
  const puzzle = await part(page, "p");
  await at("make-watch").click();
  await page.reload();
  await page.waitForSelector("canvas");
  await at("make-again").click();
  await eventual.equal(() => at("make-seed").inputValue(), "5");
  await eventual.equal(() => at("make-rows").inputValue(), "8");
  for (const [seed, is_same] of [["6", false], ["5", true]]) {
    await at("make-seed").fill(seed);
    await at("make-begin").click();
    await page.waitForFunction(
      ([puzzle, is_same]) => (new URLSearchParams(location.hash.slice(1)).get("p") === puzzle) === is_same,
      [puzzle, is_same],
    );
    await eventual.match(() => at("making").textContent(), /^Made/);
  }
});

journey("the form opens with the kind of the puzzle on the board, until it is changed", {}, async (page, at) => {
  const kind = () => at("make-kind").evaluate((select) => select.selectedOptions[0].label);
  const opened = async (puzzle, made) => {
    const hash = new URLSearchParams({ p: puzzle, ...(made && { made }) });
    await page.goto("about:blank");
    await page.goto(new URL(`#${hash}`, start).href);
    await page.waitForSelector("canvas");
    await at("make").click();
  };
  const start = page.url();
  const [, aquarium] = pairs.find(([recipe]) => recipe.startsWith("aquarium."));
  const [recipe, sudoku] = pairs.find(([recipe]) => recipe.startsWith("sudoku.9x9.1-3.half-turn"));
  await opened(aquarium);
  await eventual.equal(() => kind(), "Aquarium");
  await opened(sudoku, recipe);
  await eventual.equal(() => kind(), "Sudoku");
  await eventual.equal(() => at("make-balance").evaluate((select) => select.selectedOptions[0].label), "half turn");
  await eventual.equal(() => at("make-seed").inputValue(), "");
  await at("make-kind").selectOption({ label: "Slitherlink" });
  await at("watch").click();
  await at("make").click();
  await eventual.equal(() => kind(), "Slitherlink");
});

journey("making is stopped, and the puzzle that was open stays", {}, async (page, at) => {
  await page.waitForFunction(() => location.hash.includes("p="));
  const open = await part(page, "p");
  await specify(at, { rows: "60", cols: "60" });
  await at("make-begin").click();
  await state(page, at, "running");
  await page.waitForFunction(
    () => document.querySelector("[data-testid=make-progress]").textContent !== "",
  );
  await at("make-stop").click();
  await state(page, at, "stopped");
  await at("watch").click();
  await eventual.equal(() => part(page, "p"), open);
});

journey("what was made stays until it is clear that the next one takes a while", {}, async (page, at) => {
  await specify(at, { rows: "7", cols: "7", seed: "12" });
  await at("make-begin").click();
  await state(page, at, "made");
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await specify(at, { rows: "60", cols: "60" });
  await at("make-begin").click();
  await page.waitForTimeout(200);
  await eventual.equal(() => at("making").getAttribute("data-state"), "made");
  await page.clock.runFor(100);
  await state(page, at, "running");
  await at("make-stop").click();
  await state(page, at, "stopped");
});

journey("a list rests while a puzzle is made, and then goes on", {}, async (page, at) => {
  await solved(page);
  // Counts the replies of each worker that is started from here on.
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
  // The first worker may be one that has nothing to do with the list.
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

journey("a batch becomes a list in which every puzzle is unique", {}, async (page, at) => {
  await specify(at, { rows: "5", cols: "5", seed: "1", count: "4" });
  await at("make-begin").click();
  await page.waitForSelector("main.many");
  await page.waitForFunction(() => {
    const words = document.querySelector("main.many").textContent;
    return (words.match(/Unique/g) ?? []).length >= 4;
  });
  await eventual.match(() => page.locator("main.many").textContent(), /Slitherlink 5×5, seed 1/);
});

journey("of a batch that is stopped, what was made is a list, by seeds", {}, async (page, at) => {
  await specify(at, { rows: "20", cols: "20", seed: "1", count: "400" });
  await at("make-begin").click();
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
    .locator(".rows [role=gridcell]", { hasText: /^Slitherlink 20×20, seed/ })
    .allTextContents();
  const seeds = names.map((name) => Number(name.split(" ").pop()));
  assert.deepEqual(seeds, [...seeds].sort((one, other) => one - other));
  assert.equal(new Set(seeds).size, seeds.length);
  assert.equal(seeds[0], 1);
  await eventual.equal(() => at("many-table").getAttribute("aria-rowcount"), String(made + 1));
});

journey("a level that no technique has is refused at once", {}, async (page, at) => {
  await specify(at, { kind: "Aquarium" });
  await at("make-at-most").selectOption({ label: "level 9" });
  await at("make-at-least").selectOption({ label: "level 9" });
  await eventual.match(() => at("make-misfit").textContent(), /no technique of that level/);
  await eventual.ok(() => at("make-begin").isDisabled());
  await at("make-at-most").selectOption({ label: "level 10" });
  await eventual.equal(() => at("make-misfit").textContent(), "");
});

journey("what makes no sense is said, and nothing typed is lost", {}, async (page, at) => {
  await specify(at, { rows: "8", cols: "9" });
  await at("make-balance").selectOption({ label: "quarter turn" });
  await eventual.match(() => at("make-misfit").textContent(), /square/);
  await eventual.ok(() => at("make-begin").isDisabled());
  await at("make-rows").fill("eleven");
  await eventual.match(() => at("make-misfit").textContent(), /3 to 60/);
  await eventual.equal(() => at("make-rows").inputValue(), "eleven");
  await at("make-rows").fill("9");
  await eventual.equal(() => at("make-misfit").textContent(), "");
  await eventual.ok(() => at("make-begin").isEnabled());
});

journey("a puzzle is made with the keyboard alone", {}, async (page, at) => {
  await at("make").focus();
  await page.keyboard.press("Enter");
  await at("make-rows").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await state(page, at, "made");
});

journey("every pinned recipe makes its puzzle in the browser too", {}, async (page, at) => {
  const open = await part(page, "p");
  for (const [recipe, puzzle] of pairs) {
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
});

journey("of a puzzle of an earlier generator it is said that its seed makes another now", {}, async (page, at) => {
  const [recipe, puzzle] = pairs.find(([recipe]) => recipe.endsWith(".v2"));
  await page.evaluate((hash) => (location.hash = hash), `#p=${puzzle}&made=${recipe.replace(".v2", "")}`);
  await eventual.match(() => at("made-from").textContent(), /another version/);
  await at("make-again").click();
  await eventual.equal(() => at("make-seed").inputValue(), "");
});
