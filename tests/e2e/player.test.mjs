// Playback: buttons, keys, timeline, list of steps, address, phone.

import assert from "node:assert/strict";

import { ARTICLE, LONG, begin, drawn, eventual, eventually, fits, graded, inSight, journey, length, options, paste, position, reach, rests, shows, solved } from "./journey.mjs";

const at = (page, wanted) =>
  eventually(() => position(page), (now) => now === wanted, `should be at chapter ${wanted}`);
const label = (on) => () => on("play").getAttribute("aria-label");

const TWENTY = "#p=slither/20/20/g26bg2dg2bg2cg2c2cc0ajccgcha82216bh7cg3226cc171112101bh12311127ahb2caah05ah221ai2cai21bhbjbgb73b731b1028dg2523c0abhcg01123bga111056ah23615baj67cgb2dg283ci6cc8ci805ch211bgdgbh232cg521b2b5d71ag052ci1ch5826232371bd16";

journey("a film is gone through by buttons, keys, timeline, list and board", {}, async (page, on, step) => {
  const verdict = await solved(page);
  const press = (key) => page.keyboard.press(key);
  step("buttons");
  await on("step-forward").click();
  await at(page, 1);
  for (let stops = 0; stops < 40 && (await position(page)) < 2; stops += 1) await on("step-forward").click();
  await at(page, 2);
  await on("step-back").click();
  await at(page, 1);
  await on("end").click();
  await at(page, await length(page));
  await on("start").click();
  await at(page, 0);

  step("at full speed to the end");
  await on("speed").selectOption({ label: "max" });
  await on("play").click();
  await at(page, await length(page));
  await eventual.equal(label(on), "Play", "it pauses");

  step("the end belongs to no stage, and is the last chapter of those counted");
  await eventual.equal(() => on("caption").count(), 1);
  await eventual.equal(() => on("caption").locator(".tag.stage").count(), 0);
  await eventual.equal(() => on("caption").locator(".number").textContent(), verdict.match(/ (\d+) chapters/)[1]);

  step("keys");
  await page.evaluate(() => document.activeElement.blur());
  await press("Home");
  await at(page, 0);
  await press("ArrowRight");
  await at(page, 1);
  await reach(page, 2);
  await press("ArrowLeft");
  await at(page, 1);
  await press("ArrowDown");
  await eventually(() => position(page), (now) => now > 1, "the next stage");
  await press("End");
  await at(page, await length(page));
  await press("Home");
  await press("ArrowRight");
  await press("i");
  await on("technique").waitFor();
  await press("Escape");
  await on("technique").waitFor({ state: "detached" });
  await press("?");
  await on("help-dialog").waitFor();
  await press("Escape");
  await on("help-dialog").waitFor({ state: "detached" });
  await on("speed").selectOption({ label: "1×" });
  await page.evaluate(() => document.activeElement.blur());
  await press("Home");
  await press("Space");
  await eventual.equal(label(on), "Pause");
  await press("Space");
  await eventual.equal(label(on), "Play");

  step("in the box, keys are text");
  const before = await position(page);
  await on("paste").focus();
  await press("ArrowRight");
  await drawn(page);
  assert.equal(await position(page), before);
  await page.evaluate(() => document.activeElement.blur());

  step("a held key is not read aloud step by step");
  await press("Home");
  await page.evaluate(() => {
    window.said = () => document.querySelector("[data-testid=said]")?.textContent ?? "";
    window.heard = new Set();
    window.hearing = setInterval(() => window.heard.add(window.said()), 5);
  });
  for (let times = 0; times < 8; times += 1) await press("ArrowRight");
  await eventually(() => page.evaluate(() => window.said()), (said) => /^\D*[2-8]\./.test(said), "the last one is said");
  const heard = await page.evaluate(() => (clearInterval(window.hearing), [...window.heard].filter((said) => said !== "")));
  assert.ok(heard.length <= 3, heard.join("\n"));

  step("the timeline is dragged and tells its steps");
  const line = await on("timeline").boundingBox();
  const middle = line.y + line.height / 2;
  await page.mouse.move(line.x + 20, middle);
  await page.mouse.down();
  await page.mouse.move(line.x + line.width * 0.5, middle, { steps: 5 });
  await eventually(() => position(page), (now) => now > 1, "the playhead follows");
  await eventual.match(() => page.locator(".tip").textContent(), /\d+ \S+/);
  await page.mouse.move(line.x + line.width + 40, middle);
  await at(page, await length(page));
  await page.mouse.up();

  step("a click on something known leads to the step that found it");
  const box = await on("board").boundingBox();
  // The middle of the board is a vertex, half a cell from the middle of a cell.
  const half = Math.floor(Math.min(box.width, box.height) / 11) / 2;
  await page.mouse.click(box.x + box.width / 2 + half, box.y + box.height / 2 + half);
  await on("step-number").waitFor();
  await eventual.equal(() => on("ask-why").count(), 1);

  step("a line of the list leads to its step; the list has one stop, and arrows");
  await press("Home");
  await press("ArrowRight");
  await at(page, 1);
  await on("list").locator("li.chapter button").nth(4).click();
  await at(page, 5);
  await eventual.equal(() => on("list").locator("[aria-current]").count(), 1);
  const stop = on("list").locator("button[tabindex='0']");
  await eventual.equal(() => stop.count(), 1);
  await stop.focus();
  const first = await stop.textContent();
  await press("ArrowDown");
  await press("ArrowDown");
  const focused = await page.evaluate(() => document.activeElement.textContent);
  assert.notEqual(focused, first);
  await press("Enter");
  await eventually(() => page.url(), (url) => /&(single|stop)=\d+$/.test(url), "the line is opened");
  await eventual.equal(() => on("list").locator("[aria-current]").textContent(), focused);

  step("places in the sentence are chips that can be focused");
  const chip = on("caption").locator(".chip").first();
  for (let steps = 0; steps < 40 && !(await chip.isVisible()); steps += 1) await press("ArrowRight");
  await eventual.match(() => chip.textContent(), /R\d+C\d+/);
  await chip.focus();
});

