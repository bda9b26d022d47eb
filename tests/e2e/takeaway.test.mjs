// An explanation taken away: on paper, as text, as Markdown.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { SMALL, begin, eventual, journey, paste, solved } from "./journey.mjs";

/** Opens the menu of a solved puzzle and chooses an entry. */
async function choose(page, at, entry) {
  await at("share").click();
  await page.getByRole("button", { name: entry }).click();
}

for (const [entry, name, heading] of [
  ["Save the explanation as text", "clew.txt", /^Slitherlink 3×3\n\n.+\n\n1\. /s],
  ["Save the explanation as Markdown", "clew.md", /^# Slitherlink 3×3\n\n```text\n.+\n```\n\n1\. /s],
]) {
  journey(`${entry.toLowerCase()}: the puzzle and a sentence a chapter`, {}, async (page, at) => {
    await paste(page, SMALL);
    await begin(page);
    await solved(page);
    const saved = page.waitForEvent("download");
    await choose(page, at, entry);
    const file = await saved;
    assert.equal(file.suggestedFilename(), name);
    const text = await readFile(await file.path(), "utf8");
    assert.match(text, heading);
    assert.match(text.trim().split("\n").at(-1), /^\d+\. .+\.$/);
  });
}

journey("on paper there are the chapters and nothing else, black on white", { colorScheme: "dark" }, async (page, at) => {
  await solved(page);
  await begin(page);
  await page.evaluate(() => {
    window.print = () => {
      window.printed = true;
    };
  });
  await choose(page, at, "Print the explanation, 4 chapters a page");
  await page.waitForFunction(() => window.printed);
  await eventual.equal(() => at("printout").isVisible(), false);
  await page.emulateMedia({ media: "print" });
  await eventual.equal(() => at("printout").isVisible(), true);
  await eventual.equal(() => page.locator("header.top").isVisible(), false);
  await eventual.equal(() => page.locator("canvas").first().isVisible(), false);
  const figures = page.locator(".printout figure");
  const count = await figures.count();
  assert.ok(count > 8, String(count));
  await eventual.match(() => figures.first().textContent(), /1\. /);
  const paper = await page.locator(".printout").evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  assert.equal(paper, "rgb(255, 255, 255)");
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g).length;
  assert.equal(pages, Math.ceil(count / 4));
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await eventual.equal(() => at("printout").count(), 0);
});
