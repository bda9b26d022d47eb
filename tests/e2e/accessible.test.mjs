// Accessibility of every state of the page, as axe judges it; the order of the Tab key; the headings.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { SMALL, begin, eventual, eventually, journey, paste, solved } from "./journey.mjs";

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
});

journey("headings lead through the page", {}, async (page) => {
  await solved(page);
  await begin(page);
  const headings = await page.locator("h1, h2, h3").evaluateAll((found) => found.map((one) => `${one.tagName} ${one.textContent}`));
  assert.equal(headings[0], "H1 Clew");
  assert.ok(headings.length >= 5, headings.join());
});
