// The player's games: stored whatever happens to the page, listed, named, deleted and restored; new games and daily puzzles;
// the end of a game; settings.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { inDatabase, line_up, olden, puzzleOf, stored } from "./database.mjs";
import { eventual, journey, journeyOfPages, paste, shows, visit } from "./journey.mjs";
import { AQUARIUM, SLITHERLINK, hinted, placed, spot, told } from "./playing.mjs";

async function line(page, at, x = 1.5, y = 0) {
  await placed(page);
  await page.mouse.click(...(await spot(at, x, y)));
}

/** Keys in plain storage that start with `start`. */
const keys = (page, start) => page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), start);

journey("a game is stored at once, and whatever happens to the tab loses nothing", { hash: SLITHERLINK }, async (page, at, step) => {
  step("a reload");
  await line(page, at);
  await told(at, /R1C2 top line/);
  await stored(page, SLITHERLINK, 1);
  await page.reload();
  await told(at, /R1C2 top line/);
  await page.keyboard.press("Control+z");
  await told(at, /No marks/);
  await page.keyboard.press("Control+y");
  await told(at, /R1C2 top line/);

  step("left at once: the journal has the move");
  await placed(page);
  const place = await spot(at, 3.5, 0);
  await page.evaluate(() => {
    // There is no time for the database: writes no longer reach it.
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no time", "AbortError");
    };
  });
  await page.mouse.click(...place);
  await told(at, /R1C4 top line/);
  await page.reload();
  await told(at, /R1C4 top line/);
  await stored(page, SLITHERLINK, 2);
  await eventual.deepEqual(() => keys(page, "clew-journal"), []);

  step("killed in the middle of a stroke: the moves so far are stored, the stroke itself is none yet");
  await placed(page);
  await page.mouse.move(...(await spot(at, 0, 4)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(at, 0, 5)), { steps: 4 });
  const context = page.context();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // The command is never answered.
  session.send("Page.crash").catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(page.url());
  await told((id) => next.getByTestId(id), /R1C4 top line/);
  await next.close();
});

journey("two tabs on one game follow each other; tabs that do not hear each other overwrite nothing", { hash: SLITHERLINK }, async (page, at, step) => {
  const another = async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await placed(other);
    return [other, (id) => other.getByTestId(id)];
  };
  await placed(page);
  const [first, there] = await another();
  await line(page, at);
  await told(there, /R1C2 top line/);
  await line(first, there, 3.5, 0);
  await told(at, /R1C4 top line/);
  await eventual.equal(() => at("notice").textContent(), "");
  await stored(page, SLITHERLINK, 2);
  await first.close();

  step("without a channel between them the later tab shows a notice");
  await page.context().addInitScript(() => delete window.BroadcastChannel);
  await page.reload();
  await told(at, /R1C4 top line/);
  const [other, far] = await another();
  await told(far, /R1C4 top line/);
  await line(page, at, 2.5, 0);
  await stored(page, SLITHERLINK, 3);
  await line(other, far, 4.5, 7);
  await shows(far, "notice", /also played in another tab/);
  // Both games are there.
  await eventual.equal(async () => (await inDatabase(page, "games", null)).length, 2);
  const moves = (await inDatabase(page, "moves", null)).map((text) => JSON.parse(text).moves.at(-1).marks[0]);
  assert.deepEqual(moves.sort(), ["R1C3 top line", "R7C5 bottom line"]);
  // The next move goes silently into the tab's own game.
  await line(other, far, 5.5, 7);
  await eventual.ok(async () => (await inDatabase(page, "moves", null)).some((text) => JSON.parse(text).moves.length === 4));
  assert.equal((await inDatabase(page, "games", null)).length, 2);
  await other.close();
});

