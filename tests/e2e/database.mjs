// The database of games in the browser: read, and written as by other versions of the page.

import { eventual, eventually } from "./journey.mjs";
import { SLITHERLINK } from "./playing.mjs";

/** Value stored under a key in the database. */
export const inDatabase = (page, store, key) =>
  page.evaluate(
    ([store, key]) =>
      new Promise((done, fail) => {
        const request = indexedDB.open("clew");
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const objects = database.transaction(store).objectStore(store);
          const asked = key === null ? objects.getAll() : objects.get(key);
          asked.onsuccess = () => (database.close(), done(asked.result));
          asked.onerror = () => (database.close(), fail(asked.error));
        };
      }),
    [store, key],
  );

/** The game's puzzle, as in its address. */
export const puzzleOf = (hash) => decodeURIComponent(hash.match(/p=([^&]*)/)[1]);

/** Waits until a game is stored with this number of moves. */
export const stored = (page, hash, moves) =>
  eventually(
    async () => {
      const text = await inDatabase(page, "moves", puzzleOf(hash)).catch(() => null);
      // A game in an earlier form has no moves yet.
      return text && JSON.parse(text).moves?.length;
    },
    (count) => count === moves,
    `${moves} moves stored`,
  );

/** Replaces the present database with one of version 1 that contains a game of the puzzle and an unreadable one. */
export const olden = (page, puzzle) =>
  page.evaluate(
    (puzzle) =>
      new Promise((done, fail) => {
        indexedDB.deleteDatabase("clew").onsuccess = () => {
          const request = indexedDB.open("clew", 1);
          request.onupgradeneeded = () => ["games", "moves", "unread"].forEach((name) => request.result.createObjectStore(name));
          request.onerror = () => fail(request.error);
          request.onsuccess = () => {
            const database = request.result;
            const change = database.transaction(["games", "moves", "unread"], "readwrite");
            const summary = { version: 1, id: puzzle, puzzle, kind: "Slitherlink", rows: 7, cols: 7, name: "From before", revision: 7, changed: 7, part: 3, is_solved: false, elapsed: 0, hints: 0 };
            change.objectStore("games").put(JSON.stringify(summary), puzzle);
            const first = { version: 1, kind: "slitherlink", puzzle, marks: ["R1C2 top line"], elapsed: 5000 };
            change.objectStore("moves").put(JSON.stringify(first), puzzle);
            change.objectStore("unread").put("{broken", "x");
            change.oncomplete = () => (database.close(), done());
          };
        };
      }),
    puzzle,
  );

/** Puts games into the database, once the page has created it. */
export const line_up = async (page, count) => {
  // The page creates the database once it is touched.
  await page.keyboard.press("Shift");
  const isThere = () => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === "clew"));
  await eventual.equal(isThere, true);
  await page.evaluate(
    ([puzzle, count]) =>
      new Promise((done, fail) => {
        const request = indexedDB.open("clew");
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(["games", "moves"], "readwrite");
          for (let at = 0; at < count; at += 1) {
            const id = `${puzzle} ${at}`;
            const summary = { version: 1, id, puzzle, kind: "Slitherlink", rows: 7, cols: 7, revision: 7, changed: Date.now() - at * 1e6, part: at % 100, is_solved: false, elapsed: 0, hints: 0 };
            change.objectStore("games").put(JSON.stringify(summary), id);
            const moves = Array.from({ length: 300 }, () => ({ action: "mark", at: 0, marks: ["R1C2 top line"] }));
            change.objectStore("moves").put(JSON.stringify({ version: 2, kind: "slitherlink", puzzle, moves, done: 300, elapsed: 0 }), id);
          }
          change.oncomplete = () => (request.result.close(), done());
          change.onerror = () => fail(change.error);
        };
      }),
    [puzzleOf(SLITHERLINK), count],
  );
};
