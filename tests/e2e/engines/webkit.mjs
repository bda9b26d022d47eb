// The walks in WebKit: WebKitGTK's MiniBrowser, in an invisible window.

import { spawn } from "node:child_process";
import { once } from "node:events";

import { walks } from "./walks.mjs";
import { drive } from "./webdriver.mjs";

walks(async () => {
  const screen = await startScreen();
  // Without options the driver starts the MiniBrowser that belongs to it.
  const { page, close } = await drive("WebKitWebDriver", {}, { env: { DISPLAY: screen.name } });
  return {
    page,
    close: async () => {
      await close();
      screen.end();
    },
  };
});

/** Starts a display that exists only in memory, with an unused number. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const end = () => screen.kill();
  process.once("exit", end);
  const ended = once(screen, "exit").then(([code]) => Promise.reject(new Error(`Xvfb ended (${code})`)));
  ended.catch(() => {});
  const [number] = await Promise.race([once(screen.stdout, "data"), ended]);
  return { name: `:${String(number).trim()}`, end };
}
