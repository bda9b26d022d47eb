// Sudoku: every form one might paste, a chain, irregular regions, large boards, digits a player had entered.

import assert from "node:assert/strict";

import { begin, eventual, eventually, journey, options, paste, position, solved } from "./journey.mjs";

/** Made here: singles alone; chains; a board of sixteen. */
const EASY = "9........1...6857..6.14..3.......8....6.9....3....5.....29..7.47.1..6......4...61";
const EASY_SOLVED = "983752416124368579567149238215674893476893125398215647632981754741536982859427361";
const CHAINS = ".....59..1....9.676.....1....3...8....6.....1...12.3..4........7.84.6..3..2.3..7.";
const SIXTEEN =
  "G..3.E....7BF...1..5367.8..F..D..BE....5.CD..6.8....AB.G1....5.....4.8....A.7.E.......9AG..7C.BDC.........4..18A.7.B.1E..F.8.2G3" +
  "..2..A.7D..9E.5C..8G.C2..761......F..51...2A..37.A.........C8B2..1.2...4B..DG7...GD.97A.F3..1.CB....EF8179.2D......76.D..1...8.2";
const JIGSAW =
  "9j:6d5a9d3_2a5c5b3g9a7n2_7_1_8_6b2a8a6c3_9d1b5a7_3_6b4b,fbfm__gnqba_a______________________________________________aa____a_aa__";

const rows = (line, side = 9) => Array.from({ length: side }, (_, row) => line.slice(side * row, side * (row + 1)));

/** The board with the candidates that its givens leave to each cell. */
function candidates(line) {
  const houses = (cell) => {
    const [row, col] = [Math.floor(cell / 9), cell % 9];
    return [row, col, 3 * Math.floor(row / 3) + Math.floor(col / 3)];
  };
  const sees = (a, b) => houses(a).some((house, sort) => house === houses(b)[sort]);
  const cells = [...line].map((sign, cell) =>
    sign === "."
      ? [..."123456789"].filter((digit) => ![...line].some((other, at) => other === digit && sees(cell, at))).join("")
      : sign,
  );
  const row = (_, row) => cells.slice(9 * row, 9 * row + 9).join(" ");
  return Array.from({ length: 9 }, row).join("\n");
}

const recognised = (at, wanted) =>
  eventually(() => at("recognised").textContent(), (words) => wanted.test(words), `recognised as ${wanted}`);

/** The verdict, once it is another puzzle's than the one the page opens with. */
const unique = (at) =>
  eventually(() => at("verdict").textContent(), (words) => /^Unique solution/.test(words), "one solution");

const caption = (at) => at("caption").or(at("waiting")).innerText();

/** Steps on until the caption matches. */
async function until(page, at, wanted) {
  for (let steps = 0; steps < 400; steps += 1) {
    const words = await caption(at);
    if (wanted.test(words)) return words;
    await page.keyboard.press("Shift+ArrowRight");
  }
  return assert.fail(`no step says ${wanted}`);
}

for (const [name, text, format] of [
  ["a line", EASY, /Sudoku 9×9/],
  ["a line with zeros and a remark", `${EASY.replaceAll(".", "0")} # easy`, /Sudoku 9×9/],
  ["a grid", rows(EASY).join("\n"), /Sudoku 9×9/],
  ["a grid with a frame", rows(EASY).map((row) => `| ${[...row].join(" ")} |`).join("\n"), /Sudoku 9×9/],
  ["a grid of candidates", candidates(EASY), /Sudoku 9×9/],
  ["a line of HoDoKu's library", `:0000:x:${EASY}:::`, /Sudoku 9×9.*HoDoKu/],
  ["irregular regions", JIGSAW, /Sudoku 9×9/],
  ["a line of sixteen rows", SIXTEEN, /Sudoku 16×16/],
  ["a grid of sixteen rows", rows(SIXTEEN, 16).join("\n"), /Sudoku 16×16/],
]) {
  journey(`pasting ${name} opens a Sudoku with one solution`, {}, async (page, at) => {
    await solved(page);
    await paste(page, text);
    await recognised(at, format);
    await unique(at);
  });
}

journey("a chain is told link by link", {}, async (page, at) => {
  await solved(page);
  await paste(page, CHAINS);
  await recognised(at, /Sudoku/);
  await unique(at);
  await begin(page);
  await until(page, at, /Suppose R\dC\d is not \d/);
  await page.keyboard.press("Shift+ArrowRight");
  await eventually(() => caption(at), (words) => /If R\dC\d is not \d, .* must be \d/.test(words), "a link");
  const words = await until(page, at, /it follows in \d+ links/);
  assert.match(words, /Either R\dC\d is \d or .* cannot be \d/);
  await eventual.ok(async () => (await at("caption").locator(".chip").count()) >= 3);
});