journey("step, chain, method and palette are there again after a reload", { hash: "#p=2.3,2.2,2.3&step=3" }, async (page, on, step) => {
  const again = async () => {
    await page.reload();
    await page.waitForSelector("canvas");
    await solved(page);
  };
  const palette = () => page.evaluate(() => document.documentElement.dataset.palette);
  step("the step of an address, and dark");
  await solved(page);
  const shown = () => on("step-number").textContent();
  const first = await shown();
  assert.match(page.url(), /&step=3$/);
  await page.keyboard.press("Shift+ArrowRight");
  await eventually(shown, (now) => now !== first, "the next step");
  await eventually(() => page.url(), (url) => /&step=\d+$/.test(url) && !url.endsWith("&step=3"), "the address follows");
  const next = await shown();
  await on("palette").click();
  await eventual.equal(palette, "dark");
  await again();
  await eventual.equal(shown, next);
  await eventual.equal(palette, "dark");

  step("a chapter opens into its steps, and each can be asked why");
  await paste(page, ARTICLE.join("\n"));
  await shows(on, "recognised", /rows of clues/);
  await solved(page);
  await page.keyboard.press("End");
  const steps = on("list").locator("li.within button");
  await eventually(() => steps.count(), (count) => count > 1, "the steps are in the list");
  await steps.first().click();
  await eventual.equal(() => steps.first().getAttribute("aria-current"), "step");
  const whole = await length(page);
  await on("ask-why").click();
  await shows(on, "why", /It takes \d+ of \d+ steps/);
  await eventually(() => position(page), (chapter) => chapter > 0, "the answer plays by itself");
  await eventual.match(() => page.evaluate(() => location.hash), /&why=R\d+C\d+/);
  const chain = await length(page);
  assert.ok(chain <= whole);
  await page.reload();
  await shows(on, "why", /It takes \d+ of \d+ steps/);
  await eventual.equal(() => length(page), chain);
  await on("why-back").click();
  await eventual.equal(() => length(page), whole);

  step("the article's method");
  await options(page);
  await on("method").selectOption("article");
  await shows(on, "verdict", /2,048 cases/);
  assert.match(page.url(), /method=article/);
  await page.keyboard.press("End");
  const counter = page.locator(".counter");
  for (let stops = 0; (await counter.count()) === 0 && stops < 9; stops += 1) {
    await page.keyboard.press("ArrowLeft");
    await drawn(page);
  }
  await eventual.match(() => counter.textContent(), /of 2,048/);

  step("one solution is assumed");
  await page.locator(".kinds").getByRole("link", { name: "Sudoku" }).click();
  await shows(on, "recognised", /Sudoku/);
  await solved(page);
  const assumed = page.getByRole("checkbox", { name: "Assume one solution" });
  await options(page);
  await assumed.check();
  await eventually(() => page.url(), (url) => /method=human-unique/.test(url), "the address says so");
  await again();
  await options(page);
  await eventual.ok(() => assumed.isChecked());
});

