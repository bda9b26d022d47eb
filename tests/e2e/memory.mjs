// Memory used by the pages of a browser, as counted by Linux, and the part used by the page's program.

import { readFile, readdir } from "node:fs/promises";

/** Numbers in a line of Linux's statistics about a process or thread; empty if it has ended. */
const numbers = async (file) => (await readFile(file, "utf8").catch(() => "")).replace(/^.*\) . /, "").trim().split(/\s+/).map(Number);

/** The page processes of this browser. */
async function renderers() {
  const parent = new Map();
  const pages = [];
  for (const name of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    parent.set(Number(name), (await numbers(`/proc/${name}/stat`))[0]);
    const command = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (command.includes("--type=renderer")) pages.push(Number(name));
  }
  const isOurs = (id) => id === process.pid || (parent.get(id) > 1 && isOurs(parent.get(id)));
  return pages.filter(isOurs);
}

/** Bytes of memory used by the browser's pages, including workers and their programs, as counted by Linux. */
export async function held() {
  const pages = await Promise.all((await renderers()).map(async (id) => (await numbers(`/proc/${id}/statm`))[1] || 0));
  return pages.reduce((sum, pages) => sum + pages * 4096, 0);
}

/** Prepares the pages of a context for `programs`: they record the memories of the programs they start. */
export const keepMemories = (context) =>
  context.addInitScript(() => {
    globalThis.memories = [];
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const start = WebAssembly[name];
      WebAssembly[name] = async (...from) => {
        const started = await start.apply(WebAssembly, from);
        const { exports } = started.instance ?? started;
        globalThis.memories.push(...Object.values(exports).filter((value) => value instanceof WebAssembly.Memory));
        return started;
      };
    }
  });

/** Bytes of memory of a page's programs, without its workers. Such memory never shrinks. */
export const programs = (page) => page.evaluate(() => globalThis.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
