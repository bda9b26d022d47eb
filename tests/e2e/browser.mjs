// The browser of the journeys: Chromium, and pages which record their errors.

import { chromium } from "playwright-core";

/** Another name of this machine, which a browser does not trust as it does the usual one: pages from there have no secure context, as any
 * that come without https. */
export const HTTP_HOST = "clew.example";

// Fit for a container: run by root, without a graphics card, with little network. The last ones keep the browser from asking for
// anything on its own account.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=MAP ${HTTP_HOST} 127.0.0.1`,
];

/** Starts Chromium: the one at `CLEW_CHROMIUM`, or Debian's, with more flags if any are given. Close it when done. */
export function launch(more = []) {
  return chromium.launch({
    executablePath: process.env.CLEW_CHROMIUM || "/usr/bin/chromium",
    args: [...FLAGS, ...more],
  });
}

/**
 * Opens a page in a context of its own (nothing stored, nothing shared) and goes to `url`.
 *
 * `page.problems` collects console errors, errors thrown, failed requests and requests that leave the site, as sentences: every
 * journey ends by asserting that it is empty. Policy violations (CSP) are console errors, so they are in it too.
 *
 * `page.close()` closes the context as well.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {{ width?: number, height?: number, colorScheme?: "light" | "dark", reducedMotion?: "reduce" | "no-preference",
 *   hasTouch?: boolean, prepare?: (context: import("playwright-core").BrowserContext) => Promise<void>,
 *   waitUntil?: "load" | "domcontentloaded", locale?: string, serviceWorkers?: "allow" | "block" }} [options] `prepare`: done before anything is asked for
 */
export async function openPage(browser, url, options = {}) {
  const { width = 1280, height = 800, colorScheme = "light", reducedMotion = "no-preference", hasTouch = false } = options;
  const { prepare, waitUntil = "load", locale = "en-GB", serviceWorkers = "block" } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    hasTouch,
    locale,
    serviceWorkers,
  });
  const page = await context.newPage();
  page.problems = [];
  const note = (what) => page.problems.push(what);
  const home = new URL(url).origin;

  page.on("console", (message) => {
    if (message.type() === "error") note(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`error thrown: ${error.message}`));
  // On the context, so that what workers ask for counts as well.
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!["data:", "blob:"].includes(protocol) && origin !== home) note(`request to elsewhere: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // Leaving a page cancels what it was still loading; that is not a fault of the page.
    if (why !== "net::ERR_ABORTED") note(`request failed: ${request.url()} (${why})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`);
  });

  const close = page.close.bind(page);
  page.close = async () => {
    await close();
    await context.close();
  };
  await prepare?.(context);
  await page.goto(url, { waitUntil });
  return page;
}
