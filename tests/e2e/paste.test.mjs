// Input of puzzles: every way of inserting a text, the messages about texts that are not puzzles, and the kinds in the header.

import assert from "node:assert/strict";

import { ARTICLE, SMALL, drop, eventual, eventually, inSight, journey, length, paste, position, shows, solved } from "./journey.mjs";

/** Made here with the generator. */
const LONG =
  "slither/30/30/000ch227ch71172c150bgb101361271ak8ah0b0ag061ba2ch5211bgba17ab112ck2221c7013bg221b231bi122diaacb0b1132dh3827a3712161cga101dhbbi1322c0a0000a01228b1bg66b26am61a22chd0dgccg1006c7376c02271c211ahdj7ci6223b776a0006bg117ai1bg221551bg0ahbg325agcg51377261bi61ak0bgbb7dh1bg0015bj2c2bh15cj17dbc755cg12216cia001bi56bg1062ch0a1bh15821676ccn2ch1ccgbh231010011223cgb132852127djc26781566b727b61b28710ag1bjbg117672cac812bch1121ah2ch22cbg105bgch02ch006ag65b2c15bg0500aabg0271771d60ag505018dg167b22ca0";

/** Waits until the film is at a chapter and is not playing. */
async function waits(page, at) {
  await solved(page);
  await eventual.equal(() => position(page), 0);
  await eventual.equal(() => at("play").getAttribute("aria-label"), "Play");
}

journey("a text that is not a puzzle is answered in sight on a phone that shows the opening film", { hash: "", width: 390, height: 844 }, async (page, at) => {
  await paste(page, "aquarium/r/6/6/a8d9");
  await at("error").waitFor();
  await shows(at, "error", /walls in the link.*still shows the Slitherlink/);
  await inSight(at("error"), { least: 40 });
});

journey("a puzzle that is pasted, typed, dropped or chosen opens and waits", {}, async (page, at, step) => {
  step("pasted before the page was touched");
  await paste(page, SMALL);
  await shows(at, "recognised", /3×3/);
  await waits(page, at);

  step("back and forward");
  await page.goBack();
  await shows(at, "recognised", /10×10/);
  await page.goForward();
  await shows(at, "recognised", /3×3/);


  step("Ctrl+V with the focus anywhere");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ARTICLE.join("\n"));
  await page.keyboard.press("Control+V");
  await shows(at, "recognised", /10×10.*rows of clues/);

  step("typed, and read when it rests");
  await at("paste").fill("https://puzz.link/p?slither/4/4/g212cg210616");
  await shows(at, "recognised", /4×4.*puzz\.link/);

  step("a file");
  await drop(page, "puzzle.txt", SMALL);
  await shows(at, "recognised", /3×3/);

  step("a sample");
  await at("samples").click();
  const samples = page.locator(".sheet button");
  await eventual.equal(() => samples.count(), 23);
  await samples.first().click();
  await shows(at, "recognised", /7×7/);
  await waits(page, at);
  await page.waitForTimeout(400);
  assert.equal(await position(page), 0);

  step("one of several readings, by its picture");
  await paste(page, "1,2,3");
  const pictures = at("readings").getByRole("button");
  await eventual.equal(() => pictures.count(), 2);
  const widths = () => pictures.locator("img").evaluateAll((images) => images.map((image) => image.naturalWidth));
  await eventual.ok(async () => (await widths()).every((width) => width > 0), "pictures are drawn");
  await pictures.nth(1).click();
  await shows(at, "recognised", /1×3/);
  await eventual.equal(() => at("readings").count(), 0);
});

journey("a text that is not a puzzle is reported and marked, and the board stays", {}, async (page, at, step) => {
  await solved(page);
  const before = page.url();
  const text = "22!,...,222";
  await paste(page, text);
  await at("error").waitFor();
  await shows(at, "error", /still shows the Slitherlink 10×10/);
  await eventual.match(() => page.locator("mark").textContent(), /!/);
  await eventual.equal(() => at("paste").inputValue(), text);
  const selected = () => at("paste").evaluate((box) => box.value.slice(box.selectionStart, box.selectionEnd));
  await eventually(selected, (part) => part.includes("!"), "the fault is selected");
  assert.equal(page.url(), before);

  step("the corrected text opens; an old error is gone after Back");
  await at("paste").fill("22.,...,222");
  await shows(at, "recognised", /3×3/);
  await at("paste").fill(text);
  await shows(at, "error", /still shows the Slitherlink 3×3/);
  await page.goBack();
  await shows(at, "recognised", /10×10/);
  await eventual.equal(() => at("error").count(), 0);

  step("what is neither text nor a picture");
  await at("paste").fill("");
  await drop(page, "puzzle.png", [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 255, 254, 200]);
  await shows(at, "picture-fault", /PNG or JPEG/);
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("picture-dialog").count(), 0);
  await eventual.equal(() => at("paste").inputValue(), "");
});

journey("the answer is shown at once, and does not wait for a long explanation", {}, async (page, at, step) => {
  await paste(page, SMALL);
  await shows(at, "recognised", /3×3/);
  await solved(page);
  // The first choice has the focus.
  await page.keyboard.press("Enter");
  await eventually(() => position(page), (now) => now > 0, "it plays");
  step("just the answer");
  await paste(page, "22,22");
  await shows(at, "recognised", /2×2/);
  await solved(page);
  await at("just-answer").click();
  await eventually(async () => (await position(page)) === (await length(page)), (is) => is, "the end is shown");
  await shows(at, "caption", /the only solution/);
  step("a long explanation");
  await paste(page, LONG);
  await shows(at, "recognised", /30×30/);
  await at("just-answer").click();
  const shown = async () => [await at("legend").count(), await at("caption").count()];
  await eventually(shown, ([legend, caption]) => legend + caption === 1, "the answer is there");
  await solved(page);
  await shows(at, "caption", /only solution|the only one/);
});

journey("each kind in the head opens a puzzle of that kind, by mouse, by keys, and in another tab", {}, async (page, at, step) => {
  const link = (kind, on = page) => on.locator(".kinds").getByRole("link", { name: kind, exact: true });
  /** Waits until a puzzle of a kind is on the board, and the header says so. */
  const opened = async (kind, on = page) => {
    await shows((id) => on.getByTestId(id), "recognised", new RegExp(kind));
    await eventual.equal(() => link(kind, on).getAttribute("aria-current"), "page");
    await eventual.equal(() => on.locator(".kinds [aria-current]").count(), 1);
  };
  await opened("Slitherlink");
  for (const kind of ["Sudoku", "Aquarium", "Slitherlink"]) {
    step(kind);
    await link(kind).click();
    await opened(kind);
    await eventual.match(() => solved(page), /^Unique/);
    await eventual.ok(async () => page.url().includes((await link(kind).getAttribute("href")).slice(0, 12)));
  }
  step("back, and by keys");
  await page.goBack();
  await opened("Aquarium");
  await link("Sudoku").focus();
  await page.keyboard.press("Enter");
  await opened("Sudoku");

  step("in another tab");
  // The browser decides what to do with such a click; this only checks that the page leaves it alone. (Chromium's headless shell
  // crashes in a tab opened by a middle click, for any page.)
  const isLeft = await link("Aquarium").evaluate((anchor) => {
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
  const tab = await page.context().newPage();
  await tab.goto(await link("Aquarium").evaluate((anchor) => anchor.href));
  await opened("Aquarium", tab);
  await opened("Sudoku");
  await tab.close();
});
