// Makes `docs/pictures/beat.png` and `docs/pictures/hint.png`, two pictures of the built page for the README: run `CLEW_DIST=… node pictures.mjs`.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { length } from "./acts.mjs";
import { eventual, eventually } from "./patience.mjs";
import { serve } from "./server.mjs";

const SIZE = { width: 1200, height: 640 };
const folder = new URL("../../docs/pictures/", import.meta.url);

const site = await serve(process.env.CLEW_DIST);
const browser = await launch();
const open = (hash) => openPage(browser, site.url + hash, SIZE);
const shoot = async (page, name) => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForTimeout(1500);
  await page.screenshot({ path: fileURLToPath(new URL(name, folder)) });
  await page.close();
};

// The first conclusion after the opening.
const film = await open("#p=slither/7/7/gb62c783b7dgb62ag50bha65");
await film.waitForSelector("canvas");
await eventually(() => length(film), (count) => count > 3, "there are chapters");
const sentence = () => film.locator(".caption .sentence").textContent();
for (let stops = 0; stops < 60 && !/2 in the corner/.test(await sentence()); stops += 1) await film.keyboard.press("ArrowRight");
await film.keyboard.press("ArrowRight");
await shoot(film, "beat.png");

// A hint, up to what follows.
const game = await open("#p=aquarium/r/6/6/2sqrliq724s5/3g53g2g123g4&mode=play");
await game.getByTestId("play-board").waitFor();
for (let presses = 0; presses < 8 && (await game.getByTestId("hint").textContent()) !== "Do it"; presses += 1) {
  const before = await game.getByTestId("coach").textContent();
  await game.keyboard.press("h");
  await eventual.notEqual(() => game.getByTestId("coach").textContent(), before);
}
await shoot(game, "hint.png");
await browser.close();
await site.close();
