// Input of puzzles: every way of putting a text in, and the messages on texts that are no puzzle.

import assert from "node:assert/strict";

import { ARTICLE, SMALL, eventually, journey, paste, solved } from "./journey.mjs";

const recognised = (page) => () => page.getByTestId("recognised").textContent();

journey("the page opens with the article's board, waiting", {}, async (page, at) => {
  assert.match(await at("recognised").textContent(), /Slitherlink 10×10/);
  assert.match(await solved(page), /Unique solution/);
  assert.equal(await at("timeline").getAttribute("aria-valuenow"), "0");
  await page.locator(".start").click();
  await eventually(() => at("timeline").getAttribute("aria-valuenow"), (now) => now !== "0", "it plays");
});

for (const [name, text, expected] of [
  ["the comma form", SMALL, /3×3/],
  ["rows of text", ARTICLE.join("\n"), /10×10/],
  ["a puzz.link address", "https://puzz.link/p?slither/4/4/g212cg210616", /puzz\.link.*4×4/],
]) {
  journey(`pasting ${name} anywhere opens it and plays`, {}, async (page, at) => {
    await solved(page);
    await paste(page, text);
    await eventually(recognised(page), (words) => expected.test(words), "recognised");
    await eventually(() => at("timeline").getAttribute("aria-valuenow"), (now) => now !== "0", "it plays");
  });
}

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
  assert.ok((await at("error").textContent()).length > 20);
  assert.match(await page.locator("mark").textContent(), /!/);
  assert.equal(await at("paste").inputValue(), text);
  const selected = () => at("paste").evaluate((box) => box.value.slice(box.selectionStart, box.selectionEnd));
  await eventually(selected, (part) => part.includes("!"), "the fault is selected");
  assert.equal(page.url(), before);
  // The corrected text opens.
  await at("paste").fill("22.,...,222");
  await eventually(recognised(page), (words) => /3×3/.test(words), "recognised");
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
  await eventually(recognised(page), (words) => /10×10/.test(words), "recognised");
  assert.equal(await at("timeline").getAttribute("aria-valuenow"), "0");
  assert.equal(await at("play").getAttribute("aria-label"), "Play");
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
