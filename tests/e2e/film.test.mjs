// The film: evidence, conclusion, consequences; waiting for the viewer; the first board, which plays by itself.

import assert from "node:assert/strict";

import { drawn, eventual, eventually, journey, length, point, position, rests, shows, solved } from "./journey.mjs";

/** A Slitherlink whose chapters above level 2 have consequences. */
const HARD = "#p=slither/10/10/g3228cgcbh222273b2c2d32ddh6ci77636b7cm0312dg0cgah66";

const sentence = (page) => page.locator(".caption .sentence");
/** Visible words of the sentence. */
const told = (page) => sentence(page).evaluate((whole) => whole.innerText);
/** Number of parts of the sentence that are still to come. */
const toCome = (page) => sentence(page).locator(".to-come").count();
const press = (page, key) => page.keyboard.press(key);
const label = (at) => () => at("play").getAttribute("aria-label");

/** Goes forward to the look of the first chapter above a level that has a run. */
async function reachHard(page, at) {
  for (let stops = 0; stops < 200; stops += 1) {
    await press(page, "ArrowRight");
    await drawn(page);
    const next = sentence(page).locator(".to-come");
    if (stops > 8 && (await next.count()) === 2 && (await next.first().textContent()) !== "") return;
  }
  assert.fail(`no such chapter: ${await at("caption").textContent()}`);
}

journey("a stage is announced, a chapter is looked at, concluded and run, and the film waits for its viewer", { hash: `${HARD}&detail=ideas` }, async (page, at, step) => {
  await solved(page);
  await eventually(() => length(page), (count) => count > 3, "there are chapters");
  step("the stage, announced once and for a moment");
  await press(page, "ArrowRight");
  await shows(at, "stage-card", /Patterns/);
  await at("stage-card").waitFor({ state: "detached" });
  for (const key of ["ArrowRight", "Home", "ArrowRight"]) await press(page, key);
  await drawn(page);
  assert.equal(await at("stage-card").count(), 0);

  step("what to notice, what follows, and the rest");
  await reachHard(page, at);
  const chapter = await position(page);
  const [looked, box] = [await told(page), await sentence(page).boundingBox()];
  // On a slow machine, the address of an earlier stop stays for a while.
  const address = await rests(async () => point(page), "the address rests");
  assert.match(address, /^stop=/);
  await press(page, "ArrowRight");
  await eventual.equal(() => toCome(page), 1);
  const concluded = await told(page);
  assert.ok(concluded.startsWith(looked.trimEnd().slice(0, 20)) && concluded.length > looked.length, `${looked}\n${concluded}`);
  assert.equal(await position(page), chapter);
  await press(page, "ArrowRight");
  await eventual.equal(() => toCome(page), 0);
  assert.equal(await position(page), chapter);
  const after = await sentence(page).boundingBox();
  assert.deepEqual([after.x, after.y, after.height], [box.x, box.y, box.height], "nothing has moved");

  step("the address leads to the conclusion, with nothing of the run");
  await page.goto(page.url().replace(/&(stop|single)=\d+/, `&${address}`));
  await page.reload();
  await solved(page);
  await eventual.equal(() => told(page), concluded);

  step("the film waits before a harder conclusion");
  await at("wait").click();
  await eventual.equal(() => at("wait").getAttribute("aria-checked"), "true");
  await press(page, "Home");
  await reachHard(page, at);
  await at("speed").selectOption({ label: "16×" });
  await at("play").click();
  await eventual.equal(label(at), "Show what follows");
  const parts = await toCome(page);
  assert.ok(parts >= 1);
  await at("play").click();
  await eventually(() => toCome(page), (now) => now !== parts, "it shows what follows");
  await page.reload();
  await solved(page);
  await eventual.equal(() => at("wait").getAttribute("aria-checked"), "true");
});

journey("every step is told wave by wave with its rule, the detail is chosen and kept, and the film tells its time", { hash: HARD }, async (page, at, step) => {
  await solved(page);
  const clock = () => at("film-time").textContent();
  await eventual.match(clock, /^0:00 \/ \d+:\d\d$/);
  const whole = (text) => text.split(" / ")[1].split(":").reduce((minutes, seconds) => 60 * minutes + Number(seconds), 0);
  step("a wave: its rule, then what follows from it");
  const waves = at("run");
  for (let stops = 0; (await waves.count()) === 0 && stops < 30; stops += 1) {
    await press(page, "ArrowRight");
    await drawn(page);
  }
  assert.match(await waves.textContent(), /^(From this follow|Then) /);
  await eventual.equal(() => toCome(page), 1);
  const looked = await told(page);
  await press(page, "ArrowRight");
  await eventual.equal(() => toCome(page), 0);
  const concluded = await told(page);
  assert.ok(concluded.startsWith(looked.trimEnd()) && concluded.length > looked.length, `${looked}\n${concluded}`);
  assert.match(concluded, /(line|cross)/);
  const steps = whole(await clock());
  step("only the ideas, kept for the next visit and in links");
  await at("detail").selectOption("ideas");
  await eventual.equal(() => waves.count(), 0);
  await eventually(clock, (text) => whole(text) < steps, "the film is shorter");
  await eventually(() => page.url(), (url) => url.includes("&detail=ideas"), "the address names it");
  const plain = page.url().replace(/&detail=ideas/, "");
  await page.goto("about:blank");
  await page.goto(plain);
  await solved(page);
  await eventual.equal(() => at("detail").inputValue(), "ideas");
  await at("detail").selectOption("steps");
  await eventually(() => page.url(), (url) => !url.includes("detail"), "the usual detail is not named");
});

