// Seen whole: every sentence of a film, a hint, an exercise and an answer to "why?" is in sight with its board, whatever the window.

import assert from "node:assert/strict";

import { begin, drawn, eventual, eventually, journeyOfPages, length } from "./journey.mjs";
import { placed } from "./playing.mjs";

/** Boards made here with the longest sentences of their kinds. */
const BOARDS = {
  slitherlink: "slither/6/6/gd11121ci2bc56716c7",
  sudoku: "sudoku/9/9/g3l6g6h7h2h52g39n3m24h8k614g61j7j9i4g27l9g",
  aquarium: "aquarium/r/10/10/8ohjkns28mhvbcelpk00ckij9guf7jqenj8t/66h55g6g5g552767774",
};
/** Windows: laptops, a large screen, a small window, a laptop whose page is zoomed to twice its size; and a phone. */
const DESKTOP = [[1280, 800], [1366, 657], [1920, 1080], [1000, 720], [640, 400]];
const DEVICES = [{ sizes: DESKTOP }, { sizes: [[390, 844]], options: { hasTouch: true } }];
const LANGUAGES = ["en-GB", "zh-CN"];
const STOPS = 60;

/** What cannot be seen of the sentence and, unless it is embedded, of the board, in this window. */
function hidden(page) {
  return page.evaluate(() => {
    const faults = [];
    const sentence = document.querySelector(".caption .sentence");
    const isEmbedded = document.querySelector("main.embed") !== null;
    if (isEmbedded) sentence.scrollIntoView({ block: "nearest" });
    const isSeen = (x, y, owner) => owner.contains(document.elementFromPoint(x, y));
    const words = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      if (getComputedStyle(words.currentNode.parentElement).visibility === "hidden") continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        const points = [[left + 1, top + 3], [right - 1, bottom - 3]];
        if (!points.every(([x, y]) => isSeen(x, y, sentence))) faults.push(`“${words.currentNode.data.slice(0, 40)}” at ${[left, top, right, bottom].map(Math.round)}`);
      }
    }
    const board = document.querySelector(".board");
    const side = (name) => parseFloat(board.style.getPropertyValue(`--board-${name}`));
    const { left, top } = board.getBoundingClientRect();
    const corners = [["left", "top"], ["right", "bottom"]].map(([x, y]) => [left + side(x), top + side(y)]);
    const [[x0, y0], [x1, y1]] = corners;
    const isInSight = isSeen(x0 + 2, y0 + 2, board) && isSeen(x1 - 2, y1 - 2, board);
    // On a screen that is wide enough for words beside it, the board has half of the height.
    const least = innerWidth > innerHeight && innerHeight > 400 ? innerHeight / 2 : 160;
    if (!isEmbedded && (!isInSight || x1 - x0 < least)) faults.push(`the board at ${[x0, y0, x1, y1].map(Math.round)}`);
    return faults;
  });
}

/** Measures in windows of several sizes. */
async function measured(page, sizes, what) {
  const faults = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    // The board follows the height of the words, which follows the window.
    let found;
    for (let tries = 0; tries < 8; tries += 1) {
      await drawn(page);
      found = await hidden(page);
      if (found.length === 0) break;
      await page.waitForTimeout(50);
    }
    faults.push(...found.map((fault) => `${width}×${height}, ${what}: ${fault}`));
  }
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
  return faults;
}

/** The sentence shown; empty while there is none, as beside a bare puzzle. */
const sentence = (page) => page.evaluate(() => document.querySelector(".caption .sentence")?.textContent ?? "");

/** Goes on with `next` until it returns false, and measures each sentence that is the longest so far. */
async function longest(page, sizes, next) {
  let most = 0;
  const faults = [];
  for (let stops = 0; stops < STOPS; stops += 1) {
    const words = await sentence(page);
    if (words.length > most && words.length >= 30) {
      most = words.length;
      faults.push(...(await measured(page, sizes, words)));
    }
    if (!(await next())) break;
  }
  assert.ok(most > 0, "no sentence is long enough to be measured");
  return faults;
}

