// Playback: buttons, keys, timeline, list of steps, address, phone.

import assert from "node:assert/strict";

import { ARTICLE, SMALL, begin, eventual, eventually, journey, length, options, paste, position, reach, rests, solved } from "./journey.mjs";

const at = (page, wanted) =>
  eventually(() => position(page), (now) => now === wanted, `should be at chapter ${wanted}`);

journey("chapters go forth and back by buttons", {}, async (page, on) => {
  await solved(page);
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
});

journey("the film plays to its end at full speed and stops there", {}, async (page, on) => {
  await solved(page);
  await on("speed").selectOption({ label: "max" });
  await on("play").click();
  await at(page, await length(page));
  await eventually(() => on("play").getAttribute("aria-label"), (label) => label === "Play", "it pauses");
});

journey("everything works from the keyboard", {}, async (page, on) => {
  await solved(page);
  const press = (key) => page.keyboard.press(key);
  await press("ArrowRight");
  await at(page, 1);
  await reach(page, 2);
  await press("ArrowLeft");
  await at(page, 1);
  await press("ArrowDown");
  await eventually(() => position(page), (now) => now > 1, "the next stage");
  await press("Home");
  await at(page, 0);
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
  await press("Space");
  await eventually(() => on("play").getAttribute("aria-label"), (label) => label === "Pause", "it plays");
  await press("Space");
  await eventually(() => on("play").getAttribute("aria-label"), (label) => label === "Play", "it pauses");
  // In the box, keys are text.
  const before = await position(page);
  await on("paste").focus();
  await press("ArrowRight");
  await eventual.equal(() => position(page), before);
});

journey("the timeline can be dragged and tells its steps", {}, async (page, on) => {
  await solved(page);
  const box = await on("timeline").boundingBox();
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 5 });
  await eventually(() => position(page), (now) => now > 1, "the playhead follows");
  await eventual.match(() => page.locator(".tip").textContent(), /\d+ \S+/);
  await page.mouse.move(box.x + box.width + 40, box.y + box.height / 2);
  await at(page, await length(page));
  await page.mouse.up();
});

journey("a line of the list leads to its step", {}, async (page, on) => {
  await solved(page);
  await begin(page);
  await on("list").locator("li.chapter button").nth(4).click();
  await at(page, 5);
  await eventual.equal(() => on("list").locator("[aria-current]").count(), 1);
});

journey("places in the sentence are chips that can be focused", {}, async (page, on) => {
  await solved(page);
  const chip = on("caption").locator(".chip").first();
  for (let steps = 0; steps < 40 && !(await chip.isVisible()); steps += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await eventual.match(() => chip.textContent(), /R\d+C\d+/);
  await chip.focus();
});

journey("the article's method tries 2,048 cases", {}, async (page, on) => {
  await paste(page, ARTICLE.join("\n"));
  await eventually(() => on("recognised").textContent(), (words) => /rows of clues/.test(words), "recognised");
  await options(page);
  await on("method").selectOption("article");
  await eventually(() => on("verdict").textContent(), (words) => /2,048 cases/.test(words), "verdict");
  assert.match(page.url(), /method=article/);
  const box = await on("timeline").boundingBox();
  await page.mouse.click(box.x + box.width * 0.97, box.y + box.height / 2);
  await eventual.match(() => page.locator(".counter").textContent(), /of 2,048/);
});

journey("a method stays with the kinds that have it", {}, async (page, on) => {
  await paste(page, ARTICLE.join("\n"));
  await eventually(() => on("recognised").textContent(), (words) => /rows of clues/.test(words), "recognised");
  const level = async () => (await solved(page)).match(/level (\d+)/)?.[1];
  const human = await eventually(level, (found) => found !== undefined, "a level");
  await options(page);
  await on("method").selectOption("article");
  await eventually(() => on("verdict").textContent(), (words) => /2,048 cases/.test(words), "the method's way");
  await eventually(level, (found) => found === human, "the level is the puzzle's, not the method's");
  await page.locator(".kinds a", { hasText: "Sudoku" }).click();
  await eventually(() => on("recognised").textContent(), (words) => /Sudoku/.test(words), "recognised");
  await eventual.match(() => solved(page), /[1-9]\d* steps/);
  await eventual.equal(() => on("method").count(), 0, "there is no such choice");
  assert.doesNotMatch(page.url(), /method=/);
});

journey("the end of the film belongs to no stage, and is the last chapter of those counted", {}, async (page, on) => {
  const verdict = await solved(page);
  await page.keyboard.press("End");
  await eventually(() => on("caption").count(), (count) => count === 1, "a caption");
  await eventual.equal(() => on("caption").locator(".tag.stage").count(), 0);
  const [, chapters] = verdict.match(/ (\d+) chapters/);
  await eventual.equal(() => on("caption").locator(".number").textContent(), chapters);
});

journey("a zoomed board follows the step", { hash: "#p=slither/20/20/g26bg2dg2bg2cg2c2cc0ajccgcha82216bh7cg3226cc171112101bh12311127ahb2caah05ah221ai2cai21bhbjbgb73b731b1028dg2523c0abhcg01123bga111056ah23615baj67cgb2dg283ci6cc8ci805ch211bgdgbh232cg521b2b5d71ag052ci1ch5826232371bd16" }, async (page, on) => {
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
  await eventual.notEqual(() => left(), zoomed, "the board moved");
});

journey("no sentence of a large sudoku is cut", {}, async (page, on) => {
  await on("samples").click();
  await page.locator(".sheet button", { hasText: "Large: 16×16" }).click();
  await eventually(() => on("recognised").textContent(), (words) => /16×16/.test(words), "recognised");
  await solved(page);
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("ArrowRight");
    const room = await page.locator(".caption .sentence").evaluate((box) => [box.scrollHeight, box.clientHeight, box.textContent]);
    assert.ok(room[0] <= room[1] + 1, room.join());
  }
});

