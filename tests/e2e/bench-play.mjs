// Times of Play in the built page, as experienced by a player: from an action until its result is painted.
//
//   node bench-play.mjs boards.jsonl [positions of each board]
//
// The boards are JSON lines in the format of `bench_sets --puzzles`, with fields `set`, `id` and `puzzle` (Sudokus as digits and dots).
// Each board is played from hint to hint on a separate page. At a number of positions on the way, the script makes a move and
// immediately requests a hint (so that nothing was computed in advance), checks the marks, asks why a place is as it is, and has a wrong
// mark proved. Frames are not delayed for a screen: the time is the work until the frame is painted. The first positions of a page count
// as warm-up. Then a game of 2,000 moves is continued, and 200 games are listed, repeatedly on the same page.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { serve } from "./server.mjs";

/** Number of warm-up positions on a page, which are not counted. */
const WARMING = 3;
/** Number of times that a game is continued, and that games are listed. */
const TIMES = 20;
const MOVES = 2_000;
const GAMES = 200;
/** Address of a small board without marks, for switching. */
const SMALL = "#p=2.3,2.2,2.3&mode=play";
/** Maximum wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

const [boardsFile, positions = 12] = process.argv.slice(2);
const boards = (await readFile(boardsFile, "utf8")).trim().split("\n").map((line) => JSON.parse(line));

/** Adds functions to the page for pressing and measuring. */
function equip(patience) {
  const find = (id) => document.querySelector(`[data-testid=${id}]`);
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
      });
    });
  const until = (is) =>
    new Promise((done, fail) => {
      if (is()) return done();
      const late = setTimeout(() => fail(new Error(`not so: ${is}; the coach says: ${find("coach")?.textContent}; the board: ${find("play-told")?.textContent.slice(0, 300)}`)), patience);
      const observer = new MutationObserver(() => {
        if (!is()) return;
        observer.disconnect();
        clearTimeout(late);
        done();
      });
      observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  /** Milliseconds from an action until `is` holds and is painted. */
  const timed = async (act, is = () => true) => {
    const began = performance.now();
    act();
    await until(is);
    return (await painted()) - began;
  };
  const click = (id) => find(id).click();
  const board = () => find("play-board");
  const pointer = (type, [x, y], button) => {
    const canvas = board().querySelector("canvas");
    const { left, top } = canvas.getBoundingClientRect();
    const about = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: "mouse", button, clientX: left + x, clientY: top + y };
    canvas.dispatchEvent(new PointerEvent(type, about));
  };
  /** Presses a point of the board, in cells. */
  const press = ([x, y], button = 0) => {
    const style = board().style;
    const side = (name) => parseFloat(style.getPropertyValue(`--board-${name}`));
    const cols = Number(board().querySelector("canvas").getAttribute("aria-label").match(/(\d+) columns/)[1]);
    const cell = (side("right") - side("left")) / cols;
    const at = [side("left") + x * cell, side("top") + y * cell];
    pointer("pointerdown", at, button);
    pointer("pointerup", at, button);
  };
  const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, code: /\d/.test(name) ? `Digit${name}` : "", bubbles: true, cancelable: true }));
  const said = () => find("coach").textContent;
  Object.assign(window, { clew: { find, painted, until, timed, click, press, key, said } });
}

