// Waits: the page draws after an action has returned, and a busy machine may need some time.

import assert from "node:assert/strict";

/** Time limit of any wait on a slow machine, in milliseconds; a wait ends as soon as its condition holds. */
export const PATIENCE = 25_000;

/** Waits until `read` returns the same value for a while; returns that value. */
export async function rests(read, what) {
  let before;
  const isSame = async () => {
    const now = await read();
    const is = now === before;
    before = now;
    if (!is) await new Promise((done) => setTimeout(done, 400));
    return is;
  };
  await eventually(isSame, (is) => is, what);
  return before;
}

/** Waits until `read` returns a wanted value. */
export async function eventually(read, wanted, what) {
  let got;
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    got = await read();
    if (wanted(got)) return got;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.fail(`${what}: ${JSON.stringify(got)}`);
}

/**
 * Assertions that are repeated until they hold or time runs out: the page draws after an action has returned.
 * Used like `assert`, with a reading function instead of the value: `await eventual.equal(() => at("name").textContent(), "…")`.
 *
 * @type {Record<string, (read: () => Promise<unknown>, ...rest: unknown[]) => Promise<void>>}
 */
export const eventual = new Proxy({}, {
  get: (_, name) => async (read, ...rest) => {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const got = await read();
      try {
        return assert[name](got, ...rest);
      } catch (error) {
        if (!(error instanceof assert.AssertionError) || performance.now() > end) throw error;
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  },
});