/** Made here; after the first hundred of its cases only every hundredth is reported. */
const MANY_CASES =
  "aquarium/r/15/15/p68iq0i41dl8bojjct6ldpkvld6ibnj9tdar2ta2dk8tovr00jjves1icd16vqvec8pjgfairlcea71jgruo/5535575556676894755b6817363759";

journey("cases that are not told are counted", {}, async (page, on) => {
  await paste(page, MANY_CASES);
  await eventually(() => on("recognised").textContent(), (words) => /15×15/.test(words), "recognised");
  const verdict = await solved(page);
  const [, cases] = verdict.match(/ ([\d,]+) cases/);
  await page.keyboard.press("End");
  await eventually(
    () => page.locator(".caption .sentence").textContent(),
    (words) => words.startsWith(`All ${cases} cases are done`),
    `the last sentence tells of ${cases} cases`,
  );
  const number = (words) => Number(words.replaceAll(",", ""));
  await eventual.ok(async () => number(cases) > 2 * (await length(page)), verdict);
  const counts = await page.locator(".stages .count").allTextContents();
  assert.ok(number(counts[2]) >= number(cases), counts.join());
  const names = await page.locator(".list .name").allTextContents();
  const failed = names.map((name) => number(name.match(/^([\d,]+) cases?$/)?.[1] ?? "0"));
  assert.equal(failed.reduce((sum, count) => sum + count) + 1, number(cases), names.join());
});

journey("an address opens at its step, and survives a reload", { hash: "#p=2.3,2.2,2.3&step=3" }, async (page, on) => {
  await solved(page);
  const shown = () => on("step-number").textContent();
  const first = await shown();
  assert.match(page.url(), /&step=3$/);
  await page.keyboard.press("Shift+ArrowRight");
  await eventually(shown, (now) => now !== first, "the next step");
  await eventually(() => page.url(), (url) => /&step=\d+$/.test(url) && !url.endsWith("&step=3"), "the address follows");
  const next = await shown();
  await page.reload();
  await page.waitForSelector("canvas");
  await solved(page);
  await eventual.equal(() => shown(), next);
});

journey("an address opens at its chapter, and survives a reload", { hash: "#p=2.3,2.2,2.3&chapter=1" }, async (page, on) => {
  await solved(page);
  await at(page, 1);
  await eventual.equal(() => on("step-number").count(), 0, "the chapter is shown as a whole");
  await reach(page, 2);
  await eventually(() => page.url(), (url) => /&beat=\d+$/.test(url), "the address follows");
  await page.reload();
  await page.waitForSelector("canvas");
  await solved(page);
  await at(page, 2);
});

