// A small static file server for the journeys. It serves the built site under a sub-path, like a project page of a code host, in order
// to detect addresses that work only from the root. It records the requests.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, resolve, sep } from "node:path";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm", // streaming compilation insists on it
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Serves a folder on a free local port.
 *
 * @param {string} dir the folder, such as `dist`
 * @param {{ prefix?: string, headers?: Record<string, string>, packed?: boolean, script?: string, instead?: Map<string, { status: number,
 *   type: string, body: string | Buffer }> }} [options] `prefix`: the sub-path, with a slash at both ends; `headers`: sent with every
 *   answer; `packed`: send the copies compressed by Brotli, if the build made them; `script`: run by the page before its own scripts, but
 *   the service worker gets the page as it was built; `instead`: answers that replace files, by path below the prefix, "" for the page;
 *   may change while the server runs
 * @returns {Promise<{ url: string, requests: { path: string, status: number }[], close: () => Promise<void> }>}
 *   `url` is the address of the page; `requests` grows as requests are answered
 */
export async function serve(dir, { prefix = "/clew/", headers = {}, packed = false, script, instead = new Map() } = {}) {
  const root = resolve(dir);
  const requests = [];

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const copy = packed && (await find(root, prefix, `${pathname.replace(/\/$/, "/index.html")}.br`));
    const isPacked = copy && copy.status === 200;
    const plain = instead.get(pathname.slice(prefix.length)) ?? (await find(root, prefix, pathname));
    const built = isPacked ? { ...plain, body: copy.body } : plain;
    const answer = script === undefined ? built : withScript(built, pathname, request.headers.accept);
    const packing = isPacked ? { "content-encoding": "br" } : {};
    requests.push({ path: pathname, status: answer.status });
    // The browser must not cache anything: two journeys in a row may use two different builds.
    response.writeHead(answer.status, { "content-type": answer.type, "cache-control": "no-store", ...packing, ...headers });
    response.end(answer.body);
  });
  await new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", done);
  });

  /** The page that loads the script, the script itself, or the built file. */
  function withScript(built, pathname, accept = "") {
    if (pathname === `${prefix}first.js`) return { status: 200, type: TYPES[".js"], body: script };
    if (pathname !== prefix || !accept.includes("text/html")) return built;
    return { ...built, body: built.body.toString().replace("<head>", '<head><script src="first.js"></script>') };
  }

  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections(); // a browser keeps its connections open
      }),
  };
}

async function find(root, prefix, pathname) {
  const missing = async () => ({ status: 404, type: TYPES[".html"], body: await readFile(resolve(root, "404.html")).catch(() => "not found") });
  if (!pathname.startsWith(prefix)) return missing();
  let name;
  try {
    name = decodeURIComponent(pathname.slice(prefix.length)) || "index.html";
  } catch {
    return missing(); // not valid percent encoding
  }
  const file = resolve(root, name);
  if (!file.startsWith(root + sep)) return missing();
  try {
    return { status: 200, type: TYPES[extname(file)] ?? "application/octet-stream", body: await readFile(file) };
  } catch {
    return missing();
  }
}
