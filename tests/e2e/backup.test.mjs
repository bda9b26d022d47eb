// Files of games: read whole whatever their size, written whole, and games removed only when they are in the file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";

import { inDatabase, puzzleOf, stored } from "./database.mjs";
import { drop, eventual, journey, shows, solved } from "./journey.mjs";
import { SLITHERLINK, placed, spot, told } from "./playing.mjs";
import { longTasks } from "./tasks.mjs";

/** Number of games of 300 moves: 19 kB each. */
const COUNT = Number(process.env.CLEW_GAMES ?? 2500);
/** Longest task of the page, in milliseconds of its thread. */
const LONGEST = 200;

/** Makes a file of games, with some lines before the last game that are not games. Returns its size. */
const make_games = (page, count, junk = []) =>
  page.evaluate(
    ([puzzle, count, junk]) => {
      const moves = Array.from({ length: 300 }, () => ({ action: "mark", at: 0, marks: ["R1C2 top line"] }));
      const game = JSON.stringify({ version: 2, kind: "slitherlink", puzzle, moves, done: 300, elapsed: 0 });
      const line = (at) => {
        const summary = { version: 1, id: `${puzzle} ${at}`, puzzle, kind: "Slitherlink", rows: 7, cols: 7, revision: 7, changed: 1e12 + at, part: at % 100, is_solved: false, elapsed: 0, hints: 0 };
        return JSON.stringify({ summary: JSON.stringify(summary), game });
      };
      const lines = ['{"clew":"games","version":1}', ...Array.from({ length: count }, (_, at) => line(at))];
      lines.splice(-1, 0, ...junk);
      globalThis.made = new File(lines.map((line) => `${line}\n`), "clew-games.jsonl");
      return globalThis.made.size;
    },
    [puzzleOf(SLITHERLINK), count, junk],
  );

/** Drops the file that was made last. */
const drop_made = (page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(globalThis.made);
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });

/** Does the work, and fails if a task of the page takes too long. */
async function briefly(page, work) {
  const devtools = await page.context().newCDPSession(page);
  const began = Date.now();
  const tasks = await longTasks(devtools, LONGEST / 4, work);
  const [{ own: longest, what } = { own: 0, what: "" }] = tasks.sort((one, other) => other.own - one.own);
  console.log(`${((Date.now() - began) / 1e3).toFixed(1)} s, longest task ${longest.toFixed(0)} ms ${what}`);
  return longest;
}

journey("a large file of games dropped on a first visit comes back whole, and goes out whole", { hash: "" }, async (page, at, step) => {
  page.setDefaultTimeout(200_000);
  step("in");
  const read = new RegExp(`${COUNT.toLocaleString("en")} games were read.*2 lines could not be read.*“no game”`);
  const size = await make_games(page, COUNT, ["no game", '{"summary":"{}","game":"{}"}']);
  console.log(`${COUNT} games, ${(size / 1e6).toFixed(0)} MB`);
  let longest = await briefly(page, async () => {
    await drop_made(page);
    await eventual.match(() => at("notice").textContent(), /Reading the file of games/);
    await page.waitForFunction(() => /were read/.test(document.querySelector("[data-testid=notice]")?.textContent), undefined, { timeout: 200_000 });
  });
  await shows(at, "notice", read);
  assert.equal((await inDatabase(page, "moves", null)).length, COUNT);
  assert.equal((await inDatabase(page, "unread", null)).length, 2);

  step("out");
  await at("notice-games").click();
  await eventual.equal(() => at("shelf").getAttribute("data-games"), `${COUNT}`);
  let download;
  longest = Math.max(
    longest,
    await briefly(page, async () => {
      [download] = await Promise.all([page.waitForEvent("download", { timeout: 200_000 }), at("games-save").click()]);
    }),
  );
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
  assert.equal(lines.length, 1 + COUNT + 2);
  const ids = new Set(lines.slice(1, -2).map((line) => JSON.parse(JSON.parse(line).summary).id));
  assert.equal(ids.size, COUNT);
  assert.ok(lines.slice(1, -2).every((line) => JSON.parse(JSON.parse(line).game).moves.length === 300));

  step("in again: nothing is doubled");
  await make_games(page, 3);
  await drop_made(page);
  await shows(at, "notice", /^3 games were read/);
  assert.equal((await inDatabase(page, "moves", null)).length, COUNT);
  assert.ok(longest <= LONGEST, `a task took ${longest} ms`);
});