journey("the first board plays by itself, unannounced, until the first key or a click on pause", { hash: "" }, async (page, at, step) => {
  await eventually(() => position(page), (now) => now >= 1, "it plays");
  assert.equal(await label(at)(), "Pause");
  assert.equal(await at("waiting").count(), 1, "the choices are there");
  assert.equal(await at("said").count(), 0, "nothing is read aloud");
  // The address may contain the opened puzzle, but not a point of it.
  assert.equal(point(page), "");
  assert.equal(await page.evaluate(() => history.length), 2);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 40);
  assert.equal(await label(at)(), "Pause", "scrolling and pointing do not count");
  step("a key");
  await press(page, "Shift");
  await eventual.equal(label(at), "Play");
  const stopped = await rests(() => told(page), "it stays where it is");
  await page.waitForTimeout(2500);
  assert.equal(await told(page), stopped);
  await at("show-me").click();
  await eventual.equal(() => at("waiting").count(), 0);
  await eventual.equal(() => position(page), 1);
  step("a click on pause");
  // An address without a fragment loads the page anew. The page soon names the opening board in it, so reloading would open a named puzzle.
  await page.goto(page.url().replace(/#.*/, ""));
  await eventually(() => position(page), (now) => now >= 1, "it plays");
  await at("play").click();
  await eventual.equal(label(at), "Play");
  const chapter = await position(page);
  await at("play").click();
  await eventual.equal(label(at), "Pause");
  assert.ok((await position(page)) >= chapter);
});

journey("with reduced motion the first board is still, and a film plays in still pictures", { hash: "", reducedMotion: "reduce" }, async (page, at, step) => {
  await shows(at, "recognised", /Slitherlink 7×7/);
  await eventual.match(() => solved(page), /Unique solution/);
  await shows(at, "lead", /Paste a Slitherlink, Sudoku or Aquarium/);
  await eventual.equal(() => at("welcome").locator("a").count(), 3);
  await eventual.equal(() => at("list").count(), 0, "nothing is given away");
  await eventually(() => position(page), (now) => now >= 1, "it stands at a chapter");
  const stands = await told(page);
  await page.waitForTimeout(2500);
  assert.equal(await told(page), stands);
  assert.equal(await label(at)(), "Play");
  step("a picture is there at once");
  await at("show-me").click();
  await eventual.equal(() => at("welcome").count(), 0);
  if ((await label(at)()) === "Pause") await at("play").click();
  await press(page, "ArrowRight");
  const picture = () => at("board").locator("canvas").evaluate((canvas) => canvas.toDataURL());
  await drawn(page);
  const first = await picture();
  await page.waitForTimeout(300);
  await drawn(page);
  assert.equal(await picture(), first, "nothing moves");
  step("the film plays to its end");
  await at("speed").selectOption({ label: "max" });
  await at("play").click();
  await eventually(label(at), (now) => now === "Play", "it comes to its end");
  await eventual.equal(() => position(page), await length(page));
});

journey("a long argument appears sentence by sentence while the film plays", { hash: HARD }, async (page, at, step) => {
  await solved(page);
  const turns = page.locator(".in-turn");
  const opacities = () => turns.evaluateAll((all) => all.map((words) => Number(getComputedStyle(words).opacity)));
  step("a look that takes long to read");
  for (let stops = 0; ; stops += 1) {
    assert.ok(stops < 300, "there is one");
    await press(page, "ArrowRight");
    const words = (await told(page)).trim();
    const isLook = (await toCome(page)) > 0;
    if (isLook && words.split(/\s+/).length > 30 && (words.match(/\. /g) ?? []).length > 2) break;
  }
  assert.equal(await turns.count(), 0, "at rest the words are whole");
  await press(page, "ArrowLeft");
  await at("speed").selectOption({ label: "1×" });
  step("its sentences come one after another");
  await at("play").click();
  await turns.nth(1).waitFor();
  await eventually(opacities, (all) => all[0] === 1 && all.at(-1) === 0, "the last sentence waits for the first");
  step("paused, it is whole");
  await at("play").click();
  await eventual.equal(() => turns.count(), 0);
});
