// Hosts that answer requests for the first files wrongly, with a status of success.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { serve } from "./server.mjs";

const KEPT = { "cache-control": "public, max-age=31536000, immutable" };
const PAGE = { status: 200, type: "text/html; charset=utf-8", body: "<!doctype html><title>Not found</title>" };

/** Path of a file of the build. */
const find = async (dist, folder, wanted) => {
  const name = (await readdir(join(dist, folder))).find((name) => wanted.test(name));
  assert.ok(name, `${wanted}`);
  return `${folder}${name}`;
};

/** The first half of a file. */
const half = async (dist, path, type) => {
  const whole = await readFile(join(dist, path));
  return { status: 200, type, body: whole.subarray(0, whole.length / 2) };
};

/** A host that answers the first `times` requests for a file wrongly; `left.times` may change. */
export async function faulty(dist, path, answer, times) {
  const left = { times };
  const instead = new (class extends Map {
    get(asked) {
      return asked === path && left.times-- > 0 ? answer : undefined;
    }
  })();
  return { left, site: await serve(dist, { headers: KEPT, instead }) };
}

const WASM = "application/wasm";
/** Wrong answers: name, path of the file, answer. */
export async function wrongs(dist) {
  const [app, wasm, locale, worker] = await Promise.all([find(dist, "", /^app(-\w+)?\.js$/), find(dist, "", /^app_bg.*\.wasm$/), find(dist, "locales/", /^en(-\w+)?\.ftl$/), find(dist, "", /^worker_bg.*\.wasm$/)]);
  return [
    ["half a program", wasm, await half(dist, wasm, WASM)],
    ["a page for the program", wasm, PAGE],
    ["a page for the script", app, PAGE],
    ["half a script", app, await half(dist, app, "text/javascript")],
    ["a page for the sentences", locale, { ...PAGE, type: "text/plain" }],
    ["half of the sentences", locale, await half(dist, locale, "text/plain; charset=utf-8")],
    ["half a program of the workers", worker, await half(dist, worker, WASM)],
  ];
}