journey("games are removed when they were read in the file that was saved, or when the reader says so", { hash: SLITHERLINK }, async (page, at, step) => {
  const left = (count) => eventual.equal(async () => (await inDatabase(page, "moves", null)).length, count);
  await placed(page);
  await page.mouse.click(...(await spot(at, 1.5, 0)));
  await told(at, /R1C2 top line/);
  await stored(page, SLITHERLINK, 1);
  await make_games(page, 3);
  await drop_made(page);
  await shows(at, "notice", /3 games were read/);
  await left(4);
  const saves = async () => {
    await at("kept-games-remove").click();
    const [download] = await Promise.all([page.waitForEvent("download"), at("kept-games-remove-sure").click()]);
    await shows(at, "kept-saving", /4 games are saved/);
    return readFile(await download.path(), "utf8");
  };
  await at("play-settings").click();
  step("a file that lacks games");
  const whole = await saves();
  const cut = whole.slice(0, -20_000);
  await at("kept-games-choose").setInputFiles({ name: "clew-games.jsonl", mimeType: "", buffer: Buffer.from(cut) });
  await shows(at, "kept-removed", /2 games are saved.*2 games stay/);
  await left(2);
  step("undone: what was removed comes back");
  await at("kept-undo").click();
  await left(4);
  step("the whole file");
  await eventual.equal(() => at("kept-removed").count(), 0);
  const again = await saves();
  await at("kept-games-choose").setInputFiles({ name: "clew-games.jsonl", mimeType: "", buffer: Buffer.from(again) });
  await shows(at, "kept-removed", /4 games are saved in a file and removed here\. (?!\d)/);
  await left(0);
  await at("kept-undo").click();
  await left(4);
  step("unchecked");
  await eventual.equal(() => at("kept-removed").count(), 0);
  await saves();
  await left(4);
  await at("kept-games-unchecked").click();
  await left(0);
});

journey("whatever is dropped is answered on the page where it is dropped", { hash: "" }, async (page, at, step) => {
  step("two files of puzzles become a list");
  await solved(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    for (const text of ["22,22", "333,222,333"]) dataTransfer.items.add(new File([text], "puzzle.txt"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await eventual.equal(() => at("many-table").count(), 1);
  step("over the guide");
  await page.evaluate(() => (location.hash = "#techniques=sudoku"));
  await drop(page, "x.bin", Array.from({ length: 5_000 }, (_, at) => at % 7));
  await eventual.ok(async () => (await at("error").count()) + (await at("picture-dialog").count()));
});

journey("a text or a picture that is too large is refused at once", { hash: "" }, async (page, at, step) => {
  await solved(page);
  await page.keyboard.press("Shift");
  step("a pasted line of 50 MB");
  const took = await page.evaluate(async () => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "1".repeat(50e6));
    const began = performance.now();
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    while (!document.querySelector("[data-testid=error]")) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  console.log(`50 MB refused in ${took.toFixed(0)} ms`);
  assert.ok(took < 2_000, `${took} ms`);
  await shows(at, "error", /50\.0 MB/);
  assert.equal(await at("paste").inputValue(), "");
  step("a picture of 30,000 rows and columns");
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = [Buffer.alloc(4), Buffer.alloc(4)];
    ends[0].writeUInt32BE(data.length);
    ends[1].writeUInt32BE(crc32(body));
    return Buffer.concat([ends[0], body, ends[1]]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head[8] = 1; // one bit of grey for each pixel
  const pixels = deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8)));
  const picture = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
  await drop(page, "wide.png", [...picture]);
  await shows(at, "picture-dialog", /too large/);
});

journey("moves that are missing or are not a text are set aside, and said", { hash: SLITHERLINK }, async (page, at, step) => {
  for (const [name, value] of [
    ["missing", undefined],
    ["not a text", { moves: ["by hand"] }],
  ]) {
    step(name);
    await placed(page);
    await page.mouse.click(...(await spot(at, 1.5, 0)));
    await stored(page, SLITHERLINK, 1);
    const home = page.url();
    // While the page is away, which leaves an entry in the journal.
    await page.goto(home.replace(/#.*/, "card.png"));
    await page.evaluate(
      ([key, value]) =>
        new Promise((done, fail) => {
          localStorage.clear();
          const request = indexedDB.open("clew");
          request.onsuccess = () => {
            const change = request.result.transaction("moves", "readwrite");
            const moves = change.objectStore("moves");
            if (value === null) moves.delete(key);
            else moves.put(value, key);
            change.oncomplete = () => (request.result.close(), done());
            change.onerror = () => fail(change.error);
          };
        }),
      [puzzleOf(SLITHERLINK), value ?? null],
    );
    await page.goto(home);
    await shows(at, "notice", /could not be read. It is kept as text/);
    await eventual.equal(async () => (await inDatabase(page, "games", null)).length, 0);
  }
  const kept = await inDatabase(page, "unread", null);
  assert.equal(kept.length, 2);
  assert.match(kept.join(), /by hand/);
});
