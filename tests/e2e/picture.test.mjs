// Puzzles read from pictures: pasted, dropped and chosen, clear and doubtful, and files without a puzzle.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";

import { begin, drawn, eventual, eventually, journey, journeyOfPages, paste, shows, solved } from "./journey.mjs";

const SLITHERLINK = "slither/7/7/gb62c783b7dgb62ag50bha65";
const SUDOKU = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const AQUARIUM = "aquarium/r/6/6/a8d9dk1i8rgh/540123424311";

/** A picture of the board of a puzzle of this kind, as the page draws it. */
async function photographed(page, puzzle, kind) {
  await paste(page, puzzle);
  // What the board before said has gone once the page names this one; then the verdict, in either language, is about this one.
  await eventual.match(() => page.getByTestId("recognised").textContent(), kind);
  await eventual.match(() => page.getByTestId("verdict").textContent(), /solution|解/i);
  await drawn(page);
  return page.locator(".board canvas").first().screenshot();
}

/** Inserts a file, or several of the same content: by `how`, "paste" or "drop". */
const put = (page, how, bytes, type = "image/png", names = ["picture"]) =>
  page.evaluate(
    ([how, bytes, type, names]) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      // As those of a browser, these can be cancelled: an early one that is not is given to the program again.
      const options = { bubbles: true, cancelable: true };
      const event = how === "paste" ? new ClipboardEvent("paste", { clipboardData: data, ...options }) : new DragEvent("drop", { dataTransfer: data, ...options });
      document.body.dispatchEvent(event);
    },
    [how, [...bytes], type, names],
  );

/** Saves a picture of the page, if pictures are requested. */
async function shot(page, name) {
  if (process.env.CLEW_PICTURES) await writeFile(`${process.env.CLEW_PICTURES}/picture-${name}.png`, await page.screenshot());
}

/** Covers a whole picture, or the middle of the first cell of a 9×9 board in it, with grey. */
const blotted = (page, bytes, where) =>
  page
    .evaluate(
      async ([bytes, where]) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const { width, height } = bitmap;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d");
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        // The frame of the board is the first and the last line that differs from the paper along half of the picture's shorter side.
        const isInk = (x, y) => Math.abs(data[4 * (y * width + x)] - data[0]) > 60;
        const numbers = (count) => [...Array(count).keys()];
        const isLine = (count, isInkAt) => numbers(count).filter(isInkAt).length > Math.min(width, height) / 2;
        const lines = (count, isLineAt) => numbers(count).filter(isLineAt);
        const columns = lines(width, (x) => isLine(height, (y) => isInk(x, y)));
        const rows = lines(height, (y) => isLine(width, (x) => isInk(x, y)));
        const [left, top] = [columns[0], rows[0]];
        const cell = (columns.at(-1) - left) / 9;
        context.fillStyle = data[0] < 128 ? "#ccc" : "#555";
        if (where === "first cell") context.fillRect(left + 0.2 * cell, top + 0.15 * cell, 0.6 * cell, 0.7 * cell);
        else context.fillRect(0, 0, width, height);
        const blob = await canvas.convertToBlob({ type: "image/png" });
        return [...new Uint8Array(await blob.arrayBuffer())];
      },
      [[...bytes], where],
    )
    .then((bytes) => Buffer.from(bytes));

/**
 * A picture of square boards with thick lines every three cells. Each has the place of its corner, the side of a cell, the number of cells a
 * side, and texts: column and row of their middles and height, in cells.
 */
const boards = (page, width, height, list) =>
  page
    .evaluate(
      async ([width, height, list]) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d");
        context.fillStyle = "white";
        context.fillRect(0, 0, width, height);
        context.fillStyle = "black";
        context.textAlign = "center";
        context.textBaseline = "middle";
        for (const { left, top, cell, side, texts } of list) {
          for (let at = 0; at <= side; at += 1) {
            const thick = at % 3 === 0 ? 3 : 1;
            const length = side * cell + 3;
            context.fillRect(left + at * cell - (thick - 1) / 2, top - 1, thick, length);
            context.fillRect(left - 1, top + at * cell - (thick - 1) / 2, length, thick);
          }
          for (const [col, row, size, text] of texts) {
            context.font = `${Math.round(size * cell)}px sans-serif`;
            context.fillText(text, left + col * cell, top + row * cell);
          }
        }
        const blob = await canvas.convertToBlob({ type: "image/png" });
        return [...new Uint8Array(await blob.arrayBuffer())];
      },
      [width, height, list],
    )
    .then((bytes) => Buffer.from(bytes));

