// The head of the page: links, each to a puzzle of its kind, and its height.

import assert from "node:assert/strict";

import { eventual, eventually, journey, solved } from "./journey.mjs";

const KINDS = ["Sudoku", "Aquarium", "Slitherlink"];

const link = (page, kind) => page.locator(".kinds").getByRole("link", { name: kind, exact: true });

/** Waits until the puzzle on the board is of a kind, and the header says so. */
async function opened(page, at, kind) {
  await eventually(() => at("recognised").textContent(), (words) => words.includes(kind), `a puzzle of ${kind}`);
  await eventually(() => link(page, kind).getAttribute("aria-current"), (now) => now === "page", "the header");
  await eventual.equal(() => page.locator(".kinds [aria-current]").count(), 1);
}

journey("each kind in the header opens a puzzle of that kind", {}, async (page, at) => {
  await opened(page, at, "Slitherlink");
  for (const kind of KINDS) {
    await link(page, kind).click();
    await opened(page, at, kind);
    await eventual.match(() => solved(page), /^Unique/);
    await eventual.ok(async () => page.url().includes((await link(page, kind).getAttribute("href")).slice(0, 12)));
  }
  await page.goBack();
  await opened(page, at, "Aquarium");
});

journey("the kinds can be reached by keys, and opened in another tab", {}, async (page, at) => {
  await solved(page);
  await link(page, "Sudoku").focus();
  await page.keyboard.press("Enter");
  await opened(page, at, "Sudoku");
  // What the browser does with such a click is the browser's: here, that the page leaves it alone. (Chromium's headless shell
  // crashes in a tab that a middle click opens, whatever the page.)
  const isLeft = await link(page, "Aquarium").evaluate((anchor) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    let isPrevented;
    const seen = (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", seen, { once: true });
    anchor.dispatchEvent(click);
    return isPrevented === false;
  });
  assert.ok(isLeft);
  const address = await link(page, "Aquarium").evaluate((anchor) => anchor.href);
  const tab = await page.context().newPage();
  await tab.goto(address);
  await tab.waitForSelector("canvas");
  await opened(tab, (id) => tab.getByTestId(id), "Aquarium");
  await opened(page, at, "Sudoku");
  await tab.close();
});

journey("a kind opened from the editor is watched, and a fault in the box is gone", {}, async (page, at) => {
  await solved(page);
  await at("paste").fill("1!2,3");
  await at("error").waitFor();
  await at("edit").click();
  await link(page, "Sudoku").click();
  await opened(page, at, "Sudoku");
  await eventual.equal(() => at("watch").getAttribute("aria-current"), "page");
  await eventual.equal(() => at("error").count(), 0);
  await eventual.equal(() => at("paste").inputValue(), "");
});

journey("the head is as high on each page, so that nothing below it moves", {}, async (page, at) => {
  const height = () => page.locator("header.top").evaluate((head) => head.getBoundingClientRect().height);
  const before = await height();
  for (const mode of ["edit", "make", "many", "watch"]) {
    await at(mode).click();
    await eventual.equal(() => at(mode).getAttribute("aria-current"), "page");
    assert.equal(await height(), before, mode);
  }
});
