// Input of puzzles: every way of putting a text in, and the messages on texts that are no puzzle.

import assert from "node:assert/strict";

import { ARTICLE, SMALL, eventual, eventually, journey, paste, solved } from "./journey.mjs";

/** Made here, with the generator. */
const LONG =
  "slither/30/30/000ch227ch71172c150bgb101361271ak8ah0b0ag061ba2ch5211bgba17ab112ck2221c7013bg221b231bi122diaacb0b1132dh3827a3712161cga101dhbbi1322c0a0000a01228b1bg66b26am61a22chd0dgccg1006c7376c02271c211ahdj7ci6223b776a0006bg117ai1bg221551bg0ahbg325agcg51377261bi61ak0bgbb7dh1bg0015bj2c2bh15cj17dbc755cg12216cia001bi56bg1062ch0a1bh15821676ccn2ch1ccgbh231010011223cgb132852127djc26781566b727b61b28710ag1bjbg117672cac812bch1121ah2ch22cbg105bgch02ch006ag65b2c15bg0500aabg0271771d60ag505018dg167b22ca0";

const recognised = (page) => () => page.getByTestId("recognised").textContent();

journey("the page opens with a board that waits, and says what it is for", { hash: "", reducedMotion: "reduce" }, async (page, at) => {
  await eventual.match(() => at("recognised").textContent(), /Slitherlink 7×7/);
  await eventual.match(() => solved(page), /Unique solution/);
  await eventual.match(() => at("lead").textContent(), /Paste a Slitherlink, Sudoku or Aquarium/);
  await eventual.equal(() => at("welcome").locator("a").count(), 3);
  await eventual.equal(() => at("list").count(), 0, "nothing is given away");
  await at("show-me").click();
  await eventually(() => at("timeline").getAttribute("aria-valuenow"), (now) => now !== "0", "it plays");
  await eventual.equal(() => at("welcome").count(), 0);
});

for (const [name, text, expected] of [
  ["the comma form", SMALL, /3×3/],
  ["rows of text", ARTICLE.join("\n"), /10×10/],
  ["a puzz.link address", "https://puzz.link/p?slither/4/4/g212cg210616", /4×4.*puzz\.link/],
]) {
  journey(`pasting ${name} anywhere opens it, waiting`, {}, async (page, at) => {
    await solved(page);
    await paste(page, text);
    await eventually(recognised(page), (words) => expected.test(words), "recognised");
    await solved(page);
    await page.waitForTimeout(400);
    await eventual.equal(() => at("timeline").getAttribute("aria-valuenow"), "0");
    // The first choice has the focus.
    await page.keyboard.press("Enter");
    await eventually(() => at("timeline").getAttribute("aria-valuenow"), (now) => now !== "0", "it plays");
  });
}

/** Made here, and laid out as other programs do. */
const ROWS = "53..7....,6..195...,.98....6.,8...6...3,4..8.3..1,7...2...6,.6....28.,...419..5,....8..79".split(",");
const cells = (blank, between) => ROWS.map((row) => [...row].map((cell) => (cell === "." ? blank : cell)).join(between));

for (const [name, text, expected] of [
  ["cells of a spreadsheet", cells("", "\t").join("\n"), /Sudoku 9×9/],
  ["lists of a program", `board = [[${cells("0", ", ").join("],\n [")}]]`, /Sudoku 9×9.*JSON/],
  ["a link with all digits", `https://example.org/play/${cells("0", "").join("")}`, /Sudoku 9×9/],
  ["a heading and rows", `Nr. 7\n${cells("·", " ").join("\n")}`, /Sudoku 9×9/],
  ["a Slitherlink with its dots", "+ + + +\n 3   3 \n+ + + +\n   0   \n+ + + +\n", /Slitherlink 2×3/],
]) {
  journey(`pasting ${name} opens the puzzle, also before the page was touched`, {}, async (page, at) => {
    await paste(page, text);
    await eventually(recognised(page), (words) => expected.test(words), "recognised");
    await eventual.equal(() => at("error").count(), 0);
  });
}

journey("grids one after another are a list, whatever stands between them", {}, async (page) => {
  const grid = cells("0", "").join("\n");
  await paste(page, `Grid 01\n${grid}\nGrid 02\n${cells("0", "").reverse().join("\n")}\n=====\n${grid}`);
  await eventual.equal(() => page.locator(".rows [role=row][id]").count(), 3);
});

