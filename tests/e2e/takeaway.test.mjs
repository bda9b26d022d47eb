// Export of an explanation: on paper, as text, as Markdown, as an animated picture.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";

import { SMALL, begin, eventual, graded, journey, paste, shows, solved } from "./journey.mjs";

/** Keeps the browser from printing, and records the request. */
const still = (page) =>
  page.evaluate(() => {
    window.print = () => {
      window.printed = true;
    };
  });

/** Waits until the page requests printing. */
async function printed(page) {
  await page.waitForFunction(() => window.printed);
  await page.evaluate(() => (window.printed = false));
}

/** Restores the page's screen layout after printing. */
async function onScreen(page, at) {
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await eventual.equal(() => at("printout").count(), 0);
}

/** Number of pages that the browser would print. */
async function pages(page, format) {
  const pdf = await page.pdf({ format });
  if (process.env.CLEW_PICTURES) await writeFile(`${process.env.CLEW_PICTURES}/${format}-${Date.now()}.pdf`, pdf);
  return pdf.toString("latin1").match(/\/Type \/Page\b/g).length;
}

journey("on paper there are the chapters and nothing else, black on white; or the puzzle alone", { colorScheme: "dark" }, async (page, at, step) => {
  await solved(page);
  await begin(page);
  await graded(at);
  await still(page);
  await at("share-explanation").click();
  await page.getByRole("button", { name: "Print the explanation, 4 chapters a page" }).click();
  await printed(page);
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
  // Boards stay vector drawings, even hatched ones: an image of each would be some hundred kB.
  assert.doesNotMatch(pdf.toString("latin1"), /\/Subtype ?\/Image/);
  const fonts = 40_000;
  assert.ok(pdf.length < fonts + 6_000 * count, `${pdf.length} bytes for ${count} pictures`);
  await onScreen(page, at);

  step("the puzzle");
  await at("print-puzzle").click();
  await printed(page);
  await page.emulateMedia({ media: "print" });
  await eventual.equal(() => page.locator(".printout figure").count(), 1);
  assert.equal(await pages(page, "Letter"), 1);
});

journey("a list on paper: so many puzzles a page, and the solutions on the last; and puzzles just made", {}, async (page, at, step) => {
  const sudoku = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
  await paste(page, [SMALL, sudoku, "....,.3..,..2.,....", SMALL, sudoku, SMALL, sudoku].join("\n"));
  await eventual.match(() => at("many-counts").textContent(), /^Done/);
  await still(page);
  await at("print-menu").click();
  await at("print-6").click();
  await printed(page);
  await page.emulateMedia({ media: "print" });
  await eventual.equal(() => page.locator(".printout .of-6 figure").count(), 7);
  const answers = page.locator(".printout .solutions figcaption");
  await eventual.equal(() => answers.count(), 7);
  await eventual.equal(() => answers.first().textContent(), "1.");
  await eventual.match(() => answers.nth(2).textContent(), /several solutions/);
  await eventual.match(() => page.locator(".printout figcaption").nth(1).textContent(), /^2\. Sudoku 9×9 · level \d/);
  // The browser then reports that it has printed.
  assert.equal(await pages(page, "A4"), 3);
  await eventual.equal(() => at("printout").count(), 0);

  step("puzzles just made");
  await page.emulateMedia({ media: "screen" });
  await at("make").click();
  await at("make-rows").fill("5");
  await at("make-cols").fill("5");
  await at("make-count").fill("3");
  await at("make-begin").click();
  await eventual.equal(() => at("make-miniature").count(), 3);
  await at("print-menu").click();
  await at("print-2").click();
  await printed(page);
  await page.emulateMedia({ media: "print" });
  await eventual.equal(() => page.locator(".printout .of-2 figure").count(), 3);
  await eventual.match(() => page.locator(".printout figcaption").first().textContent(), /^1\. Slitherlink 5×5 · level \d/);
  assert.equal(await pages(page, "A4"), 3);
});

journey("an explanation is saved as text, as Markdown, and as a moving picture whose size is shown", {}, async (page, at, step) => {
  await paste(page, SMALL);
  await shows(at, "recognised", /3×3/);
  await solved(page);
  await begin(page);
  await graded(at);
  for (const [entry, ending, heading] of [
    ["Save the explanation as text", "txt", /^Slitherlink 3×3\n\n.+\n\n1\. /s],
    ["Save the explanation as Markdown", "md", /^# Slitherlink 3×3\n\n```text\n.+\n```\n\n1\. /s],
  ]) {
    step(ending);
    const saved = page.waitForEvent("download");
    await at("share-explanation").click();
    await page.getByRole("button", { name: entry }).click();
    const file = await saved;
    assert.match(file.suggestedFilename(), new RegExp(`^slitherlink-3x3-[a-z0-9]+\\.${ending}$`));
    const text = await readFile(await file.path(), "utf8");
    assert.match(text, heading);
    assert.match(text.trim().split("\n").at(-1), /^(\d+\.|   -) .+: .+\.$/);
  }
  const heights = [];
  for (const [entry, least, hasWords] of [["gif-whole", 4, false], ["gif-chapter", 2, false], ["gif-chapter", 2, true]]) {
    step(entry);
    await at("share-picture").click();
    await at(entry).click();
    if (hasWords) await at("gif-words").check();
    await shows(at, "gif", /\d+ pictures, \d+ kB/);
    const saved = page.waitForEvent("download");
    await at("gif-save").click();
    const file = await saved;
    assert.match(file.suggestedFilename(), /^slitherlink-\d+x\d+-[a-z0-9]+\.gif$/);
    const bytes = await readFile(await file.path());
    if (process.env.CLEW_PICTURES) await writeFile(`${process.env.CLEW_PICTURES}/${entry}.gif`, bytes);
    assert.equal(bytes.subarray(0, 6).toString("latin1"), "GIF89a");
    heights.push(bytes.readUInt16LE(8));
    // Each picture begins with its control block.
    const pictures = bytes.toString("latin1").split("\x21\xf9\x04").length - 1;
    assert.ok(pictures >= least, String(pictures));
    await eventual.equal(() => at("gif").count(), 0);
  }
  assert.ok(heights[2] > heights[1], `the sentence has its room below the board: ${heights}`);
});