journeyOfPages("where nothing can be stored you can play on and see one notice; without a database plain storage keeps games", async (open, step) => {
  step("nothing");
  const refuse = () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  };
  const page = await open({ hash: SLITHERLINK, prepare: (context) => context.addInitScript(refuse) });
  const at = (id) => page.getByTestId(id);
  await line(page, at);
  await told(at, /R1C2 top line/);
  await shows(at, "notice", /does not store anything/);
  await at("notice-close").click();
  await eventual.equal(() => at("notice").textContent(), "");
  await line(page, at, 3.5, 0);
  await told(at, /R1C4 top line/);
  await page.waitForTimeout(300);
  assert.equal(await at("notice").textContent(), "");
  step("no database");
  const lack = () => Object.defineProperty(window, "indexedDB", { value: undefined });
  const bare = await open({ hash: SLITHERLINK, prepare: (context) => context.addInitScript(lack) });
  const there = (id) => bare.getByTestId(id);
  await line(bare, there);
  await told(there, /R1C2 top line/);
  await eventual.ok(async () => (await keys(bare, "clew-journal")).length > 0);
  await bare.reload();
  await told(there, /R1C2 top line/);
});

journeyOfPages("a full or silent store is reported and loses nothing", async (open, step) => {
  step("without room saving rests, and all games are offered as a file");
  {
    const page = await open({ hash: SLITHERLINK });
    const at = (id) => page.getByTestId(id);
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
  }
  step("a database that does not answer counts as none until it does");
  {
    const page = await open({ hash: SLITHERLINK });
    const at = (id) => page.getByTestId(id);
    await page.waitForSelector("canvas");
    await line(page, at);
    await stored(page, SLITHERLINK, 1);
    const site = page.url();
    // Another page keeps a transaction open, which blocks every later one.
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
  }
});
journey("games of earlier versions are taken over, and a later version is let in", { hash: "" }, async (page, at, step) => {
  const puzzle = puzzleOf(SLITHERLINK);
  step("plain storage; what cannot be read is offered as text");
  await page.evaluate((puzzle) => {
    const first = { version: 1, kind: "slitherlink", puzzle, marks: ["R1C2 top line"], elapsed: 5000 };
    localStorage.setItem(`clew-game/${puzzle}`, JSON.stringify(first));
    localStorage.setItem("clew-game/sudoku/4/4/42h3k1j3", "{broken");
    localStorage.setItem("clew-game-unread/x", JSON.stringify({ version: 99 }));
  }, puzzle);
  await page.reload();
  await shows(at, "continue", /Slitherlink 7×7/);
  await at("games-go-on").click();
  await told(at, /R1C2 top line/);
  await eventual.deepEqual(() => keys(page, "clew-game"), []);
  assert.deepEqual((await inDatabase(page, "unread", null)).sort(), ["{\"version\":99}", "{broken"]);
  await at("mode-play").click();
  await shows(at, "games-unread", /2 games could not be read/);

  step("a database of version 1");
  // A page of the site without the program.
  const before = await page.context().newPage();
  await before.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<p>before</p>" }));
  await before.goto(page.url().replace(/#.*/, ""));
  await page.goto("about:blank");
  await olden(before, puzzle);
  const url = before.url();
  await before.close();
  await page.goto(url + SLITHERLINK);
  await told(at, /R1C2 top line/);
  await line(page, at, 3.5, 0);
  await stored(page, SLITHERLINK, 2);
  await at("play-games").click();
  await shows(at, "shelf", /From before/);
  assert.deepEqual(await inDatabase(page, "finished", null), []);
  assert.deepEqual(await inDatabase(page, "unread", null), ["{broken"]);
  await page.goBack();
  await told(at, /R1C4 top line/);

  step("a later version wants the database, and this page says reload");
  // A tab of a later version does this.
  await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const request = indexedDB.open("clew", 99);
        request.onsuccess = () => (request.result.close(), done());
        request.onerror = () => fail(request.error);
        request.onblocked = () => fail(new Error("blocked"));
      }),
  );
  await shows(at, "notice", /newer Clew/);
  await line(page, at, 4.5, 7);
  await told(at, /R7C5 bottom line/);
  await eventual.ok(async () => (await keys(page, "clew-journal")).length > 0);
  await page.reload();
  // The database belongs to the later version, but the moves are still there. Another reload would change nothing.
  await told(at, /R7C5 bottom line/);
  await shows(at, "notice", /a newer version of this page will show them/);
  assert.equal(await at("notice-reload").count(), 0);
});

