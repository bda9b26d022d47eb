// Accessibility of every state of the page, as axe judges it; the order of the Tab key; the headings.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { SMALL, begin, eventual, eventually, journey, paste, solved } from "./journey.mjs";
import { placed } from "./playing.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Findings that axe calls serious or critical, as sentences. */
async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const grave = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
  return grave.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

const recognised = (page, wanted) =>
  eventually(() => page.getByTestId("recognised").textContent(), (words) => wanted.test(words), "recognised");

const STATES = {
  "the first screen": async (page) => solved(page),
  "a puzzle that waits": async (page) => {
    await paste(page, SMALL);
    await recognised(page, /3×3/);
    await solved(page);
  },
  "a chapter": async (page) => {
    await solved(page);
    await begin(page);
  },
  "the end": async (page) => {
    await solved(page);
    await page.keyboard.press("End");
  },
  "several solutions": async (page) => {
    await paste(page, "22.,...,222");
    await eventually(() => page.getByTestId("answers").count(), (count) => count === 1, "answers");
  },
  "no solution": async (page) => {
    await paste(page, "3");
    await eventually(() => page.getByTestId("answers").count(), (count) => count === 1, "answers");
  },
  "a faulty text": async (page) => {
    await paste(page, "22!,...,222");
    await page.getByTestId("error").waitFor();
  },
  "the help": async (page) => {
    await page.getByTestId("help").click();
    await page.getByTestId("help-dialog").waitFor();
  },
  "the samples": async (page) => page.getByTestId("samples").click(),
  "the editor": async (page) => {
    await page.getByTestId("edit").click();
    await page.getByTestId("standing").waitFor();
  },
  "the generator": async (page) => {
    await page.getByTestId("make").click();
    await page.getByTestId("making").waitFor();
  },
  "a list": async (page) => {
    await paste(page, [SMALL, "22.,...,222", "3", SMALL].join("\n"));
    await page.getByRole("grid").or(page.getByRole("table")).first().waitFor();
  },
  "the techniques": async (page) => {
    await page.getByTestId("guide-link").click();
    await page.locator("main.guide").waitFor();
  },
};

for (const colorScheme of ["light", "dark"]) {
  for (const [name, go] of Object.entries(STATES)) {
    journey(`${name}, ${colorScheme}, is accessible`, { colorScheme }, async (page) => {
      await go(page);
      await eventual.deepEqual(() => findings(page), []);
    });
  }
}

journey("a sudoku and an aquarium are accessible while they are stepped through", {}, async (page) => {
  for (const [link, name] of [
    [1, /Sudoku/],
    [2, /Aquarium/],
  ]) {
    await page.locator(".kinds a").nth(link).click();
    await recognised(page, name);
    await solved(page);
    await begin(page);
    await eventual.deepEqual(() => findings(page), []);
  }
});

journey("the first stop of the Tab key leads to the paste box", {}, async (page, at) => {
  await solved(page);
  await page.keyboard.press("Tab");
  await eventual.equal(() => page.evaluate(() => document.activeElement.className), "skip");
  await page.keyboard.press("Enter");
  await eventual.equal(() => at("paste").evaluate((box) => box === document.activeElement), true);
  // The guide has no such box, and begins with its heading.
  await at("guide-link").click();
  await page.locator("main.guide").waitFor();
  await page.locator(".skip").focus();
  await page.keyboard.press("Enter");
  await eventual.equal(() => page.evaluate(() => document.activeElement.tagName), "H2");
});

journey("on a phone the first stop leads to the paste box as well, where a film or a game has its room", { width: 390, height: 844 }, async (page, at) => {
  /** Whether the box can be seen, and is not under something else. */
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
  await recognised(page, /3×3/);
  await at("mode-play").click();
  await placed(page);
  assert.equal(await isSeen(), false);
  await skips();
});

journey("the pages beside the page are accessible", { hash: "embedding.html", canvas: false, waitUntil: "domcontentloaded" }, async (page) => {
  const accessible = async () => {
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await eventual.deepEqual(() => findings(page), []);
    }
  };
  await accessible();
  await page.goto(new URL("nothing", page.url()).href);
  await accessible();
  // The browser says so of every such address.
  page.problems = page.problems.filter((problem) => !problem.includes("404"));
});

journey("headings lead through the page", {}, async (page) => {
  await solved(page);
  await begin(page);
  const headings = await page.locator("h1, h2, h3").evaluateAll((found) => found.map((one) => `${one.tagName} ${one.textContent}`));
  assert.equal(headings[0], "H1 Clew");
  assert.ok(headings.length >= 5, headings.join());
});

journey("what a page is for stands in its head whole, or not at all", {}, async (page, at) => {
  /** Width of the words, and how much of it is seen. */
  const seen = () =>
    page.locator(".top .hint").evaluate((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      const [inside, all] = [line.getBoundingClientRect(), words.getBoundingClientRect()];
      const isBelow = all.top >= inside.bottom;
      return [all.width, isBelow ? 0 : Math.min(inside.right, all.right) - Math.max(inside.left, all.left)].map(Math.round);
    });
  for (const mode of ["edit", "make", "many"]) {
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