journey("an Aquarium that does not name its rule is offered with both", {}, async (page, at) => {
  await paste(page, "1 1 2\n3 1\n\n1 1 1\n1 2 1");
  const choices = at("readings").locator("button");
  await eventual.equal(() => choices.count(), 2);
  await eventual.match(() => choices.first().textContent(), /equally high in the whole tank/);
  await choices.last().click();
  await eventually(recognised(page), (words) => /Aquarium 2×3/.test(words), "recognised");
});

journey("Ctrl+V works with the focus anywhere", {}, async (page) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), SMALL);
  await page.keyboard.press("Control+V");
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
});

journey("typing is read when it rests", {}, async (page, at) => {
  await at("paste").fill(SMALL);
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
});

journey("a faulty text is told and marked, and the board stays", {}, async (page, at) => {
  await solved(page);
  const before = page.url();
  const text = "22!,...,222";
  await paste(page, text);
  await at("error").waitFor();
  await eventual.ok(async () => (await at("error").textContent()).length > 20);
  await eventual.match(() => page.locator("mark").textContent(), /!/);
  await eventual.equal(() => at("paste").inputValue(), text);
  const selected = () => at("paste").evaluate((box) => box.value.slice(box.selectionStart, box.selectionEnd));
  await eventually(selected, (part) => part.includes("!"), "the fault is selected");
  assert.equal(page.url(), before);
  // The corrected text opens.
  await at("paste").fill("22.,...,222");
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
});

journey("just the answer is shown at once", {}, async (page, at) => {
  await paste(page, SMALL);
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
  await solved(page);
  await at("just-answer").click();
  await eventually(
    async () => (await at("timeline").getAttribute("aria-valuenow")) === (await at("timeline").getAttribute("aria-valuemax")),
    (is) => is,
    "the end is shown",
  );
  await eventual.match(() => at("caption").textContent(), /the only solution/);
});

journey("the answer does not wait for a long explanation", {}, async (page, at) => {
  await paste(page, LONG);
  await eventually(recognised(page), (words) => /30×30/.test(words), "recognised");
  await at("just-answer").click();
  const shown = async () => [await at("legend").count(), await at("caption").count()];
  await eventually(shown, ([legend, caption]) => legend + caption === 1, "the answer is there");
  await solved(page);
  await eventually(() => at("caption").textContent(), (words) => /only solution|the only one/.test(words), "the end is shown");
});

journey("what is no text is told, and the box stays", {}, async (page, at) => {
  await solved(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 255, 254, 200]);
    dataTransfer.items.add(new File([bytes], "puzzle.png", { type: "image/png" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await eventually(() => at("error").textContent(), (words) => /no text.*still shows/.test(words), "the fault is told");
  await eventual.equal(() => at("paste").inputValue(), "");
});

journey("an old error is gone after Back", {}, async (page, at) => {
  await solved(page);
  await paste(page, SMALL);
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
  await paste(page, "22!,...,222");
  await at("error").waitFor();
  await eventual.match(() => at("error").textContent(), /still shows the Slitherlink 3×3/);
  await page.goBack();
  await eventually(recognised(page), (words) => /10×10/.test(words), "recognised");
  await eventual.equal(() => at("error").count(), 0);
});

journey("a dropped file opens", {}, async (page) => {
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, SMALL);
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
});

journey("a sample opens and waits", {}, async (page, at) => {
  await paste(page, SMALL);
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
  await at("samples").click();
  await page.locator(".sheet button").first().click();
  await eventually(recognised(page), (words) => /7×7/.test(words), "recognised");
  await eventual.equal(() => at("timeline").getAttribute("aria-valuenow"), "0");
  await eventual.equal(() => at("play").getAttribute("aria-label"), "Play");
});

journey("a puzzle without a solution says so and shows where", {}, async (page, at) => {
  await paste(page, "3");
  await eventually(() => at("verdict").textContent(), (words) => /No solution/.test(words), "verdict");
});

journey("of several solutions, two can be compared", {}, async (page, at) => {
  await paste(page, "22.,...,222");
  await eventually(() => at("verdict").textContent(), (words) => /Several solutions/.test(words), "verdict");
  const second = page.getByRole("button", { name: "Solution 2" });
  await second.click();
  await eventually(() => second.getAttribute("aria-pressed"), (pressed) => pressed === "true", "shown");
});
