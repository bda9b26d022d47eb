// An explanation taken away: on paper, as text, as Markdown.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";

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
  const pdf = await page.pdf({ format: "A4" });
  assert.equal(pdf.toString("latin1").match(/\/Type \/Page\b/g).length, Math.ceil(count / 4));
  // Boards stay drawings, hatched ones too: an image of each would be some hundred kB.
  assert.doesNotMatch(pdf.toString("latin1"), /\/Subtype ?\/Image/);
  const fonts = 40_000;
  assert.ok(pdf.length < fonts + 6_000 * count, `${pdf.length} bytes for ${count} pictures`);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await eventual.equal(() => at("printout").count(), 0);
});

/** Keeps the browser from printing, and notes that it was asked to. */
const still = (page) =>
  page.evaluate(() => {
    window.print = () => {
      window.printed = true;
    };
  });

/** Number of pages in what the browser would print. */
async function pages(page, format) {
  const pdf = await page.pdf({ format });
  if (process.env.CLEW_PICTURES) await writeFile(`${process.env.CLEW_PICTURES}/${format}-${Date.now()}.pdf`, pdf);
  return pdf.toString("latin1").match(/\/Type \/Page\b/g).length;
}

journey("a list on paper: six puzzles a page, and the solutions on the last", {}, async (page, at) => {
  const sudoku = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
  await paste(page, [SMALL, sudoku, "....,.3..,..2.,....", SMALL, sudoku, SMALL, sudoku].join("\n"));
  await eventual.match(() => at("many-counts").textContent(), /^Done/);
  await still(page);
  await at("print-menu").click();
  await at("print-6").click();
  await page.waitForFunction(() => window.printed);
  await page.emulateMedia({ media: "print" });
  await eventual.equal(() => page.locator(".printout .of-6 figure").count(), 7);
  const answers = page.locator(".printout .solutions figcaption");
  await eventual.equal(() => answers.count(), 7);
  await eventual.equal(() => answers.first().textContent(), "1.");
  await eventual.match(() => answers.nth(2).textContent(), /several solutions/);
  await eventual.match(() => page.locator(".printout figcaption").nth(1).textContent(), /^2\. Sudoku 9×9 · level \d/);
  // The browser then tells that it has printed.
  assert.equal(await pages(page, "A4"), 3);
  await eventual.equal(() => at("printout").count(), 0);
});

journey("the puzzle on the board on paper, its solution on another page", {}, async (page, at) => {
  await solved(page);
  await still(page);
  await at("share").click();
  await at("print-puzzle").click();
  await page.waitForFunction(() => window.printed);
  await page.emulateMedia({ media: "print" });
  await eventual.equal(() => page.locator(".printout figure").count(), 2);
  assert.equal(await pages(page, "Letter"), 2);
});

for (const [entry, least] of [
  ["gif-whole", 4],
  ["gif-chapter", 2],
]) {
  journey(`${entry}: drawn, its size told, and saved`, {}, async (page, at) => {
    await paste(page, SMALL);
    await solved(page);
    await begin(page);
    await at("share").click();
    await at(entry).click();
    await eventual.match(() => at("gif").textContent(), /\d+ pictures, \d+ kB/);
    const saved = page.waitForEvent("download");
    await at("gif-save").click();
    const file = await saved;
    assert.equal(file.suggestedFilename(), "clew.gif");
    const bytes = await readFile(await file.path());
    if (process.env.CLEW_PICTURES) await writeFile(`${process.env.CLEW_PICTURES}/${entry}.gif`, bytes);
    assert.equal(bytes.subarray(0, 6).toString("latin1"), "GIF89a");
    // Each picture begins with its control block.
    const pictures = bytes.toString("latin1").split("\x21\xf9\x04").length - 1;
    assert.ok(pictures >= least, String(pictures));
    assert.equal(await at("gif").count(), 0);
  });
}

journey("puzzles just made on paper, two a page", { hash: "#p=slither/3/3/i5d&mode=make", canvas: false }, async (page, at) => {
  await at("make-rows").fill("5");
  await at("make-cols").fill("5");
  await at("make-count").fill("3");
  await at("make-begin").click();
  // They are a list; the page of the generator prints them as well.
  await eventual.match(() => at("many-counts").textContent(), /3/);
  await at("make").click();
  await still(page);
  await at("print-menu").click();
  await at("print-2").click();
  await page.waitForFunction(() => window.printed);
  await page.emulateMedia({ media: "print" });
  await eventual.equal(() => page.locator(".printout .of-2 figure").count(), 3);
  await eventual.match(() => page.locator(".printout figcaption").first().textContent(), /^1\. Slitherlink 5×5 · level \d/);
  assert.equal(await pages(page, "A4"), 3);
});
