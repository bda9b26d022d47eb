// The film: what to notice, what follows, the rest; waiting for the viewer; the first board, which plays by itself.

import assert from "node:assert/strict";

import { eventual, eventually, journey, length, point, position, rests, solved } from "./journey.mjs";

/** A Slitherlink whose chapters above level 2 have consequences. */
const HARD = "#p=slither/10/10/g3228cgcbh222273b2c2d32ddh6ci77636b7cm0312dg0cgah66";

const sentence = (page) => page.locator(".caption .sentence");
/** Words of the sentence that are there yet. */
const told = (page) => sentence(page).evaluate((whole) => whole.innerText);
/** Number of parts of the sentence that are still to come. */
const toCome = (page) => sentence(page).locator(".to-come").count();
const press = (page, key) => page.keyboard.press(key);

/** Goes on to the look of the first chapter above a level that has something to run. */
async function reachHard(page, at) {
  for (let stops = 0; stops < 200; stops += 1) {
    await press(page, "ArrowRight");
    // The page draws after the key.
    await page.waitForTimeout(60);
    const next = sentence(page).locator(".to-come");
    if (stops > 8 && (await next.count()) === 2 && (await next.first().textContent()) !== "") return;
  }
  assert.fail(`no such chapter: ${await at("caption").textContent()}`);
}

journey("a chapter opens on what to notice, is concluded, and runs", { hash: HARD }, async (page, at) => {
  await solved(page);
  await eventually(() => length(page), (count) => count > 3, "there are chapters");
  await reachHard(page, at);
  const chapter = await position(page);
  const [looked, box] = [await told(page), await sentence(page).boundingBox()];
  await eventual.match(async () => point(page), /^beat=/);
  const address = point(page);
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
  // The address leads to the conclusion, with nothing of the run.
  await page.goto(page.url().replace(/&beat=\d+/, `&${address}`));
  await page.reload();
  await solved(page);
  await eventual.equal(() => told(page), concluded);
});

journey("a conclusion is the picture of its step shown alone", { hash: HARD }, async (page, at) => {
  await solved(page);
  await eventually(() => length(page), (count) => count > 3, "there are chapters");
  await reachHard(page, at);
  await eventual.match(async () => point(page), /^beat=/);
  const beat = point(page);
  const picture = () => at("board").locator("canvas").evaluate((canvas) => canvas.toDataURL());
  const shown = async (address) => {
    await page.goto(page.url().replace(/&(beat|step)=\d+/, `&${address}`));
    await page.reload();
    await solved(page);
    await at("waiting").waitFor({ state: "detached" });
    return rests(picture, "the board is drawn");
  };
  const concluded = await shown(beat);
  assert.equal(await toCome(page), 1);
  assert.equal(await shown(beat.replace("beat", "step")), concluded);
  assert.equal(await at("step-number").count(), 1);
});

journey("the first board plays by itself, unannounced, until the first key", { hash: "" }, async (page, at) => {
  const address = page.url();
  await eventually(() => position(page), (now) => now >= 1, "it plays");
  assert.equal(await at("play").getAttribute("aria-label"), "Pause");
  assert.equal(await at("waiting").count(), 1, "the choices are there");
  assert.equal(await at("said").count(), 0, "nothing is read aloud");
  // The opened puzzle may be in the address, a point of it is not.
  assert.equal(point(page), "");
  assert.equal(await page.evaluate(() => history.length), 2, address);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 40);
  assert.equal(await at("play").getAttribute("aria-label"), "Pause", "scrolling and pointing do not count");
  await press(page, "Shift");
  await eventual.equal(() => at("play").getAttribute("aria-label"), "Play");
  const stopped = await rests(() => told(page), "it stays where it is");
  await page.waitForTimeout(2500);
  assert.equal(await told(page), stopped);
  await at("show-me").click();
  await eventual.equal(() => at("waiting").count(), 0);
  await eventual.equal(() => position(page), 1);
});

journey("a click on the pause button stops the first film, and the next one goes on from there", { hash: "" }, async (page, at) => {
  await eventually(() => position(page), (now) => now >= 1, "it plays");
  await at("play").click();
  await eventual.equal(() => at("play").getAttribute("aria-label"), "Play");
  const chapter = await position(page);
  await at("play").click();
  await eventual.equal(() => at("play").getAttribute("aria-label"), "Pause");
  assert.ok((await position(page)) >= chapter);
});

journey("a link, and a visitor who wants less motion, get a still picture", { hash: "", reducedMotion: "reduce" }, async (page, at) => {
  await eventually(() => position(page), (now) => now >= 1, "it stands at a chapter");
  const stands = await told(page);
  await page.waitForTimeout(2500);
  assert.equal(await told(page), stands);
  assert.equal(await at("play").getAttribute("aria-label"), "Play");
});

journey("the film waits for its viewer before a harder conclusion", { hash: HARD }, async (page, at) => {
  await solved(page);
  await at("wait").click();
  assert.equal(await at("wait").getAttribute("aria-checked"), "true");
  await reachHard(page, at);
  await at("speed").selectOption({ label: "16×" });
  await at("play").click();
  await eventual.equal(() => at("play").getAttribute("aria-label"), "Show what follows");
  const parts = await toCome(page);
  assert.ok(parts >= 1);
  await at("play").click();
  await eventually(() => toCome(page), (now) => now !== parts, "it shows what follows");
  await page.reload();
  await solved(page);
  await eventual.equal(() => at("wait").getAttribute("aria-checked"), "true");
});

journey("a stage is announced where it begins, for a moment", { hash: HARD }, async (page, at) => {
  await solved(page);
  await eventually(() => length(page), (count) => count > 3, "there are chapters");
  await press(page, "ArrowRight");
  await eventual.match(() => at("stage-card").textContent(), /Patterns/);
  await at("stage-card").waitFor({ state: "detached" });
  await press(page, "ArrowRight");
  assert.equal(await at("stage-card").count(), 0);
  await press(page, "Home");
  await press(page, "ArrowRight");
  assert.equal(await at("stage-card").count(), 0, "once is enough");
});
