// Nothing from outside becomes markup or script, and no request leaves the page. Every journey checks the second; here, every button is
// also pressed once.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { HTTP_HOST } from "./browser.mjs";
import { SMALL, dist, drawn, drop, eventual, journey, journeyOfPages, paste, solved, visit } from "./journey.mjs";
import { SLITHERLINK, placed, told } from "./playing.mjs";
import { serve } from "./server.mjs";

/** Texts that would run or draw something if they were interpreted as markup or as an address. */
const INJECTIONS = [
  "<img src=x onerror=\"pwned=1\">",
  "<script>pwned=1</script>",
  "<svg onload=\"pwned=1\"></svg>",
  "<svg><script>pwned=1</script></svg>",
  "\"><b id=\"pwned\">b</b>",
  "'); pwned=1; ('",
  "javascript:pwned=1",
  "data:text/html,<script>pwned=1</script>",
  "{{pwned=1}} ${pwned=1} { $pwned }",
  "<math><mtext></mtext><iframe srcdoc=\"<script>parent.pwned=1</script>\">",
  "\u202e<a href=\"javascript:pwned=1\">x</a>\u0000",
  "&lt;img src=x onerror=pwned=1&gt;",
];

/** Fails if one of the texts has had an effect. */
async function unharmed(page) {
  const harm = await page.evaluate(() => {
    const made = document.querySelectorAll("#pwned, iframe, img:not([src^='data:']):not([src^='blob:']), [onerror], [onload], a[href^='javascript:' i], body script");
    return [globalThis.pwned ?? "", ...[...made].filter((one) => !one.matches("script[src]")).map((one) => one.outerHTML.slice(0, 80))];
  });
  assert.deepEqual(harm, [""]);
}

