// Accessibility of every state of the page according to axe; the order of the Tab key; the headings; the header.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { SMALL, begin, drawn, eventual, journey, paste, shows, solved, visit } from "./journey.mjs";
import { SLITHERLINK, SUDOKU, placed } from "./playing.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Findings that axe rates as serious or critical, as sentences. */
async function findings(page) {
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const grave = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
  return grave.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** Goes to a place that is not decided when the film asks, so that there are marks to choose from. */
async function chosen(page, at) {
  await at("quiz-show").waitFor();
  for (let places = 0; places < 20 && (await at("quiz-marks").count()) === 0; places += 1) {
    await page.keyboard.press("ArrowRight");
    await drawn(page);
  }
  await at("quiz-marks").waitFor();
}

/** What a film answers, asks and explains, after its end. */
const NEW = {
  "an answer to why": async (page, at) => {
    await page.keyboard.press("Home");
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("w");
    await at("why").waitFor();
    await page.keyboard.press("ArrowRight");
    await at("signs").waitFor();
    await at("why-back").click();
  },
  "a question": async (page, at) => {
    await at("player-more").evaluate((more) => more.checkVisibility() && more.click());
    await at("wait").click();
    await at("play").click();
    await chosen(page, at);
  },
  "the signs": async (page, at) => {
    await at("signs-open").click();
    await at("signs-dialog").waitFor();
  },
  "the signs put away": async (page, at) => {
    await page.keyboard.press("Escape");
    await at("signs-dialog").waitFor({ state: "detached" });
  },
  "a question about a digit": async (page, at) => {
    await visit(page, SUDOKU.replace("&mode=play", ""));
    await shows(at, "recognised", /Sudoku/);
    await solved(page);
    await begin(page);
    await at("play").click();
    await chosen(page, at);
  },
  "the signs beside a game": async (page, at) => {
    await visit(page, SLITHERLINK);
    await placed(page);
    // On a phone, it is there while there are signs.
    await page.keyboard.press("h");
    await at("signs-open").click();
    await at("signs-dialog").waitFor();
  },
  "a game": async (page, at) => {
    await page.keyboard.press("Escape");
    await at("signs-dialog").waitFor({ state: "detached" });
  },
};

/** Each state of the page, reached from the previous one. */
const STATES = {
  "the first screen": solved,
  "a chapter": begin,
  "the end": (page) => page.keyboard.press("End"),
  ...NEW,
  "a puzzle that waits": async (page, at) => {
    await at("watch").click();
    await paste(page, SMALL);
    await shows(at, "recognised", /3×3/);
    await solved(page);
  },
  "several solutions": async (page, at) => {
    await paste(page, "22.,...,222");
    await at("answers").waitFor();
  },
  "no solution": async (page, at) => {
    await paste(page, "3");
    await at("contradiction").waitFor();
  },
  "a faulty text": async (page, at) => {
    await paste(page, "22!,...,222");
    await at("error").waitFor();
  },
  "the help": async (page, at) => {
    await at("help").click();
    await at("help-dialog").waitFor();
  },
  "the samples": async (page, at) => {
    await page.keyboard.press("Escape");
    await at("help-dialog").waitFor({ state: "detached" });
    await at("samples").click();
  },
  "the editor": async (page, at) => {
    await page.keyboard.press("Escape");
    await at("edit").click();
    await at("standing").waitFor();
  },
  "the generator": async (page, at) => {
    await at("make").click();
    await at("making").waitFor();
  },
  "a list": async (page) => {
    await paste(page, [SMALL, "22.,...,222", "3", SMALL].join("\n"));
    await page.getByRole("grid").waitFor();
  },
  "the techniques": async (page, at) => {
    await at("guide-link").click();
    await page.locator("main.guide").waitFor();
  },
  ...Object.fromEntries(
    ["Sudoku", "Aquarium"].map((kind) => [
      `a chapter of ${kind}`,
      async (page, at) => {
        await page.locator(".kinds").getByRole("link", { name: kind }).click();
        await shows(at, "recognised", new RegExp(kind));
        await solved(page);
        await begin(page);
      },
    ]),
  ),
};

async function accessible(page, at, step, states) {
  await page.evaluate(axe);
  for (const [name, go] of Object.entries(states)) {
    step(name);
    await go(page, at);
    for (const colorScheme of ["light", "dark"]) {
      step(`${name}, ${colorScheme}`);
      await page.emulateMedia({ colorScheme });
      await eventual.equal(() => page.evaluate(() => document.documentElement.dataset.palette), colorScheme);
      await eventual.deepEqual(() => findings(page), []);
    }
  }
}

journey("every state of the page is accessible, light and dark", {}, (page, at, step) => accessible(page, at, step, STATES));

journey("what a film answers, asks and explains is accessible on a phone", { width: 390, height: 844, hasTouch: true }, (page, at, step) =>
  accessible(page, at, step, { "the first screen": solved, "a chapter": begin, ...NEW }));

journey("Tab, headings and the head lead through the page", {}, async (page, at, step) => {
  await solved(page);
  step("the first stop of the Tab key leads to the paste box");
  await page.keyboard.press("Tab");
  await eventual.equal(() => page.evaluate(() => document.activeElement.className), "skip");
  await page.keyboard.press("Enter");
  await eventual.equal(() => at("paste").evaluate((box) => box === document.activeElement), true);
  // The guide does not have this box; it begins with its heading.
  await at("guide-link").click();
  await page.locator("main.guide").waitFor();
  await page.locator(".skip").focus();
  await page.keyboard.press("Enter");
  await eventual.equal(() => page.evaluate(() => document.activeElement.tagName), "H2");
  await page.goBack();
  await page.waitForSelector("canvas");

  step("headings");
  await page.evaluate(() => document.activeElement.blur());
  await begin(page);
  const headings = await page.locator("h1, h2, h3").evaluateAll((found) => found.map((one) => `${one.tagName} ${one.textContent}`));
  assert.equal(headings[0], "H1 Clew");
  assert.ok(headings.length >= 5, headings.join());

  step("the head is as high on each page, so that nothing below it moves");
  const height = () => page.locator("header.top").evaluate((head) => head.getBoundingClientRect().height);
  const before = await height();
  for (const mode of ["edit", "make", "many", "watch"]) {
    await at(mode).click();
    await eventual.equal(() => at(mode).getAttribute("aria-current"), "page");
    assert.equal(await height(), before, mode);
  }

  /** Width of the words, and the visible part of it. */
  const seen = () =>
    page.locator(".top .hint").evaluate((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      const [inside, all] = [line.getBoundingClientRect(), words.getBoundingClientRect()];
      const isBelow = all.top >= inside.bottom;
      return [all.width, isBelow ? 0 : Math.min(inside.right, all.right) - Math.max(inside.left, all.left)].map(Math.round);
    });
  for (const mode of ["edit", "make", "many"]) {
    step(`what ${mode} is for stands in its head whole, or not at all`);
    await at(mode).click();
    await page.setViewportSize({ width: 1440, height: 800 });
    await eventual.ok(async () => (await seen())[0] > 100, "it says something");
    for (const width of [1440, 1280, 1152, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const [all, part] = await seen();
      assert.ok(part === all || (part === 0 && width < 1440), `${mode}, ${width}: ${part} of ${all}`);
    }
  }
});

journey("on a phone the first stop leads to the paste box as well, where a film or a game has its room", { width: 390, height: 844 }, async (page, at) => {
  /** Whether the box is visible and not covered. */
  const isSeen = () =>
    at("paste").evaluate((box) => {
      box.scrollIntoView({ block: "center" });
      const { x, y, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === box;
    });
  const skips = async () => {
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    await eventual.equal(() => at("paste").evaluate((box) => box === document.activeElement), true);
    await eventual.equal(isSeen, true);
  };
  await solved(page);
  await skips();
  await page.evaluate(() => document.activeElement.blur());
  await begin(page);
  assert.equal(await isSeen(), false);
  await skips();
  await page.keyboard.type(SMALL);
  await shows(at, "recognised", /3×3/);
  await at("mode-play").click();
  await placed(page);
  assert.equal(await isSeen(), false);
  await skips();
});

journey("the pages beside the page are accessible", { hash: "embedding.html", canvas: false, waitUntil: "domcontentloaded" }, async (page) => {
  const accessible = async () => {
    await page.evaluate(axe);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await eventual.deepEqual(() => findings(page), []);
    }
  };
  await accessible();
  await page.goto(new URL("nothing", page.url()).href);
  await accessible();
  // The browser reports this for every such address.
  page.problems = page.problems.filter((problem) => !problem.includes("404"));
});