journey("a chapter opens into its steps, and each can be asked why", {}, async (page, on) => {
  await paste(page, ARTICLE.join("\n"));
  await eventually(() => on("recognised").textContent(), (words) => /rows of clues/.test(words), "recognised");
  await solved(page);
  await page.keyboard.press("End");
  const chapter = await position(page);
  const steps = on("list").locator("li.within button");
  await eventually(() => steps.count(), (count) => count > 1, "the steps are in the list");
  await steps.first().click();
  await at(page, chapter);
  await eventually(() => steps.first().getAttribute("aria-current"), (current) => current === "step", "its line is marked");
  // A step is named by its result, and its technique stands beside it.
  await eventual.match(() => steps.first().locator(".name").textContent(), /^R\d+C\d+/);
  const whole = await length(page);
  await on("ask-why").click();
  await eventually(() => on("why").textContent(), (words) => /It takes \d+ of \d+ steps/.test(words), "the chain has a length");
  await eventual.equal(() => position(page), 0);
  await eventual.ok(async () => (await length(page)) <= whole);
  await page.keyboard.press("End");
  await eventually(() => position(page), (now) => now > 0, "the chain can be played");
  // The chain has an address of its own, which opens it again.
  await eventual.match(() => page.evaluate(() => location.hash), /&why=R\d+C\d+/);
  const chain = await length(page);
  await page.reload();
  await eventually(() => on("why").textContent(), (words) => /It takes \d+ of \d+ steps/.test(words), "the chain is there again");
  await eventually(() => length(page), (now) => now === chain, "and as long");
  await on("why-back").click();
  await eventually(() => length(page), (now) => now === whole, "all steps are back");
});

journey("a click on something known leads to the step that found it", {}, async (page, on) => {
  await solved(page);
  await page.keyboard.press("End");
  const box = await on("board").boundingBox();
  const last = await position(page);
  // The middle of the board is a vertex, half a cell from the middle of a cell.
  const half = Math.floor(Math.min(box.width, box.height) / 11) / 2;
  await page.mouse.click(box.x + box.width / 2 + half, box.y + box.height / 2 + half);
  await on("step-number").waitFor();
  await eventual.ok(async () => (await position(page)) <= last);
  await eventual.equal(() => on("ask-why").count(), 1);
});

journey("the back button brings the last puzzle back", {}, async (page, on) => {
  await solved(page);
  await paste(page, SMALL);
  await eventually(() => on("recognised").textContent(), (words) => /3×3/.test(words), "recognised");
  await page.goBack();
  await eventually(() => on("recognised").textContent(), (words) => /10×10/.test(words), "recognised");
  await page.goForward();
  await eventually(() => on("recognised").textContent(), (words) => /3×3/.test(words), "recognised");
});

journey("light and dark can be chosen, and the choice lasts", {}, async (page, on) => {
  await on("palette").click();
  const palette = () => page.evaluate(() => document.documentElement.dataset.palette);
  await eventual.equal(() => palette(), "dark");
  await page.reload();
  await page.waitForSelector("canvas");
  await eventual.equal(() => palette(), "dark");
});

journey("on a phone everything is in reach and nothing sticks out", { width: 390, height: 844, hasTouch: true }, async (page, on) => {
  await solved(page);
  await eventual.equal(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
  const show = await on("show-me").boundingBox();
  assert.ok(show.y > 600 && show.y + show.height <= 844, "the choice is in thumb reach");
  await on("show-me").tap();
  const play = await on("play").boundingBox();
  assert.ok(play.y > 600 && play.y + play.height <= 844, "the play button is in thumb reach");
  assert.ok(play.width >= 40 && play.height >= 40);
  await on("play").tap();
  await on("step-forward").tap();
  await at(page, 1);
});

for (const [width, height] of [
  [844, 390],
  [640, 400],
]) {
  journey(`at ${width}×${height} board and sentence are both in sight while stepping`, { width, height }, async (page, on) => {
    await solved(page);
    await begin(page);
    for (const part of [on("board"), page.locator(".caption .sentence"), on("step-forward")]) {
      const { x, y, width: w, height: h } = await part.boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + w <= width && y + h <= height, JSON.stringify([x, y, w, h]));
    }
    await eventual.equal(() => page.evaluate(() => document.documentElement.scrollWidth), width);
  });
}