journey("what a player had found is shown, compared, and not relied on", {}, async (page, at) => {
  await solved(page);
  // The first blank as it should be, the last as it should not.
  const [first, last] = [EASY.indexOf("."), EASY.lastIndexOf(".")];
  const placed = [...EASY];
  placed[first] = `+${EASY_SOLVED[first]}`;
  placed[last] = `+${(Number(EASY_SOLVED[last]) % 9) + 1}`;
  await paste(page, `:0000:x:${placed.join("")}:::`);
  await recognised(at, /HoDoKu/);
  await unique(at);
  await eventual.equal(() => position(page), 0, "it waits, so that the marks are seen");
  await eventually(() => caption(at), (words) => /2 marks of a player/.test(words), "they are counted");
  await eventually(() => caption(at), (words) => /One of the marks is wrong/.test(words), "they are compared");
  await page.keyboard.press("End");
  await eventual.match(() => caption(at), /only solution/);
});

journey("digits above nine are letters or numbers, as one likes, and it lasts", {}, async (page, at) => {
  await solved(page);
  await eventual.equal(() => at("numerals").count(), 0, "a board without such digits has no such choice");
  await paste(page, SIXTEEN);
  await recognised(at, /16×16/);
  await unique(at);
  await page.keyboard.press("Home");
  await until(page, at, /be [A-G]\b/);
  await options(page);
  await at("numerals").check();
  await eventually(() => caption(at), (words) => /be 1[0-6]\b/.test(words), "numbers");
  await page.reload();
  await page.waitForSelector("canvas");
  await eventual.ok(() => at("numerals").isChecked());
});

journey("digits that contradict each other are told, and there is no solution", {}, async (page, at) => {
  await solved(page);
  await paste(page, `99${EASY.slice(2)}`);
  await recognised(at, /Sudoku/);
  await eventually(() => at("verdict").textContent(), (words) => /No solution/.test(words), "verdict");
});

journey("a file of many puzzles is a list", {}, async (page, at) => {
  await solved(page);
  await paste(page, [EASY, CHAINS, `99${EASY.slice(2)}`].join("\n"));
  await eventually(() => at("many-counts").textContent(), (words) => /^Done.*3 of 3/.test(words), "all is done");
});

journey("a board of sixteen is written by keys, and another size made of it", { hash: "#p=4x4:zzzzzzzzzv&mode=edit" }, async (page, at) => {
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await eventually(() => at("cursor").textContent(), (words) => /^Row 1, column 1: C$/.test(words), "a number of two digits");
  await eventual.equal(() => at("edit-clues").textContent(), "1");
  await at("edit-side").selectOption("9×9");
  await at("resize").click();
  await eventually(() => at("edit-size").textContent(), (words) => words === "9 × 9" || words === "9×9", "nine rows");
});

journey("letters write the digits above nine, and are no commands there", { hash: "#p=4x4:zzzzzzzzzv&mode=edit" }, async (page, at) => {
  const told = (wanted) => eventually(() => at("cursor").textContent(), (words) => words === wanted, `the cursor tells ${wanted}`);
  const palette = () => page.locator(".palette button").evaluateAll((all) => all.slice(0, 16).map((one) => [one.textContent, one.ariaLabel]));
  const named = (signs) => signs.map((sign) => [sign, sign]);
  await eventual.deepEqual(() => palette(), named([..."123456789ABCDEFG"]));
  await page.keyboard.press("g");
  await told("Row 1, column 1: G");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("F");
  await told("Row 1, column 2: F");
  // A letter that is no digit here is a command, or nothing.
  await page.keyboard.press("p");
  await page.keyboard.press("m");
  await told("Row 1, column 15: F");
  await page.keyboard.press("<");
  await told("Row 1, column 2: F");
  await eventual.equal(() => at("edit-clues").textContent(), "2");
  await page.keyboard.press("?");
  await eventual.match(() => at("help-dialog").textContent(), /write a digit above 9/);
  await page.keyboard.press("Escape");
  await at("help-dialog").waitFor({ state: "detached" });
  // Where m is a digit the board is mirrored by another key.
  await at("edit-side").selectOption("25×25");
  await at("resize").click();
  await eventually(() => at("edit-size").textContent(), (words) => words === "25×25", "twenty-five rows");
  await page.keyboard.press("m");
  await told("Row 1, column 2: M");
  await page.keyboard.press("<");
  await told("Row 1, column 24: M");
  // Shown as numbers, they are still typed as letters too.
  await at("watch").click();
  await options(page);
  await at("numerals").check();
  await at("edit").click();
  await at("edit-board").waitFor();
  const numbers = Array.from({ length: 16 }, (_, before) => String(before + 1));
  await eventual.deepEqual(() => palette(), named(numbers));
  await told("Row 1, column 24: 22");
  await page.keyboard.press("A");
  await told("Row 1, column 24: 10");
});