journey("games are continued, renamed, deleted, restored, and exported as files and links", { hash: SLITHERLINK }, async (page, at, step) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const games = (count) => eventual.equal(() => at("game").count(), count);
  const breakfast = at("game").filter({ hasText: "Breakfast" });
  await line(page, at);
  await told(at, /R1C2 top line/);
  step("a link that carries the marks");
  await at("play-share").click();
  await at("play-link-marks").click();
  let copied;
  await eventual.match(async () => (copied = await page.evaluate(() => navigator.clipboard.readText())), /marks=/);
  const context = await page.context().browser().newContext();
  const other = await context.newPage();
  await other.goto(copied);
  await told((id) => other.getByTestId(id), /R1C2 top line/);
  await context.close();

  step("two games, one renamed, deleted and brought back");
  await stored(page, SLITHERLINK, 1);
  await visit(page, AQUARIUM);
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
  await games(1);
  await shows(at, "games-deleted", /Breakfast/);
  await at("games-undelete").click();
  await games(2);
  await eventual.equal(() => at("games-deleted").count(), 0);
  await breakfast.getByText("Breakfast").click();
  await told(at, /R1C2 top line/);
  await page.goBack();
  await at("sheet").waitFor();

  step("saved to a file and read back");
  const [download] = await Promise.all([page.waitForEvent("download"), at("games-save").click()]);
  const text = await readFile(await download.path(), "utf8");
  for (const left of [1, 0]) {
    await at("games-delete").first().click();
    await games(left);
  }
  await paste(page, text);
  await shows(at, "notice", /2 games were read/);
  await games(2);

  step("a game that is deleted while it is open does not come back with the next move");
  await breakfast.getByText("Breakfast").click();
  await told(at, /R1C2 top line/);
  await at("play-games").click();
  await breakfast.getByTestId("games-delete").click();
  await games(1);
  await at("mode-play").click();
  await visit(page, SLITHERLINK);
  await told(at, /No marks/);
  await line(page, at, 3.5, 0);
  await stored(page, SLITHERLINK, 1);

  step("what the browser keeps is shown; games are removed into a file and brought back");
  await at("play-settings").click();
  await shows(at, "kept-whole", /About [\d.]+ [kM]B/);
  await at("kept-games-remove").click();
  const [removed] = await Promise.all([page.waitForEvent("download"), at("kept-games-remove-sure").click()]);
  assert.equal(removed.suggestedFilename(), "clew-games.jsonl");
  await at("kept-games-unchecked").click();
  await shows(at, "kept-removed", /in a file/);
  await eventual.equal(() => at("kept-games-remove").count(), 0);
  await at("kept-undo").click();
  await at("kept-games-remove").waitFor();
  await at("settings-crosses").uncheck();
  await at("kept-settings-remove").click();
  await at("kept-settings-remove-sure").click();
  await eventual.equal(() => at("settings-crosses").isChecked(), true);
  await at("kept-undo").click();
  await eventual.equal(() => at("settings-crosses").isChecked(), false);

  step("after a reload the first page has a card");
  const site = page.url().replace(/#.*/, "");
  await page.goto("about:blank");
  await page.goto(site);
  await at("continue").waitFor();
});

const NEW = { hash: "#p=2.3,2.2,2.3&mode=play&sheet=games", canvas: false };

