// The page before the wasm is loaded: frame, words and the opening board, in their places; and the size of the first view.

import assert from "node:assert/strict";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { SMALL, dist, eventual, journeyOfPages, requests, shows, solved } from "./journey.mjs";

/** The clues of the opening board, row by row. */
const CLUES = "213332323130132211223";

/** A page whose wasm does not arrive before `arrive()` is called. */
async function openCold(open, hash, options) {
  let arrive;
  const arrived = new Promise((done) => (arrive = done));
  const prepare = (context) =>
    context.route("**/*.wasm", async (route) => {
      await arrived;
      await route.continue();
    });
  const page = await open({ hash, ...options, prepare, waitUntil: "domcontentloaded" });
  return { page, arrive };
}

/** Positions and sizes of elements that must not move when the wasm has loaded. */
function boxes(page) {
  const names = [
    ".top",
    ".top h1",
    ".kinds > *",
    ".modes button",
    ".lead",
    ".top .quiet",
    ".board",
    ".player",
    ".timeline",
    ".controls button",
    ".controls select",
    ".paste textarea",
    ".paste .menu",
    ".recognised",
    ".caption",
    ".caption .name",
    ".sentence",
  ];
  return page.evaluate((names) => {
    const told = [];
    for (const name of names) {
      const found = [...document.querySelectorAll(name)];
      if (found.length === 0) told.push(`${name}: none`);
      for (const element of found) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isWhole = /^(H1|A|BUTTON|P|SPAN|SELECT)$/.test(element.tagName);
        // A film starts to play: its sentence and its controls are not there before.
        if (/^\.(caption .name|sentence)$/.test(name)) {
          told.push(`${name} at ${[x, y].map(Math.round)}`);
          continue;
        }
        const words = isWhole ? element.textContent.replaceAll(/\s/g, "") : "";
        const icon = isWhole && !element.matches(".main") ? (element.querySelector("path")?.getAttribute("d") ?? "") : "";
        told.push(`${name} at ${[x, y, width, height].map(Math.round)} ${words}${icon}`);
      }
    }
    return told;
  }, names);
}

journeyOfPages("before the program: words, board, and all in its place", async (open, step) => {
  for (const [width, height, colorScheme] of [
    [1280, 800, "light"],
    [1280, 800, "dark"],
    [390, 844, "light"],
    [390, 844, "dark"],
  ]) {
    step(`${width}×${height}, ${colorScheme}`);
    const { page, arrive } = await openCold(open, "", { width, height, colorScheme });
    const clues = page.locator(".scene .role-clue text");
    await clues.first().waitFor();
    await eventual.equal(async () => (await clues.allTextContents()).join(""), CLUES);
    const colour = await clues.first().evaluate((clue) => getComputedStyle(clue).fill);
    assert.equal(colour, colorScheme === "dark" ? "rgb(233, 231, 226)" : "rgb(29, 29, 31)");
    await eventual.match(() => page.locator(".caption").textContent(), /Draw one closed loop/);
    await eventual.equal(() => page.locator("canvas").count(), 0);
    const still = await boxes(page);
    const { x, y, width: across } = await page.locator(".scene").boundingBox();

    arrive();
    await page.waitForSelector(".board canvas");
    await eventual.equal(() => page.locator(".cold").count(), 0);
    await eventual.deepEqual(() => boxes(page), still);
    // The board on the canvas is in the place of the static one, with half a cell around it.
    await page.waitForFunction(() => document.querySelector(".board").style.getPropertyValue("--board-left"));
    const board = await page.locator(".board").evaluate((board) => {
      const side = (name) => parseFloat(board.style.getPropertyValue(`--board-${name}`));
      const { left, top } = board.getBoundingClientRect();
      return [left + side("left"), top + side("top"), side("right") - side("left")];
    });
    const cell = across / 8;
    for (const [is, was] of [
      [board[0], x + cell / 2],
      [board[1], y + cell / 2],
      [board[2], 7 * cell],
    ]) {
      assert.ok(Math.abs(is - was) <= 1, `${board} after ${[x, y, across]}`);
    }
    // The static board covers it until then, and no longer.
    await page.waitForFunction(() => !document.querySelector(".scene"));
    assert.deepEqual(page.problems, []);
    await page.close();
  }
});

