// Puzzles with several solutions, and with none: solutions shown and counted, suggested clues, contradicting clues.

import assert from "node:assert/strict";

import { eventual, eventually, journey, length, paste, position, solved } from "./journey.mjs";

const SEVERAL = "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3123";
const NONE = "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3323";
/** Few clues: so many solutions that no one counts them all. */
const LOOSE = "3......,.......,...2...,.......,.......,.......,......3";

const button = (at, name) => at("answers").getByRole("button", { name, exact: true });
const picture = (at) => () => at("board").locator("canvas").evaluate((canvas) => canvas.toDataURL());
const count = (at) => () => at("count").textContent();

/** Presses a button of the panel by the keyboard, as soon as it can be pressed. */
async function press(at, name) {
  await eventually(() => button(at, name).isEnabled(), (enabled) => enabled, `${name} can be pressed`);
  await button(at, name).focus();
  await button(at, name).press("Enter");
}

journey("two solutions are shown one by one, together, and by what all share", {}, async (page, at) => {
  await paste(page, SEVERAL);
  await eventually(() => at("verdict").textContent(), (words) => /^Several/.test(words), "verdict");
  const seen = new Set();
  for (const [name, legend] of [
    ["Solution 1", /One of the solutions/],
    ["Solution 2", /One of the solutions/],
    ["Both", /dashed.*thick/],
    ["In common", /all solutions share/],
  ]) {
    await press(at, name);
    await eventual.equal(() => button(at, name).getAttribute("aria-pressed"), "true");
    await eventual.match(() => at("legend").textContent(), legend);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    seen.add(await picture(at)());
  }
  assert.equal(seen.size, 4, "four different pictures");
  await page.keyboard.press("ArrowLeft");
  await eventual.equal(() => button(at, "In common").getAttribute("aria-pressed"), "false", "the film is back");
});

journey("solutions are counted, up to a limit", {}, async (page, at) => {
  await paste(page, SEVERAL);
  await press(at, "How many?");
  assert.match(await eventually(count(at), (words) => /solution/.test(words), "counted"), /^Exactly \d+ solutions\.$/);
  await paste(page, LOOSE);
  await press(at, "How many?");
  assert.equal(await eventually(count(at), (words) => /solution/.test(words), "counted"), "At least 1,000 solutions.");
});

journey("suggested clues leave exactly one solution", {}, async (page, at) => {
  await paste(page, SEVERAL);
  const before = await picture(at)();
  await press(at, "Suggest clues");
  await at("suggestion").waitFor();
  await eventually(picture(at), (now) => now !== before, "the clues are on the board");
  const chips = await at("suggestion").locator(".chip").allTextContents();
  assert.ok(chips.length > 0 && chips.every((chip) => /^R\d+C\d+: [0-3]$/.test(chip)), `${chips}`);
  await press(at, "Add to the puzzle");
  await eventually(() => at("verdict").textContent(), (words) => /^Unique/.test(words), "verdict");
  await eventual.equal(() => at("answers").count(), 0);
  await page.goBack();
  await eventually(() => at("verdict").textContent(), (words) => /^Several/.test(words), "back at the puzzle as it was");
});

journey("a puzzle without solutions names the clues that contradict each other, and why", {}, async (page, at) => {
  await paste(page, NONE);
  await at("contradiction").waitFor();
  await eventual.match(() => solved(page), /^No solution/);
  const chips = await at("contradiction").locator(".chips .chip").allTextContents();
  await eventual.match(
    () => at("contradiction").textContent(),
    new RegExp(chips.length > 1 ? `These ${chips.length} clues contradict each other` : "This clue alone"),
  );
  await eventually(() => at("cures").count(), (shown) => shown === 1, "what to drop is told");
  const whole = await length(page);
  await press(at, "Watch why");
  await eventually(() => position(page), (now) => now > 0, "it plays");
  const told = await length(page);
  assert.ok(told > 0 && told <= whole, `${told} of ${whole} steps`);
  await at("end").click();
  await eventual.equal(() => position(page), told);
  await eventual.match(() => at("caption").textContent(), /contradict|cannot|no way|more lines|too few|would|loop/i);
  await press(at, "Back to all steps");
  await eventual.equal(() => length(page), whole);
});

journey("what contradicts is told while writing, and watched from there", {}, async (page, at) => {
  await paste(page, NONE);
  await at("edit").click();
  await at("contradiction").waitFor();
  await press(at, "Watch why");
  await eventually(() => position(page), (now) => now > 0, "it plays");
  await eventual.ok(() => at("board").isVisible());
});

journey("suggested clues are written into the puzzle being written", {}, async (page, at) => {
  await paste(page, SEVERAL);
  await at("edit").click();
  await press(at, "Suggest clues");
  await at("suggestion").waitFor();
  await press(at, "Add to the puzzle");
  await eventually(() => at("standing").getAttribute("data-verdict"), (name) => name === "unique", "verdict");
});

journey("a picture that is kept is the one that is seen", {}, async (page, at) => {
  await paste(page, SEVERAL);
  await eventually(() => at("verdict").textContent(), (words) => /^Several/.test(words), "verdict");
  const keep = async () => {
    await at("share").click();
    const download = page.waitForEvent("download");
    await page.locator(".sheet").getByRole("button", { name: /SVG/ }).click();
    const chunks = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  await press(at, "Solution 1");
  const first = await keep();
  await press(at, "Solution 2");
  assert.notEqual(first, await keep());
});

journey("of very many clues the first are named, and more when asked for", {}, async (page, at) => {
  await paste(page, Array(24).fill("0".repeat(24)).join(","));
  const chips = at("contradiction").locator(".chip");
  const more = at("more-clues");
  await eventual.equal(() => chips.count(), 101);
  const said = await at("contradiction").textContent();
  const count = Number(said.match(/These (\d+) clues/)[1]);
  assert.equal(await more.textContent(), `${count - 100} more`);
  await more.focus();
  await page.keyboard.press("Enter");
  await eventual.equal(() => chips.count(), Math.min(count, 201));
});
