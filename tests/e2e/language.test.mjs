// Languages: chosen by the browser or by the reader, whose choice is remembered.

import assert from "node:assert/strict";

import { SMALL, begin, eventual, eventually, journey, paste } from "./journey.mjs";

/** Words in Latin letters that stay in Chinese: places, names, keys. */
const NAMES = /\b(R\d+C\d+|Clew|puzz\.link|English|SVG|PNG|CSV|JSON|HoDoKu|Loopy|Solo|Ctrl|Shift|Space|Backspace|Enter|[A-Z])\b/g;

/** Words of the page, visible or announced, that are still in English. */
async function english(page) {
  const words = await page.evaluate(() => {
    const said = [];
    const isOf = (element) => element.closest("textarea, kbd, svg, code, pre, [lang=en]");
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (!isOf(node.parentElement)) said.push(node.data);
      } else {
        for (const name of ["aria-label", "title", "placeholder", "alt"]) {
          if (node.hasAttribute(name) && !isOf(node)) said.push(node.getAttribute(name));
        }
      }
    }
    return said;
  });
  return words.map((word) => word.replace(NAMES, "")).filter((word) => /[A-Za-z]{2}/.test(word));
}

async function choose(page, at, name) {
  await at("language").click();
  await page.locator(".sheet").getByRole("button", { name, exact: true }).click();
  await eventual.equal(() => page.locator(".sheet").count(), 0);
}

journey("the browser's language is that of the page, and nothing is left in English", { locale: "zh-CN" }, async (page, at) => {
  await eventual.equal(() => page.evaluate(() => document.documentElement.lang), "zh-CN");
  await eventual.equal(() => page.title(), "Clew：数回、数独、水族箱");
  await eventual.match(() => at("recognised").textContent(), /数回 10×10/);
  await eventual.deepEqual(() => english(page), []);
  await begin(page);
  await eventual.match(() => at("caption").textContent(), /。/);
  for (const mode of ["mode-play", "edit", "make", "many"]) {
    await at(mode).click();
    await eventual.deepEqual(() => english(page), [], mode);
  }
  await at("guide-link").click();
  await at("guide").getByRole("heading", { level: 1 }).or(at("guide").getByRole("heading", { level: 2 })).first().waitFor();
  await eventual.deepEqual(() => english(page), [], "guide");
});

journey("the reader chooses another language, and finds it kept", {}, async (page, at, step) => {
  await eventual.match(() => at("recognised").textContent(), /Slitherlink 10×10/);
  const address = page.url();
  await choose(page, at, "中文");
  await eventual.equal(() => page.title(), "Clew：数回、数独、水族箱");
  await eventual.match(() => at("recognised").textContent(), /数回 10×10/);
  assert.equal(page.url(), address, "links carry no language");
  await page.reload();
  await eventual.equal(() => page.evaluate(() => document.documentElement.lang), "zh-CN");
  await eventual.match(() => at("recognised").textContent(), /数回 10×10/);
  await paste(page, "22!,...,222");
  await eventual.match(() => at("error").textContent(), /不是提示数/);
  await paste(page, "２．３，２．２，２．３");
  await eventually(
    () => at("recognised").textContent(),
    (words) => /3×3/.test(words),
    "wide characters are read",
  );
  await eventual.match(() => page.locator("#paste-outcome").textContent(), /全角/);
  await choose(page, at, "English");
  await eventual.match(() => at("recognised").textContent(), /Slitherlink 3×3/);
  await eventual.equal(() => page.title(), "Clew: Slitherlink, Sudoku, Aquarium");

  step("a puzzle that is being solved stays as it is");
  await paste(page, SMALL);
  await eventually(
    () => at("recognised").textContent(),
    (words) => /3×3/.test(words),
    "recognised",
  );
  await begin(page);
  const now = await at("timeline").getAttribute("aria-valuenow");
  await choose(page, at, "中文");
  await eventual.match(() => at("caption").textContent(), /。/);
  await eventual.equal(() => at("timeline").getAttribute("aria-valuenow"), now);
});