journeyOfPages("before the program, what is not named by the address is not shown, and what is pasted or dropped is kept", async (open, step) => {
  for (const [hash, isMain] of [
    [`#p=${SMALL}`, true],
    [`#p=${SMALL}&mode=edit`, false],
  ]) {
    step(hash);
    const { page, arrive } = await openCold(open, hash, {});
    await page.locator(".top h1").waitFor();
    await eventual.equal(() => page.locator(".scene").isVisible(), false);
    await eventual.equal(() => page.locator(".sentence").isVisible(), false);
    await eventual.equal(() => page.locator(".player").isVisible(), isMain);
    arrive();
    await page.waitForSelector(".board canvas");
    await page.close();
  }
  const filled = [];
  for (const way of ["text pasted", "file pasted", "text dropped", "file dropped"]) {
    step(way);
    const { page, arrive } = await openCold(open, "", {});
    const at = (id) => page.getByTestId(id);
    await page.waitForLoadState();
    await page.evaluate(
      ([way, text]) => {
        const data = new DataTransfer();
        if (way.startsWith("file")) data.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
        else data.setData("text/plain", text);
        const options = { bubbles: true, cancelable: true, clipboardData: data, dataTransfer: data };
        const isOver = new DragEvent("dragover", options);
        document.body.dispatchEvent(isOver);
        if (!isOver.defaultPrevented) throw new Error("it cannot be dropped here");
        const event = way.endsWith("pasted") ? new ClipboardEvent("paste", options) : new DragEvent("drop", options);
        document.body.dispatchEvent(event);
      },
      [way, SMALL],
    );
    arrive();
    await shows(at, "recognised", /3×3/);
    await at("paste").fill("sudoku/4/4/1g2g3g4g1g2g3g4g");
    filled.push(at("paste"));
  }
  step("it is handed on once: what comes later is not undone");
  await filled.at(-1).page().waitForTimeout(2500);
  for (const box of filled) assert.equal(await box.inputValue(), "sudoku/4/4/1g2g3g4g1g2g3g4g");
});

/** Number of bytes of files as sent by a host, compressed. */
async function compressed(paths) {
  const sizes = paths.map(async (path) => brotliCompressSync(await readFile(join(dist, path))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

journeyOfPages("the first view needs at most 515 kB, compressed, and the first puzzle solved 900, of files named by their hashes", async (open, step) => {
  const earlier = requests().length;
  const page = await open({ hash: "" });
  await solved(page);
  // Longer than the page waits before it stores files for offline use.
  await page.waitForTimeout(2500);
  const asked = new Set(requests().slice(earlier).map((request) => request.path.replace("/clew/", "")));
  asked.delete("favicon.ico");
  const files = [...asked].map((path) => path || "index.html");
  step("every file but the page itself has its content's hash in its name");
  assert.ok(files.length > 6, files.join());
  for (const path of files) assert.match(path, /^index\.html$|-[0-9a-f]{16}\.\w+$/);

  step("of other kinds, other pages and other languages nothing");
  // One language, without the sentences of its guide.
  const locales = files.filter((path) => path.endsWith(".ftl"));
  assert.match(locales.join(), /^locales\/en-[0-9a-f]{16}\.ftl$/);
  assert.deepEqual(files.filter((path) => /app_split|app_chunk|sudoku|aquarium/.test(path)), []);

  step("bytes");
  const program = files.find((path) => /^app_bg-.*\.wasm$/.test(path));
  // A debug build is larger, whatever it contains.
  if ((await stat(join(dist, program))).size > 3_000_000) return;
  const needed = files.filter((path) => !path.endsWith(".ftl"));
  const first = needed.filter((path) => !path.startsWith("worker"));
  const sums = { first: await compressed(first), needed: await compressed(needed) };
  assert.ok(sums.first < 515_000, `${sums.first} bytes: ${first.join(", ")}`);
  assert.ok(sums.needed < 900_000, `${sums.needed} bytes: ${needed.join(", ")}`);
  console.log(`${sums.first} bytes for the first view, ${sums.needed} with the puzzle solved`);
});