/** Walks through a film, from conclusion to conclusion. */
async function film(page, sizes) {
  await eventually(() => length(page), (count) => count > 0, "there are chapters");
  const caption = () => page.evaluate(() => document.querySelector("[data-testid=caption]")?.textContent ?? "");
  return longest(page, sizes, async () => {
    const before = await caption();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    // At its end, a film stays as it is.
    for (let tries = 0; tries < 8; tries += 1) {
      await drawn(page);
      if ((await caption()) !== before) return true;
      await page.waitForTimeout(50);
    }
    return false;
  });
}

for (const locale of LANGUAGES) {
  for (const { sizes, options } of DEVICES) {
    const [width, height] = sizes[0];
    const as = { width, height, locale, ...options };
    const name = `${locale}, ${options ? "a phone" : "windows"}`;

    journeyOfPages(`the longest sentences of films are in sight with their boards: ${name}`, async (open, step) => {
      for (const [kind, board] of Object.entries(BOARDS)) {
        const embedded = kind === "aquarium" ? [`#embed&p=${board}`] : [];
        for (const hash of [`#p=${board}&detail=ideas`, ...embedded]) {
          step(hash);
          const page = await open({ hash, ...as });
          await page.waitForSelector("canvas");
          assert.deepEqual(await film(page, sizes), []);
          if (hash.startsWith("#p=") && kind === "slitherlink") {
            step("the same when asked why");
            for (const key of ["Home", "ArrowRight", "ArrowRight", "Shift+ArrowRight"]) await page.keyboard.press(key);
            await page.getByTestId("ask-why").click();
            await page.getByTestId("why").waitFor();
            assert.deepEqual(await film(page, sizes), []);
          }
          await page.close();
        }
      }
    });

    journeyOfPages(`the longest hints are in sight with their boards: ${name}`, async (open, step) => {
      for (const [kind, board] of Object.entries(BOARDS)) {
        step(kind);
        const page = await open({ hash: `#p=${board}&mode=play`, ...as });
        await placed(page);
        const hint = page.getByTestId("hint");
        const next = async () => {
          const before = await sentence(page);
          await page.keyboard.press("h");
          await eventually(async () => (await sentence(page)) !== before || (await page.getByTestId("finish").count()) > 0, (is) => is, "it answers");
          return (await hint.count()) > 0;
        };
        assert.deepEqual(await longest(page, sizes, next), []);
        await page.close();
      }
    });

    journeyOfPages(`the sentences of exercises are in sight with their boards: ${name}`, async (open, step) => {
      for (const technique of ["slitherlink-pair-twos", "sudoku-xyz-wing", "aquarium-two-lines"]) {
        step(technique);
        // The same position in every run.
        const prepare = (page) => page.addInitScript(() => (Math.random = () => 0.5));
        const page = await open({ hash: `#technique=${technique}`, prepare, ...as });
        await page.getByTestId("practise").click();
        await page.getByTestId("exercise-show").click();
        await placed(page);
        await eventually(() => sentence(page), (words) => words.length > 40, "it is shown");
        assert.deepEqual(await measured(page, sizes, technique), []);
        await page.close();
      }
    });
  }
}

journeyOfPages("a sentence too long for a window is noticed", async (open) => {
  const prepare = (context) =>
    context.route("**/locales/en*.ftl", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("has no lines around it", "has no lines around it, ".repeat(150));
      await route.fulfill({ response, body });
    });
  const page = await open({ hash: `#p=${BOARDS.slitherlink}`, width: 390, height: 844, prepare });
  await page.waitForSelector("canvas");
  await begin(page);
  await page.keyboard.press("ArrowRight");
  await eventual.match(() => sentence(page), /around it, .* around it, /);
  assert.notDeepEqual(await measured(page, [[390, 844]], "planted"), []);
  assert.notDeepEqual(await measured(page, [[1280, 800]], "planted"), []);
});