journey("the puzzles of two days are two; a new one is solved, the end says how, and a harder one comes", NEW, async (page, at, step) => {
  const choose = async (at, id) => {
    await at("games-kind-sudoku").check({ force: true });
    await at("games-size-6").check({ force: true });
    await eventual.ok(() => at("games-difficulty-fierce").isDisabled());
    await at(id).click();
    await at("play-board").waitFor();
  };
  const puzzle = (page) => puzzleOf(page.url());
  await choose(at, "games-today");
  await eventual.match(() => page.url(), /p=sudoku/);
  const today = puzzle(page);
  await at("play-games").click();
  await choose(at, "games-yesterday");
  await eventual.notEqual(() => puzzle(page), today);

  step("a new one");
  const yesterday = puzzle(page);
  await at("play-games").click();
  await choose(at, "games-begin");
  await eventual.notEqual(() => puzzle(page), yesterday);
  for (let hints = 0; hints < 40 && (await at("finish").count()) === 0; hints += 1) await hinted(page, at);
  step("the end");
  await shows(at, "finish-told", /Well done.*\d:\d\d.*hints/);
  await shows(at, "finish-grade", /level \d/);
  await shows(at, "finish-standing", /your first/);
  await eventual.equal(async () => (await inDatabase(page, "finished", null)).length, 1);
  const first = puzzle(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await at("finish-share").click();
  let shared;
  await eventual.match(async () => (shared = await page.evaluate(() => navigator.clipboard.readText())), /^Clew · Sudoku 6×6/);
  assert.match(shared.split("\n")[1], /#p=sudoku/);
  assert.doesNotMatch(shared, /marks=/);
  await at("finish-harder").click();
  await eventual.equal(() => at("finish").count(), 0);
  await eventual.notEqual(() => puzzle(page), first);
  // A finished game is no longer listed as waiting.
  await at("play-games").click();
  await eventual.equal(() => at("shelf").getAttribute("data-games"), "0");

  step("the history: reviewed, and played again");
  await eventual.equal(() => at("history").getAttribute("data-games"), "1");
  await eventual.match(() => at("finished-game").textContent(), /expected.*hints/);
  await at("history-review").click();
  await at("review").waitFor();
  assert.equal(puzzle(page), first);
  await at("play-games").click();
  await at("history-again").click();
  await told(at, /No marks/);
  await at("play-games").click();
  await eventual.ok(() => at("games-size-6").isChecked(), "the choice is kept");
  await page.reload();
  await eventual.ok(() => at("games-size-6").isChecked(), "after a reload too");
});

journey("settings are kept; time stands while the board is covered or the page hidden, and never goes back", {
  hash: SLITHERLINK,
  prepare: (context) => context.clock.install(),
}, async (page, at, step) => {
  const palette = () => page.evaluate(() => document.documentElement.dataset.palette);
  const time = () => at("timer").textContent();
  await placed(page);
  await at("play-settings").click();
  await at("settings-timer").check();
  await at("settings-crosses").uncheck();
  await at("settings-keypad").selectOption("left");
  await at("settings-appearance").selectOption("dark");
  await eventual.equal(palette, "dark");
  await page.keyboard.press("Escape");
  await eventual.equal(time, "0:00");
  // A full dot no longer adds crosses.
  await line(page, at);
  await told(at, /One mark/);
  await page.clock.runFor(1500);
  await eventual.notEqual(time, "0:00");
  step("covered");
  await at("pause").click();
  await at("paused").waitFor();
  const before = await time();
  await page.clock.runFor(1500);
  assert.equal(await time(), before);
  await page.keyboard.press("Control+z");
  await at("go-on").click();
  await told(at, /One mark/);
  step("after a reload");
  await page.reload();
  await eventual.equal(() => at("timer").count(), 1);
  await eventual.equal(palette, "dark");
  await at("play-settings").click();
  await eventual.equal(() => at("settings-crosses").isChecked(), false);
  await at("settings-appearance").selectOption("system");
  await eventual.equal(palette, "light");
  await page.keyboard.press("Escape");

  step("a clock set back takes nothing from the time, and time on a hidden page is not counted");
  await told(at, /One mark/);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    window.shift = -3_600_000;
    Date.now = () => now() + window.shift;
  });
  await page.clock.runFor(600);
  const [, seconds] = (await time()).split(":").map(Number);
  assert.ok(seconds < 30, "time goes on from where it was");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    window.shift = 3_600_000;
    delete document.hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(600);
  assert.match(await time(), /^0:/);
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
