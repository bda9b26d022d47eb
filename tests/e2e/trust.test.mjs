// Nothing that comes from outside becomes markup or script. That no request leaves the page is part of every journey.

import assert from "node:assert/strict";

import { SMALL, eventual, journey, paste, solved } from "./journey.mjs";
import { SLITHERLINK, placed, told } from "./playing.mjs";

/** Texts that would run, or draw something, if they were taken for markup or an address. */
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

journey("strings become neither markup nor scripts", {}, async (page) => {
  await solved(page);
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
  // That is what the browser has to say of them.
  assert.ok(page.problems.every((problem) => /TrustedHTML|TrustedScript|Trusted Type/i.test(problem)), page.problems.join("\n"));
  page.problems.length = 0;
});

journey("whatever is pasted, typed or searched for stays text", {}, async (page, at) => {
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
});

journey("whatever stands in an address stays text", { hash: SLITHERLINK }, async (page, at) => {
  await placed(page);
  const [home] = page.url().split("#");
  for (const [index, text] of INJECTIONS.entries()) {
    const part = encodeURIComponent(text);
    const fields = [`p=${part}`, `p=2.3,2.2,2.3&why=${part}&chapter=${part}`, `p=2.3,2.2,2.3&mode=play&marks=${part}&sheet=${part}`, `technique=${part}`, `embed&p=${part}`];
    await page.goto(`${home}?text=${part}&r=${index}#${fields[index % fields.length]}`);
    await page.waitForFunction(() => document.querySelector("main:not(.cold)"));
    await unharmed(page);
  }
});

journey("names that a player gives stay text", { hash: SLITHERLINK }, async (page, at) => {
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
});
