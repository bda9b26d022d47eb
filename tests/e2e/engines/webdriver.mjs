// A page driven by WebDriver, the protocol that WebKit and Firefox share. Names and behaviour match Playwright, which drives Chromium,
// so that both types of page work with the same helpers.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

import { PATIENCE, eventually } from "../patience.mjs";

/** Code points for keys in the protocol. */
const KEYS = { Escape: "\uE00C", Enter: "\uE007", Control: "\uE009", ArrowLeft: "\uE012", ArrowRight: "\uE014" };

/** Errors of a click on an element that does not exist yet, or is not in its final place. */
const EARLY = /^(no such element|stale element reference|element not interactable|element click intercepted)/;

// The test runner ends a file that takes too long with this signal, which would keep Node from ending the started processes.
process.once("SIGTERM", () => process.exit(143));

/**
 * Starts a driver and, through it, a browser.
 *
 * @param {string} program the driver, which takes `--port`
 * @param {object} capabilities the browser, as the protocol describes it
 * @param {{ env?: Record<string, string>, heard?: (line: string) => void }} [options] `heard` gets each line of driver and browser output
 * @returns {Promise<{ page: Page, close: () => Promise<void> }>}
 */
export async function drive(program, capabilities, { env = {}, heard = () => {} } = {}) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const lost = new Promise((_, fail) => {
    driver.once("error", fail);
    driver.once("exit", (code) => fail(new Error(`${program} ended (${code})`)));
  });
  // Only checked while a command is waiting.
  lost.catch(() => {});
  for (const stream of [driver.stdout, driver.stderr]) createInterface(stream).on("line", heard);
  const end = () => driver.kill();
  process.once("exit", end);

  const ask = (method, path, body) => Promise.race([lost, request(`http://127.0.0.1:${port}${path}`, method, body)]);
  const isReady = () => ask("GET", "/status").then(({ ready }) => ready, (error) => {
    if (error.cause?.code === "ECONNREFUSED") return false;
    throw error;
  });
  await eventually(isReady, (is) => is, `${program} is ready`);
  const { sessionId } = await ask("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const command = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  return {
    page: new Page(command),
    close: async () => {
      await command("DELETE", "");
      process.off("exit", end);
      end();
    },
  };
}

async function request(url, method, body) {
  const posted = method === "POST" && { body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } };
  const answer = await fetch(url, { method, ...posted });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** The one tab of a session. */
export class Page {
  #command;

  /** @param {(method: string, path: string, body?: object) => Promise<unknown>} command sends a command of the session */
  constructor(command) {
    this.#command = command;
  }

  /** Goes to an address as if it were typed; returns when the page is loaded. */
  goto(url) {
    return this.#command("POST", "/url", { url });
  }

  goBack() {
    return this.#command("POST", "/back");
  }

  reload() {
    return this.#command("POST", "/refresh");
  }

  /** Value of a function called in the page. It must not be a promise. */
  evaluate(inPage, arg = null) {
    return this.#command("POST", "/execute/sync", { script: `return (${inPage})(arguments[0])`, args: [arg] });
  }

  async waitForFunction(inPage, arg) {
    await eventually(() => this.evaluate(inPage, arg), Boolean, `${inPage}`);
  }

  locator(selector) {
    return new Locator(this, this.#command, selector);
  }

  getByTestId(id) {
    return this.locator(`[data-testid="${id}"]`);
  }

  /** A picture of the window, as a PNG. */
  async screenshot() {
    return Buffer.from(await this.#command("GET", "/screenshot"), "base64");
  }

  /** Sets the size of the window in pixels, including its frame. */
  resize(width, height) {
    return this.#command("POST", "/window/rect", { width, height });
  }

  keyboard = {
    /** Presses a key, or several at once, such as `Control+z`. */
    press: async (names) => {
      const keys = names.split("+").map((name) => KEYS[name] ?? name);
      const down = keys.map((value) => ({ type: "keyDown", value }));
      const up = keys.toReversed().map((value) => ({ type: "keyUp", value }));
      await this.#command("POST", "/actions", { actions: [{ type: "key", id: "keys", actions: [...down, ...up] }] });
    },
  };

  mouse = {
    /** Clicks at a point of the window. */
    click: async (x, y) => {
      const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
      const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await this.#command("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
  };
}

/** The first element that a selector finds. Its methods wait until there is one. */
class Locator {
  #page;
  #command;
  #selector;

  constructor(page, command, selector) {
    this.#page = page;
    this.#command = command;
    this.#selector = selector;
  }

  count() {
    return this.#page.evaluate((selector) => document.querySelectorAll(selector).length, this.#selector);
  }

  /** Waits until it exists; with the state `detached`, until it does not. */
  async waitFor({ state = "attached" } = {}) {
    const isWanted = (count) => (state === "detached" ? count === 0 : count > 0);
    await eventually(() => this.count(), isWanted, `${this.#selector} is ${state}`);
  }

  async evaluate(inPage, arg = null) {
    // A single command, because the page may draw between two.
    const script = `const found = document.querySelector(arguments[0]); return found && [(${inPage})(found, arguments[1])]`;
    const ask = () => this.#command("POST", "/execute/sync", { script, args: [this.#selector, arg] });
    const [value] = await eventually(ask, Boolean, `there is ${this.#selector}`);
    return value;
  }

  textContent() {
    return this.evaluate((element) => element.textContent);
  }

  getAttribute(name) {
    return this.evaluate((element, name) => element.getAttribute(name), name);
  }

  /** Clicks its middle, once it exists, is visible, at rest and not covered. */
  async click() {
    const end = performance.now() + PATIENCE;
    await this.#rest();
    for (;;) {
      try {
        const found = await this.#command("POST", "/element", { using: "css selector", value: this.#selector });
        return await this.#command("POST", `/element/${Object.values(found)[0]}/click`);
      } catch (error) {
        if (!EARLY.test(error.message) || performance.now() > end) throw error;
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Waits until its position is the same twice: parts of the page that load later can push it away from a click. */
  async #rest() {
    let before;
    const place = () => this.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
    const isSame = (now) => now === before || ((before = now), false);
    await eventually(place, isSame, `${this.#selector} is at rest`);
  }
}
