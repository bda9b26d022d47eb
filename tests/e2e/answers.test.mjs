// Puzzles with several solutions or none: solutions shown and counted, suggested clues, contradicting clues.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { drawn, eventual, eventually, journey, length, paste, position, shows, solved } from "./journey.mjs";

const SEVERAL = "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3123";
const NONE = "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3323";

const button = (at, name) => at("answers").getByRole("button", { name, exact: true });
const picture = (at) => () => at("board").locator("canvas").evaluate((canvas) => canvas.toDataURL());

/** Presses a button of the panel with the keyboard, as soon as it is enabled. */
async function press(at, name) {
  await eventually(() => button(at, name).isEnabled(), (enabled) => enabled, `${name} can be pressed`);
  await button(at, name).focus();
  await button(at, name).press("Enter");
}

journey("several solutions are compared, counted and taken along, and clues that leave one are added", {}, async (page, at, step) => {
  await paste(page, SEVERAL);
  await shows(at, "verdict", /^Several/);
  const keep = async () => {
    await at("share-picture").click();
    const download = page.waitForEvent("download");
    await page.locator(".sheet").getByRole("button", { name: /SVG/ }).click();
    return readFile(await (await download).path(), "utf8");
  };
  const [seen, kept] = [new Set(), []];
  for (const [name, legend] of [
    ["Solution 1", /One of the solutions/],
    ["Solution 2", /One of the solutions/],
    ["Both", /Thick.*dashed/],
    ["In common", /all solutions share/],
  ]) {
    step(name);
    await press(at, name);
    await eventual.equal(() => button(at, name).getAttribute("aria-pressed"), "true");
    await shows(at, "legend", legend);
    await drawn(page);
    seen.add(await picture(at)());
    if (/\d/.test(name)) kept.push(await keep());
  }
  assert.equal(seen.size, 4, "four different pictures");
  assert.notEqual(kept[0], kept[1], "a picture that is kept is the one that is seen");
  await page.keyboard.press("ArrowLeft");
  await eventual.equal(() => button(at, "In common").getAttribute("aria-pressed"), "false", "the film is back");

  step("counted");
  await press(at, "How many?");
  await shows(at, "count", /^Exactly \d+ solutions\.$/);

  step("clues that leave one");
  const before = await picture(at)();
  await press(at, "Suggest clues");
  await at("suggestion").waitFor();
  await eventually(picture(at), (now) => now !== before, "the clues are on the board");
  const chips = await at("suggestion").locator(".chip").allTextContents();
  assert.ok(chips.length > 0 && chips.every((chip) => /^R\d+C\d+: [0-3]$/.test(chip)), `${chips}`);
  await press(at, "Add to the puzzle");
  await shows(at, "verdict", /^Unique/);
  await eventual.equal(() => at("answers").count(), 0);
  await page.goBack();
  await shows(at, "verdict", /^Several/);
});

journey("without a solution the clues that contradict each other are named, and why is watched", {}, async (page, at, step) => {
  await paste(page, NONE);
  await at("contradiction").waitFor();
  await eventual.match(() => solved(page), /^No solution/);
  const chips = at("contradiction").locator(".chips .chip");
  const count = await chips.count();
  await shows(at, "contradiction", count > 1 ? new RegExp(`These ${count} clues contradict each other`) : /This clue alone/);
  await at("cures").waitFor();
  step("watched");
  const whole = await length(page);
  await press(at, "Watch why");
  await eventually(() => position(page), (now) => now > 0, "it plays");
  const told = await length(page);
  assert.ok(told > 0 && told <= whole, `${told} of ${whole} steps`);
  await at("end").click();
  await eventual.equal(() => position(page), told);
  await shows(at, "caption", /contradict|cannot|no way|more lines|too few|would|loop/i);
  await press(at, "Back to all steps");
  await eventual.equal(() => length(page), whole);

  step("of very many clues the first are named, and more when asked for");
  await paste(page, Array(24).fill("0".repeat(24)).join(","));
  await shows(at, "recognised", /24×24/);
  const many = at("contradiction").locator(".chip");
  await eventual.equal(() => many.count(), 101);
  const all = Number((await at("contradiction").textContent()).match(/These (\d+) clues/)[1]);
  assert.equal(await at("more-clues").textContent(), `${all - 100} more`);
  await at("more-clues").focus();
  await page.keyboard.press("Enter");
  await eventual.equal(() => many.count(), Math.min(all, 201));
});