journey("whatever is pasted, typed, searched for or read from a file stays text", {}, async (page, at, step) => {
  await solved(page);
  for (const text of INJECTIONS) {
    await paste(page, text);
    await eventual.ok(() => at("error").count());
    await unharmed(page);
  }
  await at("many").click();
  await at("many-paste").fill([SMALL, ...INJECTIONS].join("\n"));
  await at("many-open").click();
  await eventual.equal(() => at("many-table").count(), 1);
  await unharmed(page);
  for (const text of INJECTIONS) {
    await at("many-search").fill(text);
    await unharmed(page);
  }
  await at("make").click();
  for (const text of INJECTIONS) {
    await at("make-seed").fill(text);
    await unharmed(page);
  }
  step("files");
  await at("watch").click();
  for (const text of INJECTIONS) {
    await drop(page, text, text);
    await eventual.ok(() => at("error").count());
    await unharmed(page);
  }
  // Records with names, and with fields unknown to Clew.
  const record = (text, puzzle) => JSON.stringify({ id: text, [text]: text, title: text, author: text, source: text, puzzle });
  const records = INJECTIONS.flatMap((text) => [record(text, SMALL), record(text, text)]);
  await at("many").click();
  await at("many-close").click();
  await at("many-file").setInputFiles({ name: `${INJECTIONS[0].replaceAll("/", "")}.jsonl`, mimeType: "text/plain", buffer: Buffer.from(records.join("\n")) });
  await eventual.match(() => at("many-counts").textContent(), /^Done/);
  await eventual.ok(async () => (await at("many-table").textContent()).includes("onerror"));
  await unharmed(page);
  // A faulty line, which the page quotes.
  await drop(page, "list.txt", INJECTIONS.join("\n"));
  await unharmed(page);

  step("strings become neither markup nor scripts");
  assert.deepEqual(page.problems, []);
  const refused = await page.evaluate(() => {
    if (!globalThis.trustedTypes) return ["all"];
    const attempts = {
      markup: () => { document.createElement("p").innerHTML = "<b>b</b>"; },
      "a drawing with a script": () => { document.createElement("p").innerHTML = "<svg><script>1</script></svg>"; },
      "a drawing with a handler": () => { document.createElement("p").innerHTML = "<svg onload='1'></svg>"; },
      "a script from elsewhere": () => { document.createElement("script").src = "https://elsewhere.example/a.js"; },
      "a worker from elsewhere": () => new Worker("https://elsewhere.example/a.js"),
      code: () => { setTimeout("1"); },
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} passed`;
      } catch (error) {
        return error instanceof TypeError ? "" : `${name}: ${error}`;
      }
    }).filter((fault) => fault);
  });
  assert.deepEqual(refused, []);
  // The browser reports this about them.
  assert.ok(page.problems.every((problem) => /TrustedHTML|TrustedScript|Trusted Type/i.test(problem)), page.problems.join("\n"));
  page.problems.length = 0;
});

journey("whatever stands in an address stays text", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  const [home] = page.url().split("#");
  for (const [index, text] of INJECTIONS.entries()) {
    const part = encodeURIComponent(text);
    const all = ["step", "chapter", "why", "method", "mode", "sheet", "made", "marks", "walls", "kind"].map((field) => `&${field}=${part}`).join("");
    const fields = [`p=${part}`, `p=2.3,2.2,2.3${all}`, `p=${part}${all}`, `techniques=${part}`, `p=2.3,2.2,2.3&why=${part}&chapter=${part}`, `p=2.3,2.2,2.3&mode=play&marks=${part}&sheet=${part}`, `technique=${part}`, `embed&p=${part}`];
    // Each text in two of the fields, on a newly loaded page and on an open one; over all texts, each field occurs.
    await page.goto(`${home}?text=${part}&title=${part}&url=${part}&r=${index}#${fields[(2 * index + 1) % fields.length]}`);
    await page.waitForSelector("main:not(.cold)");
    await unharmed(page);
    await visit(page, fields[(2 * index) % fields.length]);
    await drawn(page);
    await unharmed(page);
  }
});

journey("names that a player gives, and whatever the browser keeps, stay text", { hash: SLITHERLINK }, async (page, at, step) => {
  await placed(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await told(at, /line/);
  for (const text of INJECTIONS.slice(0, 5)) {
    await at("checkpoint-name").fill(text);
    await at("checkpoint-set").click();
    await unharmed(page);
  }
  await at("play-games").click();
  for (const text of INJECTIONS) {
    await at("games-rename").first().click();
    await at("games-name").fill(text);
    await at("games-name").press("Enter");
    await eventual.equal(() => at("games-name").count(), 0);
    await unharmed(page);
  }
  // Save it as a file, and read the file again.
  const [download] = await Promise.all([page.waitForEvent("download"), at("games-save").click()]);
  const saved = await readFile(await download.path(), "utf8");
  assert.ok(saved.includes(JSON.stringify(INJECTIONS.at(-1)).slice(1, -1)), saved);
  await at("games-delete").first().click();
  await eventual.equal(() => at("game").count(), 0);
  await paste(page, saved);
  await eventual.equal(() => at("game").count(), 1);
  await unharmed(page);

  step("kept");
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    await page.evaluate(
      ([texts, turn]) => {
        const known = ["clew-speed", "clew-numerals", "clew-line-numbers", "clew-palette", "clew-language", "clew-settings"];
        const keys = [...new Set([...known, ...Object.keys(localStorage)])].sort();
        for (const [at, key] of keys.entries()) localStorage.setItem(key, texts[(2 * at + turn) % texts.length]);
      },
      [INJECTIONS, turn],
    );
    await page.reload();
    await page.waitForSelector("main:not(.cold)");
    await unharmed(page);
  }
});

/** Pages of Clew, each with a puzzle if it has one. */
const PAGES = [
  "#p=slither/7/7/gb62c783b7dgb62ag50bha65",
  "#p=4..,...,...",
  "#p=0.0,...,0.0",
  SLITHERLINK,
  "#p=sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61&mode=edit",
  "#p=2.3,2.2,2.3&mode=make",
  "#p=2.3,2.2,2.3&mode=many",
  "#p=2.3,2.2,2.3&mode=play&sheet=games",
  "#techniques=sudoku",
  "#technique=slitherlink-corner-three",
];

/** Presses every button of the pages once, including buttons that another button reveals; returns their names. */
async function pressAll(page) {
  const home = page.url().split("#")[0];
  await page.addInitScript(() => { window.print = () => undefined; });
  const pressed = new Set();
  for (const [number, hash] of PAGES.entries()) {
    await page.goto(`${home}?r=${number}${hash}`);
    await page.waitForSelector("main:not(.cold)");
    await page.waitForTimeout(400);
    for (let turn = 0; turn < 60; turn += 1) {
      const name = await page.evaluate((pressed) => {
        const nameOf = (button) => button.dataset.testid ?? `${button.getAttribute("aria-label") ?? button.textContent}`.trim();
        const buttons = [...document.querySelectorAll("button, summary, [role=menuitem]")];
        const next = buttons.find((button) => !button.disabled && button.tagName !== "A" && button.checkVisibility() && !pressed.includes(nameOf(button)));
        next?.click();
        return next && nameOf(next);
      }, [...pressed]);
      if (name === undefined || name === null) break;
      pressed.add(name);
      await page.waitForTimeout(30);
    }
  }
  assert.ok(pressed.size > 60, `only ${[...pressed].join(", ")}`);
}

journey("with every button pressed once, no request leaves the page", {}, async (page) => {
  const home = page.url().split("#")[0];
  const elsewhere = [];
  page.context().on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(home)) elsewhere.push(request.url());
  });
  page.on("websocket", (socket) => elsewhere.push(socket.url()));
  await pressAll(page);
  assert.deepEqual(elsewhere, []);
});

// There is no clipboard, no service worker, no measure of storage, and no screen lock.
journey("without https every button can be pressed too", { host: HTTP_HOST }, async (page) => {
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await pressAll(page);
});

journeyOfPages("the headers that the docs recommend let everything work", async (open, step) => {
  const docs = await readFile(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  const lines = docs.match(/^(Content-Security-Policy|X-Content-Type-Options|Referrer-Policy): .+$/gm);
  assert.equal(lines.length, 3);
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  const site = await serve(dist, { headers });
  const page = await open({ home: site.url, serviceWorkers: "allow" });
  const at = (id) => page.getByTestId(id);
  assert.match(await solved(page), /Unique solution/);
  step("play");
  await at("mode-play").click();
  await at("play-board").waitFor();
  step("make");
  await at("make").click();
  await at("make-begin").click();
  await at("make-watch").waitFor();
  step("a list");
  await at("many").click();
  await drop(page, "list.txt", `${SMALL}\n22,22\n333,222,333\n`);
  await eventual.match(() => at("many-counts").textContent(), /^Done/);
  step("a picture");
  await at("watch").click();
  await drop(page, "x.png", [...(await readFile(new URL("../../www/card.png", import.meta.url)))]);
  await eventual.equal(() => at("picture-dialog").count(), 1);
  await eventual.doesNotMatch(() => at("picture-dialog").textContent(), /decoded here/);
  await page.keyboard.press("Escape");
  assert.deepEqual(page.problems, []);
  await page.close();
  await site.close();
});
