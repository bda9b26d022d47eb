// The games a person has: kept whatever happens to the page, listed, named, deleted and brought back; new ones and those of a day;
// the end of one; settings.

import assert from "node:assert/strict";

import { eventual, eventually, journey, paste } from "./journey.mjs";
import { placed, spot, told } from "./playing.mjs";

/** Made here. */
const SLITHERLINK = "#p=slither/7/7/gb62c783b7dgb62ag50bha65&mode=play";
const AQUARIUM = "#p=aquarium/r/6/6/a8d9dk1i8rgh/540123424311&mode=play";

/** Value stored under a key in the database. */
const inDatabase = (page, store, key) =>
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

/** The game's puzzle, as its address has it. */
const puzzleOf = (hash) => decodeURIComponent(hash.match(/p=([^&]*)/)[1]);

/** Waits until so many moves of a game are stored. */
const stored = (page, hash, moves) =>
  eventually(
    async () => {
      const text = await inDatabase(page, "moves", puzzleOf(hash)).catch(() => null);
      // A game of an earlier form has no moves yet.
      return text && JSON.parse(text).moves?.length;
    },
    (count) => count === moves,
    `${moves} moves stored`,
  );

async function line(page, at, x = 1.5, y = 0) {
  await placed(page);
  await page.mouse.click(...(await spot(at, x, y)));
}

journey("a game is stored within a second of a move, and is there after a reload", { hash: SLITHERLINK }, async (page, at) => {
  await line(page, at);
  await told(at, /R1C2 top line/);
  await stored(page, SLITHERLINK, 1);
  await page.reload();
  await told(at, /R1C2 top line/);
  await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  await page.keyboard.press("Control+y");
  await told(at, /R1C2 top line/);
});

journey("a tab that is killed loses nothing", { hash: SLITHERLINK }, async (page, at) => {
  await line(page, at);
  await told(at, /R1C2 top line/);
  await stored(page, SLITHERLINK, 1);
  await placed(page);
  // The middle of the next stroke: its moves so far are stored, the stroke itself is none yet.
  await page.mouse.move(...(await spot(at, 0, 4)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(at, 0, 5)), { steps: 4 });
  const context = page.context();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // It is not answered any more.
  session.send("Page.crash").catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(page.url());
  await told((id) => next.getByTestId(id), /R1C2 top line/);
  await next.close();
});

journey("a page that is left at once loses nothing: the journal has the move", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  const place = await spot(at, 1.5, 0);
  await page.evaluate(() => {
    // No time for the database: nothing is written to it any more.
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no time", "AbortError");
    };
  });
  await page.mouse.click(...place);
  await told(at, /R1C2 top line/);
  await page.reload();
  await told(at, /R1C2 top line/);
  await stored(page, SLITHERLINK, 1);
  await eventual.equal(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew-journal")).length), 0);
});

journey("two tabs on one game follow each other", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = (id) => other.getByTestId(id);
  await placed(other);
  await line(page, at);
  await told(there, /R1C2 top line/);
  await other.mouse.click(...(await spot(there, 3.5, 0)));
  await told(at, /R1C4 top line/);
  await eventual.equal(() => at("notice").textContent(), "");
  await other.close();
});

journey("two tabs that do not hear each other overwrite nothing, and the later one is told", {
  hash: SLITHERLINK,
  prepare: (context) => context.addInitScript(() => delete window.BroadcastChannel),
}, async (page, at) => {
  await line(page, at);
  await stored(page, SLITHERLINK, 1);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = (id) => other.getByTestId(id);
  await told(there, /R1C2 top line/);
  await line(page, at, 3.5, 0);
  await stored(page, SLITHERLINK, 2);
  await placed(other);
  await other.mouse.click(...(await spot(there, 4.5, 7)));
  await eventual.match(() => there("notice").textContent(), /also played in another tab/);
  // Both are there.
  await eventual.equal(async () => (await inDatabase(page, "games", null)).length, 2);
  const moves = (await inDatabase(page, "moves", null)).map((text) => JSON.parse(text).moves.at(-1).marks[0]);
  assert.deepEqual(moves.sort(), ["R1C4 top line", "R7C5 bottom line"]);
  // The next move goes to its own game, silently.
  await other.mouse.click(...(await spot(there, 5.5, 7)));
  await eventual.ok(async () => (await inDatabase(page, "moves", null)).some((text) => JSON.parse(text).moves.length === 3));
  assert.equal((await inDatabase(page, "games", null)).length, 2);
  await other.close();
});

