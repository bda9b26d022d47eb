// Writes beside each text and program of the built page a copy compressed by Brotli and one by gzip, for hosts that send such copies:
// `node compress.mjs dist`.

import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
const ENDINGS = new Set([".css", ".ftl", ".html", ".js", ".svg", ".txt", ".wasm", ".webmanifest"]);
const total = { plain: 0, br: 0, gz: 0 };

for (const name of await readdir(folder, { recursive: true })) {
  if (!ENDINGS.has(extname(name))) continue;
  const file = join(folder, name);
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const copies = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
  total.plain += plain.length;
  for (const [ending, copy] of Object.entries(copies)) {
    total[ending] += copy.length;
    await writeFile(`${file}.${ending}`, copy);
  }
}

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`compressed: ${kilobytes(total.plain)}, by gzip ${kilobytes(total.gz)}, by Brotli ${kilobytes(total.br)}`);