journey("a zoomed board follows the step; board and sentence are in sight in small windows", { hash: TWENTY }, async (page, on, step) => {
  await solved(page);
  await begin(page);
  const box = await on("board").boundingBox();
  await page.mouse.move(box.x + 60, box.y + 60);
  const left = () => on("board").evaluate((board) => board.style.getPropertyValue("--board-left"));
  const whole = await left();
  for (let turns = 0; turns < 6; turns += 1) await page.mouse.wheel(0, -240);
  await eventually(left, (now) => now !== whole, "it is zoomed");
  const zoomed = await rests(left, "the zoom rests");
  for (let steps = 0; steps < 30 && (await left()) === zoomed; steps += 1) await page.keyboard.press("ArrowRight");
  await eventual.notEqual(left, zoomed, "the board moved");

  step("no sentence of a large sudoku is cut");
  await on("samples").click();
  await page.locator(".sheet button", { hasText: "Large: 16×16" }).click();
  await shows(on, "recognised", /16×16/);
  await solved(page);
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("ArrowRight");
    const room = await page.locator(".caption .sentence").evaluate((box) => [box.scrollHeight, box.clientHeight, box.textContent]);
    assert.ok(room[0] <= room[1] + 1, room.join());
  }
  await paste(page, ARTICLE.join("\n"));
  await shows(on, "recognised", /rows of clues/);
  await solved(page);
  await begin(page);
  for (const [width, height] of [[844, 390], [640, 400]]) {
    step(`${width}×${height}`);
    await page.setViewportSize({ width, height });
    await fits(page);
    await drawn(page);
    for (const part of [on("board"), page.locator(".caption .sentence"), on("step-forward")]) await inSight(part);
  }
});

journey("on a phone everything is in reach, and nothing sticks out or is cut", { width: 390, height: 844, hasTouch: true }, async (page, on, step) => {
  await solved(page);
  await fits(page);
  await inSight(on("show-me"), { top: 600 });
  await on("show-me").tap();
  await inSight(on("play"), { least: 40, top: 600 });
  await on("play").tap();
  await on("step-forward").tap();
  await at(page, 1);
  step("a menu");
  await on("share-copy").scrollIntoViewIfNeeded();
  await on("share-copy").tap();
  await inSight(page.locator(".sheet"));
  await page.keyboard.press("Escape");
  step("the stages below the player's row");
  await paste(page, ARTICLE.join("\n"));
  await shows(on, "recognised", /rows of clues/);
  await options(page);
  await on("method").selectOption("article");
  await shows(on, "verdict", /2,048 cases/);
  await page.keyboard.press("End");
  await eventually(() => position(page), (now) => now > 0, "at the end");
  await on("player-more").click();
  for (const box of await page.locator(".stages button").evaluateAll((all) =>
    all.map((one) => ({ ...one.getBoundingClientRect().toJSON(), isCut: one.scrollWidth > one.clientWidth })),
  )) {
    assert.ok(box.left >= 8 && box.right <= 382 && box.height >= 40 && !box.isCut, JSON.stringify(box));
  }
  await eventual.match(() => page.locator(".stages").textContent(), /3 Enumeration2,048/);
});

journey("solving says how far it is, stops at once when asked, and goes on", {}, async (page, on, step) => {
  await solved(page);
  await paste(page, LONG);
  const progress = page.locator(".progress");
  await progress.waitFor();
  await eventual.match(() => progress.textContent(), /Looking|tried/);
  await shows(on, "verdict", /^Solving.* s$/);
  const took = await page.evaluate(
    () =>
      new Promise((done) => {
        const begun = performance.now();
        new MutationObserver((_, observer) => {
          if (!/^Stopped/.test(document.querySelector("[data-testid=verdict]").textContent)) return;
          observer.disconnect();
          done(performance.now() - begun);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        document.querySelector("[data-testid=stop]").click();
      }),
  );
  assert.ok(took < 1000, `it stops at once, not after ${took} ms`);
  await eventual.equal(() => progress.count(), 0);
  step("goes on");
  // Events on their way when Stop was pressed may still arrive; after that, none does.
  const verdict = () => on("verdict").textContent();
  const stopped = await rests(verdict, "it rests");
  await on("stop").click();
  await eventually(verdict, (words) => /^Solving/.test(words) && words.slice(7) !== stopped.slice(7), "it goes on");
});

journey("link and pictures are taken along, and a link by hand where the browser copies nothing", {}, async (page, on, step) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await solved(page);
  await graded(on);
  const choose = async (name) => {
    await on("share-picture").click();
    await page.locator(".sheet").getByRole("button", { name }).click();
  };
  await on("share").click();
  await eventual.match(() => page.evaluate(() => navigator.clipboard.readText()), /#p=/);
  await eventual.equal(() => on("copied").textContent(), "Copied");
  for (const [name, file] of [[/SVG/, "svg"], [/PNG/, "png"]]) {
    step(file);
    const download = page.waitForEvent("download");
    await choose(name);
    assert.match((await download).suggestedFilename(), new RegExp(`^slitherlink-10x10-[a-z0-9]+\\.${file}$`));
  }
  for (const [why, refuse] of [
    ["the browser refuses it", () => { navigator.clipboard.writeText = () => Promise.reject(new Error("no")); }],
    ["there is no clipboard, as without https", () => {
      Object.defineProperty(globalThis, "isSecureContext", { get: () => false });
      Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
    }],
  ]) {
    step(why);
    await page.evaluate(refuse);
    await on("share").click();
    const field = on("copied").locator("textarea");
    await eventual.equal(() => field.inputValue(), page.url());
    await eventual.equal(() => field.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), page.url());
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
  }
});