journey("where nothing may be stored one plays on, and is told once", {
  hash: SLITHERLINK,
  prepare: (context) =>
    context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }),
}, async (page, at) => {
  await line(page, at);
  await told(at, /R1C2 top line/);
  await eventual.match(() => at("notice").textContent(), /keeps nothing/);
  await at("notice-close").click();
  await eventual.equal(() => at("notice").textContent(), "");
  await page.mouse.click(...(await spot(at, 3.5, 0)));
  await told(at, /R1C4 top line/);
  await page.waitForTimeout(300);
  assert.equal(await at("notice").textContent(), "");
});

journey("without room that is said, saving rests, and all games are offered as a file", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  const place = await spot(at, 1.5, 0);
  await page.evaluate(() => {
    window.puts = 0;
    IDBObjectStore.prototype.put = () => {
      window.puts += 1;
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.mouse.click(...place);
  await eventual.match(() => at("notice").textContent(), /no room left/);
  const puts = await page.evaluate(() => window.puts);
  await page.waitForTimeout(1500);
  assert.equal(await page.evaluate(() => window.puts), puts);
  const [download] = await Promise.all([page.waitForEvent("download"), at("notice-save").click()]);
  let text = "";
  for await (const part of await download.createReadStream()) text += part;
  assert.match(text, /R1C2 top line/);
});

journey("a database that does not answer counts as none until it does", { hash: SLITHERLINK }, async (page, at) => {
  await line(page, at);
  await stored(page, SLITHERLINK, 1);
  const site = page.url();
  // Another page keeps a transaction open, which holds up every later one.
  const other = await page.context().newPage();
  await other.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<p>holds</p>" }));
  await other.goto(site.replace(/#.*/, ""));
  await other.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open("clew").onsuccess = ({ target }) => {
          const objects = target.result.transaction(["games", "moves"], "readwrite").objectStore("games");
          const hold = () => {
            if (!window.isOver) objects.get("").onsuccess = hold;
          };
          hold();
          done();
        };
      }),
  );
  await page.mouse.click(...(await spot(at, 3.5, 0)));
  await told(at, /R1C4 top line/);
  await eventual.match(() => at("notice").textContent(), /does not answer/);
  await eventual.ok(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("clew-journal"))));
  await other.evaluate(() => (window.isOver = true));
  await stored(page, SLITHERLINK, 2);
  await eventual.equal(() => at("notice").textContent(), "");
  await eventual.equal(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew-journal")).length), 0);
  assert.equal((await inDatabase(page, "games", null)).length, 1);
  await other.close();
});

journey("without a database games are kept in plain storage", {
  hash: SLITHERLINK,
  prepare: (context) => context.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined })),
}, async (page, at) => {
  await line(page, at);
  await told(at, /R1C2 top line/);
  await eventual.ok(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("clew-journal"))));
  await page.reload();
  await told(at, /R1C2 top line/);
});

