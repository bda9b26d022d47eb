// Memory that the pages of a browser hold, as Linux counts it.

import { readFile, readdir } from "node:fs/promises";

/** Numbers of a line of Linux's account of a process or thread; empty if it is gone. */
const numbers = async (file) => (await readFile(file, "utf8").catch(() => "")).replace(/^.*\) . /, "").trim().split(/\s+/).map(Number);

/** The pages' processes of this browser. */
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

/** Bytes of memory that the browser's pages hold, workers and their programs with them: Linux's own count. */
export async function held() {
  const pages = await Promise.all((await renderers()).map(async (id) => (await numbers(`/proc/${id}/statm`))[1] || 0));
  return pages.reduce((sum, pages) => sum + pages * 4096, 0);
}
