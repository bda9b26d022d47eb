// Makes `www/card.png`, the preview picture for links to the page, from its drawing: run `node card.mjs` after a change of the drawing.
// `tools/src/site/card.txt` records the hash of the drawing.

import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { launch } from "./browser.mjs";

const top = new URL("../../", import.meta.url);

/** FNV-1a hash, as in tools/src/site/card.rs. */
function fnv(bytes) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

const drawing = execFileSync("cargo", ["run", "--quiet", "-p", "tools", "--bin", "card"], { cwd: fileURLToPath(top) });
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
await page.setContent(`<style>body { margin: 0; } svg { display: block; }</style>${drawing}`);
const picture = await page.screenshot();
await writeFile(new URL("www/card.png", top), picture);
await writeFile(new URL("tools/src/site/card.txt", top), `drawing ${fnv(drawing)}\ncard.png ${fnv(picture)}\n`);
await browser.close();
