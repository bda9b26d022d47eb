// Draws the icons of the installed page from `www/icon.svg`: run `node icons.mjs` after a change of that file.

import { readFile, writeFile } from "node:fs/promises";

import { launch } from "./browser.mjs";

const www = new URL("../../www/", import.meta.url);

/** Name, size in pixels, and fraction of it that the drawing fills: systems crop maskable icons to their own shapes. */
const ICONS = [
  ["icon-180", 180, 0.8],
  ["icon-192", 192, 1],
  ["icon-512", 512, 1],
  ["maskable-512", 512, 0.7],
];

const drawing = await readFile(new URL("icon.svg", www), "utf8");
const [, paper] = drawing.match(/<rect [^>]*fill="(#\w+)"/);
const browser = await launch();
for (const [name, size, part] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const isWhole = part === 1;
  const length = Math.round(size * part);
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${isWhole ? "transparent" : paper}; }
    svg { width: ${length}px; height: ${length}px; }
  </style>${drawing}`);
  await writeFile(new URL(`icons/${name}.png`, www), await page.screenshot({ omitBackground: isWhole }));
  await page.close();
}
await browser.close();
