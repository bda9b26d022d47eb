// Walks through the page in a browser driven by WebDriver: few, and the same ones in each browser. They look for faults specific to an
// engine; the journeys in the parent folder test the page itself, in Chromium.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { OPENED, SMALL, begin, length, position, solved } from "../acts.mjs";
import { eventual, eventually } from "../patience.mjs";
import { SLITHERLINK, SUDOKU, placed, spot, told } from "../playing.mjs";
import { serve } from "../server.mjs";
import { faulty, wrongs } from "../wrong.mjs";

const dist = process.env.CLEW_DIST || fileURLToPath(new URL("../../../dist", import.meta.url));
const ears = await readFile(new URL("ears.js", import.meta.url), "utf8");

/**
 * Registers the walks.
 *
 * @param {() => Promise<{ page: import("./webdriver.mjs").Page, close: () => Promise<void> }>} start starts the browser
 */
export function walks(start) {
  let browser;
  before(async () => {
    browser = await start();
    await browser.page.resize(1280, 880);
  });
  after(() => browser?.close());

  /** A walk with its own server: on a different port, the page finds nothing stored. Without a hash it opens the page itself. */
  const walk = (name, hash, act) =>
    test(name, { timeout: 120_000 }, async () => {
      const site = await serve(dist, { script: ears });
      const { page } = browser;
      try {
        if (hash !== undefined) await page.goto(site.url + hash);
        await act(page, (id) => page.getByTestId(id), site);
        assert.deepEqual(JSON.parse(await page.evaluate(() => sessionStorage.getItem("ears"))), []);
        assert.deepEqual(site.requests.filter(({ status }) => status >= 400), []);
      } finally {
        // The page must not send requests to a server that has ended.
        await page.goto("about:blank");
        await site.close();
      }
    });

  test("a wrong answer at the first visit is asked for once more, past the browser's cache", { timeout: 120_000 }, async () => {
    const { page } = browser;
    for (const [name, path, answer] of await wrongs(dist)) {
      const { site, left } = await faulty(dist, path, answer, 1);
      try {
        await page.goto(site.url + OPENED);
        const words = await solved(page).catch(async () => page.evaluate(() => document.body.innerText));
        assert.match(words, /Unique solution/, name);
        assert.ok(left.times <= 0, name);
      } finally {
        await page.goto("about:blank");
        await site.close();
      }
    }
  });

  walk("the first sight has a header and a board that is drawn", "", async (page, at) => {
    await eventual.match(() => at("recognised").textContent(), /Slitherlink 7×7/);
    await eventual.match(() => solved(page), /Unique solution/);
    await eventual.match(() => page.locator("title").textContent(), /Clew/);
    await eventual.equal(() => page.locator(".kinds a").count(), 3);
    const drawn = () =>
      page.locator("canvas").evaluate((canvas) => {
        const blank = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
        const { width, height } = canvas.getBoundingClientRect();
        return width > 200 && height > 200 && canvas.toDataURL() !== blank.toDataURL();
      });
    await eventual.ok(drawn);
  });

  walk("a pasted puzzle is explained step by step, to its end", undefined, async (page, at, site) => {
    await copy(page, SMALL);
    await page.goto(site.url);
    await solved(page);
    await page.keyboard.press("Control+v");
    await eventual.match(() => at("recognised").textContent(), /Slitherlink 3×3/);
    await eventual.match(() => solved(page), /Unique solution/);
    await begin(page);
    await eventual.match(() => at("caption").textContent(), /\w+ \w+/);
    const isOver = async () => /only solution/.test(await at("caption").textContent());
    for (let stops = 0; stops < 200 && !(await isOver()); stops += 1) await page.keyboard.press("ArrowRight");
    await eventual.ok(isOver);
    assert.equal(await position(page), await length(page));
  });

  for (const kind of ["Sudoku", "Aquarium"]) {
    walk(`a link in the header opens ${kind}`, OPENED, async (page, at) => {
      await solved(page);
      await page.locator(`.kinds a[href*="${kind.toLowerCase()}"]`).click();
      await eventual.match(() => at("recognised").textContent(), new RegExp(kind));
      await eventual.match(() => solved(page), /Unique solution/);
    });
  }

  walk("moves are made by mouse and keys, and undone", SLITHERLINK, async (page, at, site) => {
    await draw(page, at, 1.5, 0);
    await told(at, /R1C2 top line/);
    await draw(page, at, 3.5, 0);
    await told(at, /R1C4 top line/);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await told(at, /No marks/);
    await page.goto(site.url + SUDOKU);
    await draw(page, at, 1.5, 0.5);
    await page.keyboard.press("8");
    await told(at, /R1C2=8/);
    await at("play-undo").click();
    await told(at, /No marks/);
  });

  // Each leaves shortly after a move, not at once: WebKit reports a worker's script that is still loading as an error of the page.
  const soon = () => new Promise((done) => setTimeout(done, 500));
  for (const [way, leave] of [
    ["a link", byLink],
    ["the address", (page, at, site) => page.goto(`${site.url}learn/en/index.html`)],
  ]) {
    walk(`a game left by ${way} is there, once, for who comes back by a link`, SLITHERLINK, async (page, at, site) => {
      await draw(page, at, 1.5, 0);
      await told(at, /R1C2 top line/);
      await soon();
      await leave(page, at, site);
      await home(page);
      await eventual.match(() => at("continue").textContent(), /Slitherlink 7×7/);
      await at("continue-all").click();
      await eventual.equal(() => at("shelf").getAttribute("data-games"), "1");
      await at("games-go-on").click();
      await told(at, /R1C2 top line/);
      // A second time, with a game that is already stored; and Back, which may restore the page as it was left.
      await draw(page, at, 3.5, 0);
      await told(at, /R1C4 top line/);
      await soon();
      await leave(page, at, site);
      await page.goBack();
      await eventually(() => page.evaluate(() => location.pathname), (path) => path === "/clew/", "the page is back");
      await leave(page, at, site);
      await home(page);
      await eventual.match(() => at("continue").textContent(), /Slitherlink 7×7/);
      await at("games-go-on").click();
      await told(at, /R1C4 top line/);
      await at("mode-play").click();
      await eventual.equal(() => at("shelf").getAttribute("data-games"), "1");
    });
  }
}

/** Copies a text with real input: Firefox does not give text to an event created by a script. */
async function copy(page, text) {
  await page.goto(`data:text/html,<textarea>${text}</textarea>`);
  await page.locator("textarea").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
}

/** Clicks at a point of the board being played, in cells. */
async function draw(page, at, x, y) {
  await placed(page);
  await page.mouse.click(...(await spot(at, x, y)));
}

/** Leaves the page through the links to the guide without scripts. */
async function byLink(page, at) {
  if ((await at("guide-plain").count()) === 0) await at("guide-link").click();
  await at("guide-plain").click();
  await page.locator("a.name").waitFor();
}

/** Returns to the page through the link in the guide without scripts. */
async function home(page) {
  await page.locator("a.name").click();
  await page.locator("main:not(.cold)").waitFor();
}
