// What the device gives where it has it: sounds, music, vibration, a screen that stays on, storage that is kept; and a page that
// does without where it has none. The browser's own are replaced by ones that write down what they are asked for.

import assert from "node:assert/strict";

import { SMALL, eventual, journey } from "./journey.mjs";
import { SLITHERLINK, SUDOKU, placed, spot, told } from "./playing.mjs";

/** Writes down what is asked of the device, in `window.asked`. */
function listen() {
  window.asked = [];
  const note = (what) => window.asked.push(what);
  // Each tone by its frequency, once it is started.
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function () {
    const oscillator = createOscillator.call(this);
    const { start } = oscillator;
    oscillator.start = function (when) {
      note(`tone ${Math.round(oscillator.frequency.value)}`);
      return start.call(oscillator, when);
    };
    return oscillator;
  };
  Navigator.prototype.vibrate = (length) => (note(`vibrate ${length}`), true);
  const wakeLock = {
    request: async (sort) => {
      note(`awake ${sort}`);
      return { release: async () => note("asleep") };
    },
  };
  Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => wakeLock, configurable: true });
  StorageManager.prototype.persist = async () => (note("persist"), true);
}

/** Settings as they are stored, and the device written down. */
const device = (settings) => ({
  prepare: async (context) => {
    await context.addInitScript(listen);
    await context.addInitScript((text) => localStorage.setItem("clew-settings", text), JSON.stringify(settings));
  },
});

const asked = (page) => page.evaluate(() => window.asked);
/** Those of what was asked for that begin so. */
const heard = async (page, word) => (await asked(page)).filter((what) => what.startsWith(word));

/** Solves the puzzle by hints, each to its end. */
async function solve(page, at) {
  while ((await at("finish").count()) === 0) {
    await page.keyboard.press("h");
    await page.waitForTimeout(20);
  }
}

journey("sounds: a mark, a move taken back, a clash and the end, and none unless they are wanted", {
  hash: SLITHERLINK,
  ...device({ "has-sounds": true }),
}, async (page, at) => {
  await placed(page);
  const press = async (x, y) => page.mouse.click(...(await spot(at, x, y)));
  assert.deepEqual(await heard(page, "tone"), []);
  await press(1.5, 0);
  await told(at, /R1C2 top line/);
  await eventual.deepEqual(() => heard(page, "tone"), ["tone 660"]);
  await page.keyboard.press("Control+z");
  await eventual.deepEqual(() => heard(page, "tone"), ["tone 660", "tone 440"]);
  // A closed loop of four lines breaks a rule.
  for (const [x, y] of [[4.5, 5], [4.5, 6], [4, 5.5]]) await press(x, y);
  await eventual.equal(async () => (await heard(page, "tone")).length, 5);
  await press(5, 5.5);
  await eventual.deepEqual(async () => (await heard(page, "tone")).slice(-2).sort(), ["tone 185", "tone 196"]);
  await at("play-settings").click();
  await at("settings-sounds").uncheck();
  await page.keyboard.press("Escape");
  const before = (await heard(page, "tone")).length;
  await press(1.5, 0);
  await told(at, /R1C2 top line/);
  await page.waitForTimeout(100);
  assert.equal((await heard(page, "tone")).length, before);
});

journey("the end sounds and vibrates, a finger that rests vibrates, and neither where it is switched off", {
  hash: `#p=${SMALL}&mode=play`,
  hasTouch: true,
  ...device({ "has-sounds": true }),
}, async (page, at) => {
  await placed(page);
  await solve(page, at);
  await eventual.deepEqual(() => heard(page, "vibrate"), ["vibrate 60"]);
  await eventual.deepEqual(async () => (await heard(page, "tone")).slice(-3), ["tone 523", "tone 659", "tone 784"]);
  await at("play-settings").click();
  await at("settings-vibrates").uncheck();
  await page.keyboard.press("Escape");
  // Keys are the board's again once the sheet is gone.
  await at("settings-vibrates").waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await eventual.equal(() => at("finish").count(), 0);
  await page.keyboard.press("Control+y");
  await eventual.equal(() => at("finish").count(), 1);
  await page.waitForTimeout(100);
  assert.deepEqual(await heard(page, "vibrate"), ["vibrate 60"]);
});