journey("games of earlier versions are taken over, and what cannot be read is offered as text", { hash: "" }, async (page, at) => {
  await page.evaluate((puzzle) => {
    const first = { version: 1, kind: "slitherlink", puzzle, marks: ["R1C2 top line"], elapsed: 5000 };
    localStorage.setItem(`clew-game/${puzzle}`, JSON.stringify(first));
    localStorage.setItem("clew-game/sudoku/4/4/42h3k1j3", "{broken");
    localStorage.setItem("clew-game-unread/x", JSON.stringify({ version: 99 }));
  }, puzzleOf(SLITHERLINK));
  await page.reload();
  await at("continue").waitFor();
  await eventual.match(() => at("continue").textContent(), /Slitherlink 7×7/);
  await at("games-go-on").click();
  await told(at, /R1C2 top line/);
  await eventual.equal(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew-game")).length), 0);
  assert.deepEqual((await inDatabase(page, "unread", null)).sort(), ["{\"version\":99}", "{broken"]);
  await at("mode-play").click();
  await eventual.match(() => at("games-unread").textContent(), /2 games could not be read/);
});

journey("a database of version 1 is brought to the present one, its games with it", {
  hash: SLITHERLINK,
}, async (page, at) => {
  // A page of the site without the program.
  const before = await page.context().newPage();
  await before.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<p>before</p>" }));
  await before.goto(page.url().replace(/#.*/, ""));
  const puzzle = puzzleOf(SLITHERLINK);
  await page.goto("about:blank");
  await before.evaluate(
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
  const url = before.url();
  await before.close();
  await page.goto(url + SLITHERLINK);
  await told(at, /R1C2 top line/);
  await line(page, at, 3.5, 0);
  await stored(page, SLITHERLINK, 2);
  await at("play-games").click();
  await eventual.match(() => at("shelf").textContent(), /From before/);
  assert.deepEqual(await inDatabase(page, "finished", null), []);
  assert.deepEqual(await inDatabase(page, "unread", null), ["{broken"]);
});

journey("a later version that wants the database is let in, and this page says reload", { hash: SLITHERLINK }, async (page, at) => {
  await line(page, at);
  await stored(page, SLITHERLINK, 1);
  // What a tab of a later version does.
  await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const request = indexedDB.open("clew", 99);
        request.onsuccess = () => (request.result.close(), done());
        request.onerror = () => fail(request.error);
        request.onblocked = () => fail(new Error("blocked"));
      }),
  );
  await eventual.match(() => at("notice").textContent(), /newer Clew/);
  await page.mouse.click(...(await spot(at, 3.5, 0)));
  await told(at, /R1C4 top line/);
  await eventual.ok(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("clew-journal"))));
  await page.reload();
  // The database is of the later version; the moves are there all the same. Another reload would change nothing.
  await told(at, /R1C4 top line/);
  await eventual.match(() => at("notice").textContent(), /a newer version of this page will show them/);
  assert.equal(await at("notice-reload").count(), 0);
});

