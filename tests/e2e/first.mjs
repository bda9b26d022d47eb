// A first visit on a slow phone: the time until the opening board appears, is explained, and moves.
//
//   CLEW_DIST=… node first.mjs [times]
//
// The processor is slowed down to a quarter, the network to 8 Mbit/s with a round trip of 40 ms, nothing is cached, and files are
// compressed, as hosts send them. *Board* is the time from the start of the visit until a board is drawn; *explained*, until the chapters
// of its explanation are available; *moves*, until the film shows its first chapter. It prints the median and the maximum of the visits,
// in milliseconds.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { serve } from "./server.mjs";

const [times = 9] = process.argv.slice(2).map(Number);
const MBIT = 1_000_000 / 8;

const site = await serve(process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url)), { packed: true });
const browser = await launch();

/** Records when each element is first visible, checked in every frame. */
function watch() {
  const seen = (globalThis.seen = {});
  const timeline = () => document.querySelector("[data-testid=timeline]");
  const things = {
    board: () => document.querySelector("canvas"),
    explained: () => Number(timeline()?.getAttribute("aria-valuemax")) > 0,
    moves: () => Number(timeline()?.getAttribute("aria-valuenow")) > 0,
  };
  const look = () => {
    for (const [name, is] of Object.entries(things)) if (!(name in seen) && is()) seen[name] = performance.now();
    requestAnimationFrame(look);
  };
  look();
}

const visits = [];
for (let visit = 0; visit < times; visit += 1) {
  const prepare = async (context) => {
    await context.addInitScript(watch);
    const session = await context.newCDPSession(context.pages()[0]);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 40,
      downloadThroughput: 8 * MBIT,
      uploadThroughput: 2 * MBIT,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  };
  const page = await openPage(browser, site.url, { width: 390, height: 844, hasTouch: true, prepare });
  await page.waitForFunction(() => "moves" in globalThis.seen, undefined, { timeout: 60_000 });
  visits.push(await page.evaluate(() => globalThis.seen));
  await page.close();
}
for (const name of ["board", "explained", "moves"]) {
  const sorted = visits.map((visit) => Math.round(visit[name])).sort((a, b) => a - b);
  console.log(`${name}: ${sorted[Math.floor(sorted.length / 2)]} ms, at most ${sorted.at(-1)} ms`);
}
await browser.close();
await site.close();