journey("a finger that rests on an edge vibrates and crosses it", { hash: SLITHERLINK, hasTouch: true, ...device({}) }, async (page, at) => {
  await placed(page);
  const [x, y] = await spot(at, 1.5, 0);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await eventual.deepEqual(() => heard(page, "vibrate"), ["vibrate 15"]);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await told(at, /R1C2 top cross/);
  assert.deepEqual(await heard(page, "tone"), []);
});

journey("music plays while one plays, and not on a hidden page", { hash: SLITHERLINK, ...device({ "has-music": true }) }, async (page, at) => {
  await placed(page);
  await eventual.equal(async () => (await heard(page, "tone")).length, 1);
  await eventual.equal(async () => (await heard(page, "tone")).length, 2);
  await at("play-games").click();
  await at("sheet").waitFor();
  const before = (await heard(page, "tone")).length;
  await page.waitForTimeout(3_500);
  assert.equal((await heard(page, "tone")).length, before);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
  await page.goBack();
  await placed(page);
  await page.waitForTimeout(3_500);
  assert.equal((await heard(page, "tone")).length, before);
});

journey("the screen stays on while one plays, also after the page was hidden, and no longer", { hash: SUDOKU, ...device({}) }, async (page, at) => {
  await placed(page);
  const awake = async () => (await asked(page)).filter((what) => /^(awake|asleep)/.test(what));
  await eventual.deepEqual(awake, ["awake screen"]);
  // The browser ends the lock of a hidden page by itself.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await eventual.deepEqual(awake, ["awake screen", "awake screen", "asleep"]);
  await at("play-watch").click();
  await eventual.deepEqual(awake, ["awake screen", "awake screen", "asleep", "asleep"]);
  await at("mode-play").click();
  await eventual.equal(async () => (await awake()).length, 5);
  await at("play-settings").click();
  await at("settings-awake").uncheck();
  await eventual.deepEqual(async () => (await awake()).slice(-2), ["awake screen", "asleep"]);
});

journey("storage is asked to be kept at the first move that is stored, and once", { hash: SLITHERLINK, ...device({}) }, async (page, at) => {
  await placed(page);
  assert.deepEqual(await heard(page, "persist"), []);
  await page.mouse.click(...(await spot(at, 1.5, 0)));
  await eventual.deepEqual(() => heard(page, "persist"), ["persist"]);
  await page.mouse.click(...(await spot(at, 3.5, 0)));
  await told(at, /R1C4 top line/);
  await page.waitForTimeout(300);
  assert.deepEqual(await heard(page, "persist"), ["persist"]);
});

journey("where the device has none of it one plays on in silence, and it is not offered", {
  hash: `#p=${SMALL}&mode=play`,
  hasTouch: true,
  prepare: async (context) => {
    await context.addInitScript(() => {
      delete Navigator.prototype.vibrate;
      delete Navigator.prototype.wakeLock;
      delete window.AudioContext;
      Object.defineProperty(Navigator.prototype, "storage", { get: () => undefined });
      localStorage.setItem("clew-settings", '{"has-sounds":true,"has-music":true}');
    });
  },
}, async (page, at) => {
  await placed(page);
  await at("play-settings").click();
  await eventual.equal(() => at("settings-sounds").count(), 1);
  assert.equal(await at("settings-vibrates").count(), 0);
  assert.equal(await at("settings-awake").count(), 0);
  await page.keyboard.press("Escape");
  await solve(page, at);
  await eventual.match(() => at("finish").textContent(), /Solved/);
});
