// Actions of journeys on a page, and the puzzles they use, in any browser.

import { eventually } from "./patience.mjs";

/** The board of the article, the second sample, row by row. */
export const ARTICLE = [
  "....02....",
  "230....223",
  "...3..3...",
  "3...22...1",
  ".2.2..0.2.",
  ".2.3..3.3.",
  "3...10...2",
  "...2..3...",
  "303....331",
  "....02....",
];

/** Address of a board that goes through all three stages; it waits, and nothing plays by itself. */
export const OPENED = "#p=slither/10/10/272d68661722bn637626c13b3b11c716637cn33837876b3611";

/** A small puzzle with exactly one solution. */
export const SMALL = "2.3,2.2,2.3";

/** Number of the step that the player shows. */
export async function position(page) {
  return Number(await page.getByTestId("timeline").getAttribute("aria-valuenow"));
}

/** Number of the last step. */
export async function length(page) {
  return Number(await page.getByTestId("timeline").getAttribute("aria-valuemax"));
}

/** Waits until the solver is done; returns the verdict's words. */
export async function solved(page) {
  await page.waitForFunction(() => {
    const words = document.querySelector("[data-testid=verdict]")?.textContent ?? "";
    return /solution/i.test(words);
  });
  return page.getByTestId("verdict").textContent();
}

/** Begins a waiting puzzle: goes to its first chapter. */
export async function begin(page) {
  // A key pressed before the first chapter exists has no effect.
  await eventually(() => length(page), (count) => count > 0, "there are chapters to go to");
  await page.keyboard.press("ArrowRight");
  await page.getByTestId("waiting").waitFor({ state: "detached" });
}

/** Opens the method and the options, which are collapsed to a line until then. */
export async function options(page) {
  await page.getByTestId("method-more").evaluate((more) => (more.open = true));
}

/** Point of the film in the address, such as "stop=3"; an empty string at the start. */
export function point(page) {
  return new URL(page.url()).hash.match(/&((?:stop|single|beat|step)=\d+)/)?.[1] ?? "";
}

/** Goes forward until the chapter with a number begins. */
export async function reach(page, number) {
  for (let stops = 0; stops < 400 && (await position(page)) < number; stops += 1) await page.keyboard.press("ArrowRight");
}

/** Pastes a text with the focus unchanged, like Ctrl+V. */
export async function paste(page, text) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
