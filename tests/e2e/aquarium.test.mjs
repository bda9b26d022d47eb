// Aquarium: every form one might paste, sums that cannot be, a step with its count, sums written before their lines.


import { eventual, eventually, journey, length, paste, position, solved } from "./journey.mjs";

/** Made here, tanks row by row, rows' sums, columns' sums; each has one solution. */
const FILE = "0 0 1\n2 1 1\n1 3\n1 1 2";
const MEDIUM = "https://puzz.link/p?aquarium/r/10/10/i4c98j3jtapd890gp1i05s65taqhccjn06g0/43247886654788363356";
const GRAVITY = "https://puzz.link/p?aquarium/8/8/61v6kltaqk900ua4g41e0f80/1135357454324425";

const recognised = (at, wanted) =>
  eventually(() => at("recognised").textContent(), (words) => wanted.test(words), `recognised as ${wanted}`);

const unique = (at) =>
  eventually(() => at("verdict").textContent(), (words) => /^Unique solution/.test(words), "one solution");

for (const [name, text, format] of [
  ["a task", "1_1_2_1_3;1,1,2,3,2,2", /Aquarium 2×3/],
  ["tanks with their sums below", FILE, /Aquarium 2×3/],
  ["tanks with their sums above", "1 1 2\n1 3\n\n1 1 2\n3 2 2", /Aquarium 2×3/],
  ["a link with a level for each tank", MEDIUM, /Aquarium 10×10.*puzz\.link/],
  ["a link with gravity", GRAVITY, /Aquarium 8×8.*puzz\.link/],
]) {
  journey(`pasting ${name} opens an Aquarium with one solution`, {}, async (page, at) => {
    await solved(page);
    await paste(page, text);
    await recognised(at, format);
    await unique(at);
  });
}

journey("both rules for levels survive the address", {}, async (page, at) => {
  await solved(page);
  for (const [text, part] of [[MEDIUM, "aquarium/r/10/10"], [GRAVITY, "aquarium/8/8"]]) {
    await paste(page, text);
    await eventually(() => decodeURIComponent(page.url()), (url) => url.includes(part), "the address has the rule");
  }
});

journey("sums that disagree are told and marked", {}, async (page, at) => {
  await solved(page);
  await paste(page, "0 0 1\n2 1 1\n1 2\n1 1 2");
  await at("error").waitFor();
  await eventual.match(() => at("error").textContent(), /3\b.*4\b/);
  await eventual.match(() => page.locator("mark").textContent(), /1 2/);
});

journey("a film is played to its end, and water is poured", {}, async (page, at) => {
  await solved(page);
  await paste(page, MEDIUM);
  await recognised(at, /Aquarium/);
  await unique(at);
  await at("speed").selectOption({ label: "max" });
  await at("show-me").click();
  await eventually(() => position(page), (now) => now > 0, "it plays");
  await eventually(async () => (await position(page)) === (await length(page)), (is) => is, "it ends");
  await eventual.match(() => at("caption").innerText(), /every sum met.*only solution/s);
});

journey("sums before their lines are written by keys", { hash: "#p=aquarium/r/3/2/co/ggggg&mode=edit" }, async (page, at) => {
  const told = (wanted) => eventually(() => at("cursor").textContent(), (words) => wanted.test(words), `${wanted}`);
  await told(/^Column 1: blank/);
  for (const key of ["1", "ArrowRight", "1", "ArrowRight", "2", "Home", "ArrowLeft", "1", "ArrowDown", "3"]) {
    await page.keyboard.press(key);
  }
  await told(/^Row 2: 3/);
  const verdict = () => at("standing").getAttribute("data-verdict");
  await eventually(verdict, (now) => now === "unique", "one solution");
  await eventually(() => decodeURIComponent(page.url()), (url) => url.includes("/co/11213"), "the address");
});

journey("a click beside a row or above a column goes to its sum", { hash: "#p=aquarium/r/3/2/co/11213&mode=edit" }, async (page, at) => {
  const told = (wanted) => eventually(() => at("cursor").textContent(), (words) => wanted.test(words), `${wanted}`);
  await told(/^Column 1: 1/);
  const edge = async (name) => {
    const style = await at("edit-board").evaluate((board, name) => getComputedStyle(board).getPropertyValue(name), name);
    return Number.parseFloat(style);
  };
  const [left, top, right, bottom] = await Promise.all(
    ["--board-left", "--board-top", "--board-right", "--board-bottom"].map(edge),
  );
  const cell = (right - left) / 3;
  const canvas = await at("edit-board").locator("canvas").boundingBox();
  await page.mouse.click(canvas.x + left - cell / 2, canvas.y + bottom - cell / 2);
  await told(/^Row 2: 3/);
  await page.mouse.click(canvas.x + right - cell / 2, canvas.y + top - cell / 2);
  await told(/^Column 3: 2/);
  // Cells hold no clue, but tanks are drawn there.
  await page.mouse.click(canvas.x + left + cell / 2, canvas.y + top + cell / 2);
  await told(/^Row 1, column 1: tank of \d cells/);
  await page.keyboard.press("1");
  await eventual.match(() => at("notice").textContent(), /not in cells/);
  await at("edit-rows").fill("4");
  await at("resize").click();
  await eventually(() => at("edit-size").textContent(), (words) => /4.3/.test(words), "four rows");
});