journey("a clear picture opens as a pasted puzzle does, of every kind", {}, async (page, at, step) => {
  for (const [puzzle, kind, words] of [
    [SLITHERLINK, /Slitherlink 7×7/, /Slitherlink 7×7.*read from a picture/],
    [SUDOKU, /Sudoku 9×9/, /Sudoku 9×9.*read from a picture/],
    [AQUARIUM, /Aquarium 6×6/, /Aquarium 6×6.*read from a picture/],
  ]) {
    step(puzzle);
    const picture = await photographed(page, puzzle, kind);
    const before = page.url();
    await paste(page, "2.3,2.2,2.3");
    await shows(at, "recognised", /3×3/);
    await put(page, "paste", picture);
    await shows(at, "recognised", words);
    await eventual.equal(() => page.url(), before);
    await eventual.equal(() => at("picture-dialog").count(), 0);
  }

  step("dropped, and chosen");
  const picture = await photographed(page, SUDOKU, /Sudoku|数独/);
  await paste(page, "2.3,2.2,2.3");
  await put(page, "drop", picture);
  await shows(at, "recognised", /Sudoku 9×9/);
  await paste(page, "2.3,2.2,2.3");
  await at("open-picture").click();
  await shot(page, "choose");
  await at("picture-file").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
  await shows(at, "recognised", /Sudoku 9×9/);

  step("of several, what is not opened is named");
  await paste(page, "2.3,2.2,2.3");
  await put(page, "drop", picture, "image/png", ["one.png", "two.png", "three.png"]);
  await shows(at, "recognised", /Sudoku 9×9/);
  await shows(at, "notice", /“one.png” was opened. 2 files were not opened, the first of them “two.png”/);
});

journey("a doubtful picture is reviewed, place by place, before it is opened", {}, async (page, at, step) => {
  const picture = await photographed(page, SUDOKU, /Sudoku|数独/);
  const wanted = page.url();
  const doubtful = await blotted(page, picture, "first cell");
  await paste(page, "2.3,2.2,2.3");
  await shows(at, "recognised", /3×3/);
  await put(page, "paste", doubtful);
  await at("picture-review").waitFor();
  await shows(at, "recognised", /3×3/);
  await shows(at, "picture-question", /R1C1/);
  await shot(page, "review");

  step("a digit is typed, and Enter opens");
  await page.keyboard.press("5");
  await shows(at, "picture-verdict", /exactly one solution/);
  await page.keyboard.press("Enter");
  await shows(at, "recognised", /Sudoku 9×9/);
  await eventual.equal(() => page.url(), wanted);

  step("read again as another size, and as what it is");
  await paste(page, "2.3,2.2,2.3");
  await put(page, "paste", doubtful);
  await at("picture-review").waitFor();
  await at("picture-rows").fill("3");
  await at("picture-rows").press("Tab");
  await eventual.equal(() => at("picture-copy").count(), 0);
  await at("picture-rows").fill("9");
  await at("picture-rows").press("Tab");
  await shows(at, "picture-question", /R1C1/);
  await at("picture-rows").fill("0");
  await at("picture-rows").press("Tab");
  await eventual.equal(() => at("picture-rows").inputValue(), "9");
  await at("picture-layout").selectOption({ label: "Slitherlink" });
  await shows(at, "picture-verdict", /several solutions|no solution/);
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("picture-dialog").count(), 0);

  step("closed, nothing changes");
  await paste(page, "2.3,2.2,2.3");
  await put(page, "paste", doubtful);
  await at("picture-review").waitFor();
  await page.keyboard.press("Escape");
  await eventual.equal(() => at("picture-dialog").count(), 0);
  await shows(at, "recognised", /3×3/);
});