/** Times of each question at several positions of a board. */
async function play(browser, url, { set, puzzle }, positions) {
  const page = await openPage(browser, `${url}#p=${encodeURIComponent(puzzle)}&mode=play`);
  await page.waitForSelector("[data-testid=play-board]");
  await page.waitForFunction(() => document.querySelector("[data-testid=play-board]").style.getPropertyValue("--board-left"));
  await page.evaluate(equip, PATIENCE);
  const [kind] = set.split(" ");
  const times = await page.evaluate(
    async ({ kind, puzzle, positions, warming }) => {
      const { find, until, timed, click, press, key, said } = window.clew;
      const times = { input: [], hint: [], check: [], why: [], proof: [] };
      const label = document.querySelector("[data-testid=play-board] canvas").getAttribute("aria-label");
      const [rows, cols] = [/(\d+) rows/, /(\d+) columns/].map((size) => Number(label.match(size)[1]));
      let seed = 1;
      const random = (bound) => {
        seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
        return Math.floor((seed / 4_294_967_296) * bound);
      };
      /** A point for a mark: the middle of an edge, or of a cell. */
      const place = () => {
        const [x, y] = [random(cols), random(rows)];
        // A printed digit needs no reason.
        if (kind === "sudoku" && puzzle[y * cols + x] !== ".") return place();
        if (kind !== "slitherlink") return [x + 0.5, y + 0.5];
        return random(2) ? [x + 0.5, y] : [x, y + 0.5];
      };
      const hint = () => find("hint").textContent;
      const isSolved = () => find("finish") !== null;
      const told = () => find("play-told").textContent;
      const undone = async () => {
        const before = told();
        key("Escape");
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", code: "KeyZ", ctrlKey: true, bubbles: true, cancelable: true }));
        await until(() => told() !== before);
      };
      /** Makes a mark at a place, in one of two ways. Returns whether there is a new mark. */
      const mark = async (at, other) => {
        const before = told();
        press(at, kind === "sudoku" ? 0 : other ? 2 : 0);
        if (kind === "sudoku") key(String(1 + random(9)));
        await window.clew.painted();
        return told() !== before && !/No marks/.test(told());
      };
      for (let position = 0; position < positions + warming && !isSolved(); position += 1) {
        const count = (name, time) => position >= warming && times[name].push(time);
        // Apply some complete hints on the way; the last one is requested together with the move before it.
        for (let hints = 0; hints < 3 && !isSolved(); hints += 1) {
          if (hint() === "Hint") click("hint");
          await until(() => hint() === "Which technique?" || isSolved());
          while (hint() !== "Hint" && !isSolved()) {
            const shown = () => `${hint()} ${find("film-at")?.textContent}`;
            const before = shown();
            count("input", await timed(() => click("hint"), () => shown() !== before));
          }
          await until(() => hint() === "Hint" || isSolved());
        }
        if (isSolved()) break;
        // Undo and redo a move: its hint is computed again.
        key("Escape");
        await undone();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "y", code: "KeyY", ctrlKey: true, bubbles: true, cancelable: true }));
        count("hint", await timed(() => click("hint"), () => hint() === "Which technique?"));
        key("Escape");
        await until(() => hint() === "Hint");
        count("check", await timed(() => click("check"), () => !/Looking/.test(said()) && find("dismiss") !== null));
        key("Escape");
        await until(() => find("dismiss") === null);
        // Why: for a place with or without a mark; in a Sudoku, for a digit.
        if (kind !== "sudoku") {
          key("Escape");
          click("play-why");
          await until(() => find("dismiss") !== null);
          count("why", await timed(() => press(place()), () => !/Looking|Press a place/.test(said())));
        } else {
          press(place());
          key("w");
          await until(() => find("dismiss") !== null);
          count("why", await timed(() => /Which digit/.test(said()) && key(String(1 + random(9))), () => !/Looking|Which digit/.test(said())));
        }
        key("Escape");
        await until(() => find("dismiss") === null);
        // A wrong mark: if the place was open, one of its two marks is wrong.
        proof: for (let tries = 0; tries < 40; tries += 1) {
          const at = place();
          for (const other of [false, true]) {
            if (!(await mark(at, other))) continue;
            click("check");
            await until(() => !/Looking/.test(said()) && find("dismiss") !== null);
            const isWrong = find("check").textContent === "Which was the first?";
            if (isWrong) {
              click("check");
              await until(() => find("check").textContent === "Why is it wrong?");
              count("proof", await timed(() => click("check"), () => find("film-steps") !== null));
            }
            await undone();
            if (isWrong) break proof;
          }
        }
      }
      return times;
    },
    { kind, puzzle, positions: Number(positions), warming: WARMING },
  );
  if (page.problems.length > 0) throw new Error(page.problems.join("\n"));
  await page.close();
  return times;
}

/** Times of presses on a board, from the pointer event to the paint. */
async function presses(browser, url, { puzzle }, count) {
  const page = await openPage(browser, `${url}#p=${encodeURIComponent(puzzle)}&mode=play`);
  await page.waitForFunction(() => document.querySelector("[data-testid=play-board]")?.style.getPropertyValue("--board-left"));
  await page.evaluate(equip, PATIENCE);
  const times = await page.evaluate(async (count) => {
    const { find, timed, press } = window.clew;
    const [rows, cols] = [/(\d+) rows/, /(\d+) columns/].map((size) => Number(find("play-board").querySelector("canvas").getAttribute("aria-label").match(size)[1]));
    const times = [];
    for (let number = 0; number < count; number += 1) {
      const [x, y] = [(number * 7) % cols, (number * 11) % rows];
      const before = find("play-told").textContent;
      times.push(await timed(() => press(number % 2 ? [x + 0.5, y] : [x, y + 0.5]), () => find("play-told").textContent !== before));
      // A player takes longer; the move is stored in the meantime.
      await new Promise((done) => setTimeout(done, 60));
    }
    return times.slice(20);
  }, count);
  await page.close();
  return times;
}

