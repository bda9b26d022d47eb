// The pages about techniques, which work without scripts: their content, their links, and their accessibility.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { journeyOfPages } from "./journey.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const PAGES = [
  "en/index",
  "en/slitherlink/index",
  "en/slitherlink/line-across-twos",
  "en/sudoku/w-wing",
  "zh-CN/aquarium/index",
  "zh-CN/slitherlink/inside-breakout",
];

journeyOfPages("pages without scripts are whole and accessible, light and dark, on a phone and a desk", async (open, step) => {
  for (const path of PAGES) {
    step(path);
    const page = await open({ hash: `learn/${path}.html` });
    await page.evaluate(axe);
    const bad = await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      const loaded = await Promise.allSettled([...document.images].map((image) => image.decode()));
      return loaded.filter(({ status }) => status === "rejected").length;
    });
    assert.equal(bad, 0, `pictures of ${path}`);
    for (const [width, height, colorScheme] of [
      [1280, 800, "light"],
      [1280, 800, "dark"],
      [390, 844, "light"],
      [390, 844, "dark"],
    ]) {
      step(`${path}, ${width} wide, ${colorScheme}`);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is too wide`);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0].html}`),
        [],
      );
    }
    assert.deepEqual(page.problems, []);
    await page.close();
  }
});

journeyOfPages("links lead from all kinds to a technique, to the other language and to the program", async (open) => {
  const page = await open({ hash: "learn/en/index.html" });
  await page.getByRole("link", { name: "How Sudoku is solved" }).click();
  await page.getByRole("link", { name: "W-wing" }).click();
  await page.getByRole("heading", { level: 1, name: "W-wing" }).waitFor();
  await page.getByRole("link", { name: "中文" }).click();
  await page.waitForURL("**/learn/zh-CN/sudoku/w-wing.html");
  await page.getByRole("link", { name: "在这一步打开这个盘面" }).click();
  await page.waitForURL(/\/clew\/#p=sudoku\/9\/9\//);
  await page.waitForSelector("canvas");
});
