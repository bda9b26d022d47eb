// The guide to techniques: its index, its pages, and the links to them and back.

import assert from "node:assert/strict";

import { eventual, eventually, journey, position, reach, solved, visit } from "./journey.mjs";

const at = (page, wanted) =>
  eventually(() => position(page), (now) => now === wanted, `should be at chapter ${wanted}`);

const hash = (page) => page.evaluate(() => location.hash);

/** Width by which the page or the guide in it would scroll sideways. */
const excess = (page) =>
  page.evaluate(() => {
    const guide = document.querySelector("main.guide");
    const root = document.documentElement;
    return Math.max(root.scrollWidth - innerWidth, guide.scrollWidth - guide.clientWidth);
  });

/** Links and buttons of the guide that are smaller than a finger. */
const tooSmall = (page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll("main.guide a, main.guide button")];
    return places.filter((place) => place.getBoundingClientRect().height < 40).map((place) => place.textContent);
  });

journey("the name of a technique opens its page, which shows rule, reason, example and where the puzzle uses it; back leads to the step", {}, async (page, on, step) => {
  await solved(page);
  await reach(page, 3);
  await at(page, 3);
  const name = await on("caption").locator(".name").textContent();
  await on("caption").locator(".name button").click();
  const heading = on("technique").getByRole("heading", { level: 2 });
  await eventual.equal(() => heading.textContent(), name);
  await eventual.match(() => hash(page), /^#technique=slitherlink-/);
  await eventual.equal(() => page.evaluate(() => document.activeElement.tagName), "H2");
  await eventual.equal(() => page.locator("canvas").count(), 0);
  await page.goBack();
  await at(page, 3);
  await eventual.match(() => hash(page), /stop=\d+/);
  await page.goForward();
  await on("technique").waitFor();
  await page.keyboard.press("Escape");
  await at(page, 3);

  step("what the page shows");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("i");
  await on("technique").waitFor();
  await on("example").waitFor();
  const said = await on("technique").textContent();
  for (const part of ["Why it holds", "Example", "In the puzzle you are watching", "How often it is used"]) {
    assert.ok(said.includes(part), part);
  }
  const pictures = on("example").locator("img");
  await eventual.equal(() => pictures.count(), 2);
  const sizes = await pictures.evaluateAll((images) => images.map((image) => image.naturalWidth));
  assert.ok(sizes.every((width) => width > 0), `${sizes}`);
  await eventual.equal(() => on("jumps").locator("[aria-current=step]").textContent(), await on("jumps").locator("button").first().textContent());
  const last = on("jumps").locator("button").last();
  const chapter = Number(await last.locator("b").textContent());
  await last.click();
  await at(page, chapter);
  await eventual.equal(() => on("guide").count(), 0);
});

journey("the index lists the techniques of each kind and leads to them, by mouse and by keys", {}, async (page, on, step) => {
  await solved(page);
  await on("guide-link").click();
  await on("techniques").waitFor();
  await eventual.equal(() => hash(page), "#techniques");
  const rows = () => on("techniques").getByRole("link").count();
  await eventual.ok(async () => (await rows()) >= 60);
  await on("guide-kinds").getByRole("link", { name: "Aquarium" }).click();
  await eventually(rows, (count) => count === 20, "the techniques of Aquarium");
  await on("techniques").getByRole("link", { name: "Too wide" }).click();
  await on("technique").waitFor();
  await eventual.equal(() => hash(page), "#technique=aquarium-too-wide");
  await on("technique").getByText("article on Aquarium").waitFor();
  await page.goBack();
  await eventually(rows, (count) => count === 20, "the index again");
  step("the table of percentages has a page of its own");
  await on("guide-shares").getByRole("link").click();
  await eventual.equal(() => hash(page), "#shares=aquarium");
  await eventual.equal(() => on("shares").getByRole("link").count(), 20);
  await on("guide-close").click();
  await at(page, 0);

  step("keys: help leads to the index, tab and Enter to a page");
  await page.keyboard.press("?");
  await on("help-dialog").getByRole("link", { name: "All techniques" }).press("Enter");
  await on("techniques").waitFor();
  await eventual.equal(() => on("help-dialog").count(), 0);
  await on("techniques").getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await on("technique").waitFor();
  await page.keyboard.press("?");
  await on("help-dialog").waitFor();
  await page.keyboard.press("Escape");
  await on("help-dialog").waitFor({ state: "detached" });
  await on("technique").waitFor();

  step("an example opens as a puzzle, at its step");
  await visit(page, "#technique=sudoku-x-wing");
  await on("technique").getByRole("heading", { name: "X-wing" }).waitFor();
  await on("example").waitFor();
  const address = await on("example-link").getAttribute("href");
  await on("example-link").click();
  await solved(page);
  await on("step-number").waitFor();
  await eventual.equal(() => page.evaluate(() => location.hash), address);
  await eventual.equal(() => on("caption").locator(".name").textContent(), "X-wing");

  step("a fixed pattern is drawn before and after, turned and mirrored");
  await visit(page, "#technique=slitherlink-three-diagonal-zero");
  await on("turned").waitFor();
  await eventual.equal(() => on("turned").locator("img").count(), 3);
  await eventual.equal(() => page.locator(".drawing img").count(), 2);
});

journey("on a phone the guide fits and can be touched", { width: 390, height: 844, hasTouch: true, canvas: false, hash: "#techniques=sudoku" }, async (page, on, step) => {
  for (const address of [
    "#techniques=sudoku",
    "#shares=sudoku",
    "#technique=slitherlink-threes-joined-by-twos",
    "#technique=sudoku-simple-colouring",
    "#technique=aquarium-stack-bottom",
  ]) {
    step(address);
    await visit(page, address);
    await eventual.equal(() => hash(page), address);
    const name = address.slice(1, address.indexOf("="));
    await on(name === "technique" ? "example" : name).waitFor();
    await eventual.ok(async () => (await excess(page)) <= 0);
    await eventual.deepEqual(() => tooSmall(page), []);
  }
});