journey("games are gone on with, renamed, deleted and brought back", { hash: SLITHERLINK }, async (page, at) => {
  await line(page, at);
  await stored(page, SLITHERLINK, 1);
  await page.goto(page.url().replace(/#.*/, AQUARIUM));
  await told(at, /No marks/);
  await line(page, at, 0.5, 5.5);
  await stored(page, AQUARIUM, 1);
  await at("play-games").click();
  await eventual.equal(() => at("shelf").getAttribute("data-games"), "2");
  await at("games-rename").nth(1).click();
  await at("games-name").fill("Breakfast");
  await at("games-name").press("Enter");
  await eventual.match(() => at("game").nth(1).textContent(), /Breakfast/);
  await at("games-delete").nth(1).click();
  await eventual.equal(() => at("game").count(), 1);
  await eventual.match(() => at("games-deleted").textContent(), /Breakfast/);
  await at("games-undelete").click();
  await eventual.equal(() => at("game").count(), 2);
  await eventual.equal(() => at("games-deleted").count(), 0);
  await page.getByText("Breakfast").click();
  await told(at, /R1C2 top line/);
  // Back leads to the sheet.
  await page.goBack();
  await eventual.equal(() => at("sheet").count(), 1);
  // After a reload the first page has a card.
  const site = page.url().replace(/#.*/, "");
  await page.goto("about:blank");
  await page.goto(site);
  await eventual.equal(() => at("continue").count(), 1);
});

journey("a game that is deleted while it is open does not come back with the next move", { hash: SLITHERLINK }, async (page, at) => {
  await line(page, at);
  await line(page, at, 2.5, 0);
  await stored(page, SLITHERLINK, 2);
  await at("play-games").click();
  await at("games-delete").click();
  await eventual.equal(() => at("game").count(), 0);
  await at("mode-play").click();
  await told(at, /No marks/);
  await line(page, at);
  await stored(page, SLITHERLINK, 1);
});

journey("a held undo takes back move after move, and stops at the start", { hash: SLITHERLINK }, async (page, at) => {
  for (const x of [1.5, 2.5, 3.5]) await line(page, at, x, 0);
  await stored(page, SLITHERLINK, 3);
  await at("play-undo").hover();
  await page.mouse.down();
  await told(at, /No marks/);
  await page.mouse.up();
  await eventual.equal(() => at("play-undo").isDisabled(), true);
  await at("play-redo").click();
  // A click takes back one.
  await at("play-redo").click();
  await at("play-undo").click();
  await told(at, /R1C2 top line/);
});

journey("all games are saved to a file and read back", { hash: AQUARIUM }, async (page, at) => {
  await line(page, at, 0.5, 5.5);
  await stored(page, AQUARIUM, 1);
  await at("play-games").click();
  const [download] = await Promise.all([page.waitForEvent("download"), at("games-save").click()]);
  const stream = await download.createReadStream();
  let text = "";
  for await (const part of stream) text += part;
  await at("games-delete").click();
  await eventual.equal(() => at("game").count(), 0);
  await paste(page, text);
  await eventual.match(() => at("notice").textContent(), /One game was read/);
  await eventual.equal(() => at("game").count(), 1);
  await at("games-go-on").click();
  await told(at, /water/);
});

journey("today's puzzle is the same on two pages, and yesterday's is another", { hash: "#p=2.3,2.2,2.3&mode=play&sheet=games", canvas: false }, async (page, at) => {
  const play = async (at, id) => {
    await at("games-kind-sudoku").check({ force: true });
    await at("games-size-6").check({ force: true });
    await at(id).click();
    await eventual.equal(() => at("play-board").count(), 1);
  };
  await play(at, "games-today");
  const puzzle = (page) => puzzleOf(page.url());
  await eventual.match(() => page.url(), /p=sudoku/);
  const today = puzzle(page);
  const context = await page.context().browser().newContext();
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, "#p=2.3,2.2,2.3&mode=play&sheet=games"));
  const there = (id) => other.getByTestId(id);
  await play(there, "games-today");
  await eventual.equal(() => puzzle(other), today);
  await there("play-games").click();
  await play(there, "games-yesterday");
  await eventual.match(() => other.url(), /p=sudoku/);
  await eventual.notEqual(() => puzzle(other), today);
  await context.close();
});

journey("a puzzle is solved, the end says how, and the next one comes", { hash: "#p=2.3,2.2,2.3&mode=play&sheet=games", canvas: false }, async (page, at) => {
  await at("games-kind-sudoku").check({ force: true });
  await at("games-size-6").check({ force: true });
  await eventual.ok(() => at("games-difficulty-fierce").isDisabled());
  await at("games-techniques").locator("summary").click();
  await eventual.ok(() => at("games-techniques").locator("li").count());
  await at("games-begin").click();
  await eventual.equal(() => at("play-board").count(), 1);
  await eventual.equal(() => at("finish").count(), 0);
  const words = () => at("hint").textContent();
  for (let hints = 0; hints < 40 && (await at("finish").count()) === 0; hints += 1) {
    for (const wanted of ["Which technique?", "Show me how", "Do it", "Hint"]) {
      await page.keyboard.press("h");
      await eventually(words, (said) => said === wanted, wanted);
    }
  }
  await eventual.match(() => at("finish").textContent(), /Solved.*Well done.*hints/);
  await eventual.match(() => at("finish-grade").textContent(), /level \d/);
  await eventual.match(() => at("finish-standing").textContent(), /your first/);
  await eventual.equal(async () => (await inDatabase(page, "finished", null)).length, 1);
  const first = puzzleOf(page.url());
  await at("finish-harder").click();
  await eventual.equal(() => at("finish").count(), 0);
  await eventual.notEqual(() => puzzleOf(page.url()), first);
  // A finished game waits no more.
  await at("play-games").click();
  await eventual.equal(() => at("shelf").getAttribute("data-games"), "0");
});

journey("what the browser keeps is shown; games are removed into a file and brought back", { hash: AQUARIUM }, async (page, at) => {
  await line(page, at, 0.5, 5.5);
  await stored(page, AQUARIUM, 1);
  await at("play-settings").click();
  await eventual.match(() => at("kept-whole").textContent(), /About [\d.]+ [kM]B/);
  await at("kept-games-remove").click();
  const [download] = await Promise.all([page.waitForEvent("download"), at("kept-games-remove-sure").click()]);
  assert.equal(download.suggestedFilename(), "clew-games.jsonl");
  await eventual.match(() => at("kept-removed").textContent(), /in a file/);
  await eventual.equal(() => at("kept-games-remove").count(), 0);
  await at("kept-undo").click();
  await eventual.equal(() => at("kept-games-remove").count(), 1);
  await at("settings-crosses").uncheck();
  await at("kept-settings-remove").click();
  await at("kept-settings-remove-sure").click();
  await eventual.equal(() => at("settings-crosses").isChecked(), true);
  await at("kept-undo").click();
  await eventual.equal(() => at("settings-crosses").isChecked(), false);
});

journey("settings are kept; the time stands while the board is covered", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  await at("play-settings").click();
  await at("settings-timer").check();
  await at("settings-crosses").uncheck();
  await at("settings-keypad").selectOption("left");
  await at("settings-appearance").selectOption("dark");
  await eventual.equal(() => page.evaluate(() => document.documentElement.dataset.palette), "dark");
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("timer").textContent(), "0:00");
  // A full dot crosses nothing now.
  await line(page, at);
  await told(at, /One mark/);
  await eventual.notEqual(() => at("timer").textContent(), "0:00");
  await at("pause").click();
  await at("paused").waitFor();
  const time = await at("timer").textContent();
  await page.waitForTimeout(1500);
  assert.equal(await at("timer").textContent(), time);
  await page.keyboard.press("Control+z");
  await at("go-on").click();
  await told(at, /One mark/);
  await page.reload();
  await eventual.equal(() => at("timer").count(), 1);
  await eventual.equal(() => page.evaluate(() => document.documentElement.dataset.palette), "dark");
  await at("play-settings").click();
  await eventual.equal(() => at("settings-crosses").isChecked(), false);
  await at("settings-appearance").selectOption("system");
  await eventual.equal(() => page.evaluate(() => document.documentElement.dataset.palette), "light");
});