/** Fills the database with a game of many moves, and with many games. */
async function fill(page, puzzle, moves, games) {
  // A promise would count as an answer, and a database opened too early has no stores.
  await page.evaluate(async () => {
    const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === "clew");
    while (!(await isThere())) await new Promise((done) => setTimeout(done, 20));
  });
  await page.evaluate(
    ({ puzzle, moves, games }) =>
      new Promise((done, fail) => {
        const request = indexedDB.open("clew");
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(["games", "moves"], "readwrite");
          const [, rows, cols] = puzzle.match(/\/(\d+)\/(\d+)\//).map(Number);
          const put = (id, moves, changed) => {
            const summary = { version: 1, id, puzzle, kind: "Slitherlink", rows, cols, revision: 7, changed, part: 50, is_solved: false, elapsed: 0, hints: 0 };
            change.objectStore("games").put(JSON.stringify(summary), id);
            change.objectStore("moves").put(JSON.stringify({ version: 3, kind: "slitherlink", puzzle, moves, done: moves.length, elapsed: 0, questions: 0 }), id);
          };
          // Lines and crosses alternately, all over the board.
          const turn = (number) => {
            const cell = (number * 37) % (rows * cols);
            const edge = `R${1 + Math.floor(cell / cols)}C${1 + (cell % cols)} ${["top", "left"][number % 2]}`;
            return { action: "mark", at: number * 900, marks: [`${edge} ${["line", "cross"][(number >> 1) % 2]}`] };
          };
          if (moves) put(puzzle, Array.from({ length: moves }, (_, number) => turn(number)), Date.now());
          for (let at = 1; at <= games; at += 1) put(`${puzzle} ${at}`, Array.from({ length: 300 }, (_, number) => turn(number)), Date.now() - at * 1e6);
          change.oncomplete = () => (request.result.close(), done());
          change.onerror = () => fail(change.error);
        };
      }),
    { puzzle, moves, games },
  );
}

/** Times for continuing a game of many moves, alternating with a small board. */
async function restore(browser, url, puzzle) {
  const page = await openPage(browser, `${url}${SMALL}`);
  await fill(page, puzzle, MOVES, 0);
  await page.evaluate(equip, PATIENCE);
  const times = await page.evaluate(
    async ({ count, large, small }) => {
      const { find, until, timed } = window.clew;
      const isLarge = () => /\d{3,} marks/.test(find("play-told")?.textContent ?? "");
      const times = [];
      for (let time = 0; time < count; time += 1) {
        // Wait for the work of the previous page to end.
        await new Promise((done) => setTimeout(done, 500));
        times.push(await timed(() => (location.hash = large), isLarge));
        location.hash = small;
        await until(() => /No marks/.test(find("play-told")?.textContent ?? ""));
      }
      return times;
    },
    { count: TIMES + WARMING, large: `#p=${puzzle}&mode=play`, small: SMALL },
  );
  await page.close();
  return times.slice(WARMING);
}

/** Times for listing many games: the first of them, and then all. */
async function list(browser, url, puzzle) {
  const page = await openPage(browser, `${url}${SMALL}`);
  await fill(page, puzzle, 0, GAMES);
  await page.evaluate(equip, PATIENCE);
  const pairs = await page.evaluate(
    async ({ count, games }) => {
      const { find, until, timed, click } = window.clew;
      const rows = () => document.querySelectorAll("[data-testid=game]").length;
      const pairs = [];
      for (let time = 0; time < count; time += 1) {
        await new Promise((done) => setTimeout(done, 500));
        const some = await timed(() => click("play-games"), () => find("shelf")?.dataset.games === String(games) && rows() === 6);
        pairs.push([some, await timed(() => click("games-all"), () => rows() === games)]);
        history.back();
        await until(() => find("shelf") === null);
      }
      return pairs;
    },
    { count: TIMES + WARMING, games: GAMES },
  );
  await page.close();
  const [some, all] = [0, 1].map((which) => pairs.slice(WARMING).map((pair) => pair[which]));
  return { "games listed": some, "all of them": all };
}

const dist = process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const site = await serve(dist);
const browser = await launch(["--disable-frame-rate-limit", "--disable-gpu-vsync"]);
const cell = (text, width = 9) => String(text).padStart(width);
const rank = (values, part) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)];
const row = (set, what, times) => {
  if (times.length === 0) return;
  const cells = [0.5, 0.95, 1].map((part) => cell(rank(times, part).toFixed(1)));
  console.log(`${set.padEnd(26)}${what.padEnd(14)}${cell(times.length)}${cells.join("")}`);
};
console.log(`${"set".padEnd(26)}${"until painted".padEnd(14)}${["times", "median", "p95", "worst"].map((word) => cell(word)).join("")}`);
try {
  for (const set of new Set(boards.map(({ set }) => set))) {
    const all = {};
    const members = boards.filter((board) => board.set === set);
    for (const board of members) {
      const times = await play(browser, site.url, board, positions);
      for (const [what, of] of Object.entries(times)) (all[what] ??= []).push(...of);
    }
    if (set.startsWith("slitherlink")) all.press = await presses(browser, site.url, members[0], 120);
    for (const [what, of] of Object.entries(all)) row(set, what, of);
  }
  const largest = boards.filter(({ set }) => set.startsWith("slitherlink 20x20"))[0] ?? boards[0];
  const page = await openPage(browser, `${site.url}#p=${encodeURIComponent(largest.puzzle)}`);
  await page.waitForSelector("canvas");
  await page.waitForFunction(() => /[#&]p=slither/.test(location.hash));
  const puzzle = decodeURIComponent(page.url().match(/p=([^&]*)/)[1]);
  await page.close();
  row("", `${MOVES} moves`, await restore(browser, site.url, puzzle));
  for (const [what, times] of Object.entries(await list(browser, site.url, puzzle))) row("", what, times);
} finally {
  await browser.close();
  await site.close();
}