journey("the page says what a file without a puzzle lacks, and the board stays", {}, async (page, at, step) => {
  await solved(page);
  const before = page.url();
  const blank = await blotted(page, await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }), "all");
  for (const [name, bytes, type, words] of [
    ["one colour", blank, "image/png", /one colour/],
    ["broken", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), "image/png", /PNG or JPEG/],
    ["HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0"), "image/heic", /HEIC/],
    ["of no type", Buffer.from([0, 1, 2, 3, 255]), "", /PNG or JPEG/],
    ["a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "no"</script></svg>'), "image/svg+xml", /./],
  ]) {
    step(name);
    await put(page, "drop", bytes, type);
    await shows(at, "picture-fault", words);
    await page.keyboard.press("Escape");
    await eventual.equal(() => at("picture-dialog").count(), 0);
  }
  await eventual.equal(() => page.url(), before);
  assert.notEqual(await page.title(), "no");
});

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844, hasTouch: true, colorScheme: "dark" };
for (const [device, options] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
  journey(`of two puzzles on a ${device} each can be read, and one that looks like a Killer is read on request`, options, async (page, at, step) => {
    const digits = [...SUDOKU].map((digit, place) => [(place % 9) + 0.5, Math.floor(place / 9) + 0.53, 0.65, digit]);
    const sudoku = { left: 40, top: 40, cell: 56, side: 9, texts: digits.filter(([, , , digit]) => digit !== "0") };
    // A cage in each row of a block, with its sum in the upper left corner.
    const cages = [...Array(27).keys()].map((cage) => [(cage % 3) * 3 + 0.3, Math.floor(cage / 3) + 0.27, 0.3, String(6 + (cage % 17))]);
    const killer = { left: 600, top: 60, cell: 48, side: 9, texts: cages };
    const picture = await boards(page, 1080, 600, [sudoku, killer]);
    const fits = async () => {
      const [whole, seen] = await at("picture-dialog").evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]);
      assert.ok(whole <= seen, `${whole} of ${seen}`);
    };

    step("the larger one is read, and the other one is offered");
    await put(page, "paste", picture);
    await shows(at, "picture-two", /two puzzles/);
    await shows(at, "picture-verdict", /exactly one solution/);
    await fits();
    await shot(page, `two-${device}`);

    step("the other one is refused by name");
    await at("picture-other").click();
    await shows(at, "picture-fault", /Killer Sudoku/);
    await fits();
    await shot(page, `refused-${device}`);

    step("it is read anyway, and not opened before a person has seen it");
    await at("picture-anyway").click();
    await shows(at, "picture-verdict", /several solutions/);
    await shows(at, "picture-two", /before/);
    await shot(page, `anyway-${device}`);

    step("back to the first");
    await at("picture-other").click();
    await shows(at, "picture-verdict", /exactly one solution/);
    await at("picture-accept").click();
    await shows(at, "recognised", /Sudoku 9×9.*read from a picture/);

    step("beside a larger one that is refused, the smaller one is offered");
    const large = { ...killer, left: 40, top: 40, cell: 56 };
    const small = { ...sudoku, left: 600, top: 60, cell: 44 };
    await put(page, "paste", await boards(page, 1080, 600, [large, small]));
    await shows(at, "picture-fault", /Killer Sudoku/);
    await shows(at, "picture-two", /another puzzle/);
    await fits();
    await shot(page, `refused-first-${device}`);
    await at("picture-other").click();
    // Alone, it is clear.
    await eventual.equal(() => at("picture-dialog").count(), 0);
    await shows(at, "recognised", /Sudoku 9×9.*read from a picture/);
  });
}

journeyOfPages("on a phone, in Chinese and in the dark, the review fits", async (open, step) => {
  const options = { width: 390, height: 844, hasTouch: true, colorScheme: "dark", locale: "zh-CN" };
  const page = await open(options);
  const at = (id) => page.getByTestId(id);
  const picture = await photographed(page, SUDOKU, /Sudoku|数独/);
  const doubtful = await blotted(page, picture, "first cell");
  await put(page, "paste", doubtful);
  await at("picture-review").waitFor();
  await shot(page, "phone");
  const width = await at("picture-dialog").evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]);
  assert.ok(width[0] <= width[1], String(width));
  for (const button of await at("picture-dialog").locator("button").all()) {
    const box = await button.boundingBox();
    assert.ok(box.height >= 39.5, `${await button.textContent()}: ${box.height}`);
  }
  step("by touch");
  await at("picture-accept").tap();
  await eventual.equal(() => at("picture-dialog").count(), 0);
});

journeyOfPages("a picture that the system shares with the installed page is read, without a network as well", async (open, step) => {
  const page = await open({ serviceWorkers: "allow" });
  const at = (id) => page.getByTestId(id);
  const picture = await photographed(page, SUDOKU, /Sudoku|数独/);
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state), (state) => state === "activated", "kept");
  await page.context().setOffline(true);
  const address = await page.evaluate(async (bytes) => {
    const given = new FormData();
    given.append("picture", new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }));
    const top = new URL("./", document.baseURI);
    // The target of the redirect is not a file, so only its address matters.
    const answer = await fetch(top, { method: "POST", body: given, redirect: "manual" });
    top.search = answer.type === "opaqueredirect" ? "shared" : "refused";
    return top.href;
  }, [...picture]);
  step("the page opens");
  await page.goto(address);
  await shows(at, "recognised", /Sudoku 9×9.*read from a picture/);
  assert.doesNotMatch(page.url(), /shared/);
});