journey("a held key is not read aloud step by step", {}, async (page, on) => {
  await solved(page);
  await page.evaluate(() => {
    window.said = () => document.querySelector("[data-testid=said]")?.textContent ?? "";
    window.heard = new Set();
    setInterval(() => window.heard.add(window.said()), 5);
  });
  for (let times = 0; times < 8; times += 1) await page.keyboard.press("ArrowRight");
  await eventually(() => page.evaluate(() => window.said()), (said) => /^\D*[2-8]\./.test(said), "the last one is said");
  const heard = await page.evaluate(() => [...window.heard].filter((said) => said !== ""));
  assert.ok(heard.length <= 2, heard.join("\n"));
});

journey("the keys for the list have one stop, and arrows", {}, async (page, on) => {
  await solved(page);
  await begin(page);
  const stop = on("list").locator("button[tabindex='0']");
  await eventual.equal(() => stop.count(), 1);
  await stop.focus();
  const first = await stop.textContent();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const focused = await page.evaluate(() => document.activeElement.textContent);
  assert.notEqual(focused, first);
  await page.keyboard.press("Enter");
  await eventually(() => page.url(), (url) => /&(step|beat)=\d+$/.test(url), "the line is opened");
  await eventual.equal(() => on("list").locator("[aria-current]").textContent(), focused);
});

journey("with reduced motion steps are there at once", { reducedMotion: "reduce" }, async (page) => {
  await solved(page);
  await page.keyboard.press("ArrowRight");
  await at(page, 1);
});

journey("solving stops at once when asked, and goes on", {}, async (page, on) => {
  await solved(page);
  const wide = Array.from({ length: 100 }, (_, row) =>
    Array.from({ length: 100 }, (_, col) => ((7 * row + 3 * col) % 5 === 0 ? "2" : ".")).join(""),
  );
  await paste(page, wide.join(","));
  const verdict = () => on("verdict").textContent();
  await eventually(verdict, (words) => /^Solving.* s$/.test(words), "it takes more than a second");
  await on("stop").click();
  await eventually(verdict, (words) => /^Stopped/.test(words), "it stops");
  // Events under way when Stop was pressed may still arrive; then nothing more does.
  let stopped = "";
  const rests = async () => {
    const before = stopped;
    stopped = await verdict();
    await page.waitForTimeout(300);
    return before === stopped;
  };
  await eventually(rests, (is) => is, "it rests");
  await on("stop").click();
  await eventually(verdict, (words) => /^Solving/.test(words) && words.slice(7) !== stopped.slice(7), "it goes on");
});

journey("no menu sticks out of the window", { width: 390, height: 844, hasTouch: true }, async (page, on) => {
  await solved(page);
  await on("show-me").tap();
  await on("share").scrollIntoViewIfNeeded();
  await on("share").tap();
  const { x, y, width, height } = await page.locator(".sheet").boundingBox();
  assert.ok(x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844, JSON.stringify([x, y, width, height]));
});

journey("link, text and pictures can be taken along", {}, async (page, on) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await solved(page);
  const choose = async (name) => {
    await on("share").click();
    await page.locator(".sheet").getByRole("button", { name }).click();
  };
  await choose(/this step/);
  await eventually(
    () => page.evaluate(() => navigator.clipboard.readText()),
    (text) => text.includes("#p="),
    "the link is copied",
  );
  await eventual.equal(() => on("copied").textContent(), "Copied");
  for (const [name, file] of [
    [/SVG/, "clew.svg"],
    [/PNG/, "clew.png"],
  ]) {
    const download = page.waitForEvent("download");
    await choose(name);
    await eventual.equal(async () => (await download).suggestedFilename(), file);
  }
});

for (const [why, refuse] of [
  ["the browser refuses it", () => { navigator.clipboard.writeText = () => Promise.reject(new Error("no")); }],
  ["there is no clipboard, as without https", () => {
    Object.defineProperty(globalThis, "isSecureContext", { get: () => false });
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
  }],
]) {
  journey(`a link is copied by hand where ${why}`, { prepare: (context) => context.addInitScript(refuse) }, async (page, on) => {
    await solved(page);
    await on("share").click();
    await page.getByRole("button", { name: /this step/ }).click();
    const field = on("copied").locator("textarea");
    await eventual.equal(() => field.inputValue(), page.url());
    await eventual.equal(() => field.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), page.url());
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
  });
}
