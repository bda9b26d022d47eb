// Choices of a reader: reading of a text, sample, method, reduced motion.

import assert from "node:assert/strict";

import { ARTICLE, eventual, eventually, journey, options, length, paste, position, solved } from "./journey.mjs";

const verdict = (at) => () => at("verdict").textContent();
const recognised = (at) => () => at("recognised").textContent();

journey("a bare task string is read as what it is", {}, async (page, at) => {
  await paste(page, "211a3b0b1b0a110a133212");
  await eventually(recognised(at), (words) => /5×5/.test(words), "recognised");
  await eventual.match(() => solved(page), /solution/);
});

for (const [text, shapes] of [
  ["1,2,3", [/3×1/, /1×3/]],
  ["3 2\n1 3", [/2×2/, /2×3/]],
  ["4444", [/1×4/, /2×2/]],
]) {
  journey(`of the readings of ${JSON.stringify(text)} one is chosen by its picture`, {}, async (page, at) => {
    await solved(page);
    for (const [number, shape] of shapes.entries()) {
      await paste(page, text);
      const pictures = at("readings").getByRole("button");
      await pictures.first().waitFor();
      await eventual.equal(() => pictures.count(), shapes.length);
      const drawn = await pictures.locator("img").evaluateAll((images) => images.map((image) => image.naturalWidth));
      assert.ok(drawn.every((width) => width > 0), `pictures are drawn: ${drawn}`);
      await eventual.equal(() => at("play").getAttribute("aria-label"), "Play", "nothing plays while there is a question");
      await pictures.nth(number).click();
      await eventually(recognised(at), (words) => shape.test(words), "recognised");
      await eventual.equal(() => at("readings").count(), 0);
    }
  });
}

// In the order of the menu: what is recognised, what the verdict is.
const SAMPLES = [
  [/7×7/, /^Unique/],
  [/10×10/, /^Unique.* case/],
  [/10×10/, /^Unique/],
  [/7×7/, /^Unique/],
  [/10×10/, /^Unique/],
  [/10×10/, /^Unique/],
  [/10×10/, /^Unique.* case/],
  [/15×15/, /^Unique/],
  [/20×20/, /^Unique/],
  [/30×30/, /^Unique/],
  [/7×7/, /^Several/],
  [/7×7/, /^No solution/],
  [/Sudoku 6×6/, /^Unique/],
  [/Sudoku 9×9/, /^Unique/],
  [/Sudoku 9×9/, /^Unique/],
  [/Sudoku 9×9/, /^Unique/],
  [/Sudoku 9×9/, /^Unique/],
  [/Sudoku 16×16/, /^Unique/],
  [/Sudoku 25×25/, /^Unique/],
  [/Aquarium 6×6/, /^Unique/],
  [/Aquarium 10×10/, /^Unique/],
  [/Aquarium 8×8/, /^Unique/],
  [/Aquarium 15×15/, /^Unique/],
];

journey("every sample opens, and comes out as its name says", {}, async (page, at) => {
  for (const [number, [shape, outcome]] of SAMPLES.entries()) {
    await at("samples").click();
    const choices = page.locator(".sheet button");
    await choices.first().waitFor();
    await eventual.equal(() => choices.count(), SAMPLES.length);
    await choices.nth(number).click();
    // The one before was left at its end.
    await eventually(() => position(page), (now) => now === 0, `sample ${number} waits`);
    await eventually(recognised(at), (words) => shape.test(words), `sample ${number} is shown`);
    await eventual.match(() => solved(page), outcome, `sample ${number}`);
    await page.keyboard.press("End");
    await eventually(() => position(page), (now) => now > 0, `sample ${number} can be watched`);
    await eventual.equal(() => position(page), await length(page));
  }
});

journey("one solution can be assumed, and the address remembers it", {}, async (page, at) => {
  await solved(page);
  const box = page.getByRole("checkbox", { name: "Assume one solution" });
  await options(page);
  await box.check();
  await eventually(() => page.url(), (url) => /method=human-unique/.test(url), "the address says so");
  await eventual.match(() => solved(page), /^Unique/);
  await page.reload();
  await page.waitForSelector("canvas");
  await options(page);
  await eventual.ok(() => box.isChecked());
  await box.uncheck();
  await eventually(() => page.url(), (url) => !url.includes("method=human-unique"), "the address says so no more");
});

journey("with reduced motion the film plays, and each picture is there at once", { reducedMotion: "reduce" }, async (page, at) => {
  await solved(page);
  await page.keyboard.press("ArrowRight");
  const picture = () => at("board").locator("canvas").evaluate((canvas) => canvas.toDataURL());
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const first = await picture();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await eventual.equal(() => picture(), first, "nothing moves");
  await at("speed").selectOption({ label: "16×" });
  await at("play").click();
  await eventually(() => position(page), (now) => now > 2, "it plays");
  await at("speed").selectOption({ label: "max" });
  await eventually(() => at("play").getAttribute("aria-label"), (label) => label === "Play", "it comes to its end");
  await eventual.equal(() => position(page), await length(page));
});

journey("work on a large board shows how far it is, and stops when asked", {}, async (page, at) => {
  await solved(page);
  // Few clues: almost nothing follows, so all is trial.
  const wide = Array.from({ length: 100 }, (_, row) =>
    Array.from({ length: 100 }, (_, col) => (row % 9 === 4 && col % 7 === 3 ? "3" : ".")).join(""),
  );
  await paste(page, wide.join(","));
  const progress = page.locator(".progress");
  await progress.waitFor();
  await eventual.match(() => progress.textContent(), /Looking|tried/);
  await page.evaluate(() => {
    const button = document.querySelector("[data-testid=stop]");
    window.stopping = new Promise((done) => {
      const begin = performance.now();
      new MutationObserver((_, observer) => {
        if (!/^Stopped/.test(document.querySelector("[data-testid=verdict]").textContent)) return;
        observer.disconnect();
        done(performance.now() - begin);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      button.click();
    });
  });
  const took = await page.evaluate(() => window.stopping);
  assert.ok(took < 1000, `it stops at once, not after ${took} ms`);
  await eventual.match(() => verdict(at)(), /^Stopped/);
  await eventual.equal(() => progress.count(), 0);
});

journey("on a narrow phone no label of the player is cut", { width: 390, height: 844, hasTouch: true }, async (page, at) => {
  await paste(page, ARTICLE.join("\n"));
  await options(page);
  await at("method").selectOption("article");
  await eventually(verdict(at), (words) => /2,048 cases/.test(words), "verdict");
  await at("show-me").click();
  await page.keyboard.press("End");
  await eventually(() => position(page), (now) => now > 0, "at the end");
  // The stages stand below the row of the player, when asked for.
  await at("player-more").click();
  const labels = await page.locator(".stages button").evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, height } = button.getBoundingClientRect();
      return { left, right, height, cut: button.scrollWidth > button.clientWidth };
    }),
  );
  for (const label of labels) {
    assert.ok(label.left >= 8 && label.right <= 382, JSON.stringify(label));
    assert.ok(label.height >= 40 && !label.cut, JSON.stringify(label));
  }
  await eventual.match(() => page.locator(".stages").textContent(), /3 Enumeration2,048/);
});
