// Device features if available: sounds, music, vibration, a screen that stays on, persistent storage; and a page that works without
// them. The browser's own functions are replaced by ones that record the calls.

import assert from "node:assert/strict";

import { SMALL, eventual, forgive, journey, shows, visit } from "./journey.mjs";
import { SLITHERLINK, placed, spot, told } from "./playing.mjs";

/** Records the calls to the device in `window.asked`. */
function listen() {
  window.asked = [];
  const note = (what) => window.asked.push(what);
  // Each tone by its frequency, once it starts.
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

/** A device with stored settings, recorded calls, and a clock that can be advanced. */
const device = (settings) => ({
  hasTouch: true,
  prepare: async (context) => {
    await context.clock.install();
    await context.addInitScript(listen);
    await context.addInitScript((text) => localStorage.setItem("clew-settings", text), JSON.stringify(settings));
  },
});

/** The recorded calls that start with `words`. */
const heard = async (page, words) => (await page.evaluate(() => window.asked)).filter((what) => words.test(what));
const tones = (page) => heard(page, /^tone/);

/** Solves the puzzle with hints, each to its end. */
async function solve(page, at) {
  while ((await at("finish").count()) === 0) {
    await page.keyboard.press("h");
    await page.waitForTimeout(20);
  }
}

journey("the screen stays on, storage is asked to be kept, and what sounds or vibrates does so as it is set", { hash: SLITHERLINK, ...device({}) }, async (page, at, step) => {
  const press = async (x, y) => page.mouse.click(...(await spot(at, x, y)));
  /** Changes a setting in its dialog. */
  const set = async (name, is) => {
    await at("play-settings").click();
    await at(`settings-${name}`).setChecked(is);
    await page.keyboard.press("Escape");
    // Keys belong to the board again once the dialog is closed.
    await at(`settings-${name}`).waitFor({ state: "detached" });
  };
  await placed(page);
  step("the screen stays on only while you play, also after the page was hidden");
  const awake = () => heard(page, /^(awake|asleep)/);
  await eventual.deepEqual(awake, ["awake screen"]);
  // The browser itself ends the lock of a hidden page.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await eventual.deepEqual(awake, ["awake screen", "awake screen", "asleep"]);
  await at("play-watch").click();
  await eventual.deepEqual(awake, ["awake screen", "awake screen", "asleep", "asleep"]);
  await at("mode-play").click();
  await eventual.equal(async () => (await awake()).length, 5);
  await set("awake", false);
  await eventual.deepEqual(async () => (await awake()).slice(-2), ["awake screen", "asleep"]);

  step("a finger that rests on an edge vibrates and crosses it; storage is asked to be kept, once");
  await placed(page);
  assert.deepEqual(await heard(page, /^persist/), []);
  const [x, y] = await spot(at, 1.5, 0);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.clock.runFor(1000);
  await eventual.deepEqual(() => heard(page, /^vibrate/), ["vibrate 15"]);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await told(at, /R1C2 top cross/);
  await eventual.deepEqual(() => heard(page, /^persist/), ["persist"]);
  await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  assert.deepEqual(await tones(page), []);

  step("sounds: a mark, a move taken back, a clash");
  await set("sounds", true);
  await press(1.5, 0);
  await told(at, /R1C2 top line/);
  await eventual.deepEqual(() => tones(page), ["tone 660"]);
  await page.keyboard.press("Control+z");
  await eventual.deepEqual(() => tones(page), ["tone 660", "tone 440"]);
  // A closed loop of four lines breaks a rule.
  for (const [x, y] of [[4.5, 5], [4.5, 6], [4, 5.5]]) await press(x, y);
  await eventual.equal(async () => (await tones(page)).length, 5);
  await press(5, 5.5);
  await eventual.deepEqual(async () => (await tones(page)).slice(-2).sort(), ["tone 185", "tone 196"]);
  await page.clock.runFor(1000);
  assert.deepEqual(await heard(page, /^persist/), ["persist"]);

  step("the end sounds and vibrates");
  await visit(page, `#p=${SMALL}&mode=play`);
  await shows(at, "play-panel", /Slitherlink 3×3/);
  await solve(page, at);
  await eventual.deepEqual(() => heard(page, /^vibrate/), ["vibrate 15", "vibrate 60"]);
  await eventual.deepEqual(async () => (await tones(page)).slice(-3), ["tone 523", "tone 659", "tone 784"]);

  step("neither where it is switched off");
  await set("sounds", false);
  await set("vibrates", false);
  const before = await tones(page);
  await page.keyboard.press("Control+z");
  await eventual.equal(() => at("finish").count(), 0);
  await page.keyboard.press("Control+y");
  await at("finish").waitFor();
  await page.clock.runFor(200);
  assert.deepEqual(await tones(page), before);
  assert.deepEqual(await heard(page, /^vibrate/), ["vibrate 15", "vibrate 60"]);
  // On a busy machine, the advanced clock calls timers that the page has cancelled.
  forgive(page, /closure invoked recursively or after being dropped/);
});

journey("music plays during a game, and not on a hidden page", { hash: SLITHERLINK, ...device({ "has-music": true }) }, async (page, at, step) => {
  await placed(page);
  await eventual.equal(async () => (await tones(page)).length > 0, true);
  const first = (await tones(page)).length;
  await page.clock.runFor(3500);
  await eventual.ok(async () => (await tones(page)).length > first, "it goes on");
  const isSilent = async () => {
    const before = (await tones(page)).length;
    await page.clock.runFor(3500);
    assert.equal((await tones(page)).length, before);
  };
  step("among the games");
  await at("play-games").click();
  await at("sheet").waitFor();
  await isSilent();
  step("hidden");
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
  await page.goBack();
  await placed(page);
  await isSilent();
});

journey("where the device lacks these features you play in silence, and they are not offered", {
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
  await shows(at, "finish", /Solved/);
});