journey("a clock set back takes nothing from the time, and time on a hidden page is not counted", { hash: SLITHERLINK }, async (page, at) => {
  await page.evaluate(() => localStorage.setItem("clew-settings", '{"has-timer":true}'));
  await page.reload();
  await line(page, at);
  await eventual.notEqual(() => at("timer").textContent(), "0:00");
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    window.shift = -3_600_000;
    Date.now = () => now() + window.shift;
  });
  await page.waitForTimeout(600);
  const [, seconds] = (await at("timer").textContent()).split(":").map(Number);
  assert.ok(seconds < 30, "time goes on from where it was");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    window.shift = 3_600_000;
    delete document.hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForTimeout(600);
  assert.match(await at("timer").textContent(), /^0:/);
});

journey("a second link carries the marks as well", {
  hash: SLITHERLINK,
  prepare: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
}, async (page, at) => {
  await line(page, at);
  await told(at, /R1C2 top line/);
  await at("play-share").click();
  await at("play-link-marks").click();
  let copied;
  await eventual.match(async () => (copied = await page.evaluate(() => navigator.clipboard.readText())), /marks=/);
  const context = await page.context().browser().newContext();
  const other = await context.newPage();
  await other.goto(copied);
  await told((id) => other.getByTestId(id), /R1C2 top line/);
  await context.close();
});

journey("two hundred games are listed in time", { hash: "" }, async (page, at) => {
  await line_up(page, 200);
  await page.reload();
  await eventual.equal(() => at("continue").count(), 1);
  const took = await page.evaluate(async () => {
    const began = performance.now();
    document.querySelector("[data-testid=continue-all]").click();
    const shelf = () => document.querySelector("[data-testid=shelf][data-games='200']");
    while (!shelf() || shelf().querySelectorAll("li").length < 6) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  console.log(`200 games listed in ${took.toFixed(0)} ms`);
  await at("games-all").click();
  await eventual.equal(() => at("game").count(), 200);
});

/** Puts games into the database, once the page has made that. */
const line_up = async (page, count) => {
  // The page makes the database once it is touched.
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
