// Runs before the page's own scripts and writes down what goes wrong. WebDriver has no command that asks for it.
// The list is kept where the next page of the tab finds it, for a walk that leaves the page.

{
  let isLeft = false;
  const note = (...what) => {
    // Leaving a page cancels what it was still loading; that is not a fault of the page.
    if (isLeft) return;
    const heard = JSON.parse(sessionStorage.getItem("ears") ?? "[]");
    sessionStorage.setItem("ears", JSON.stringify([...heard, ...what]));
  };
  addEventListener("pagehide", () => (isLeft = true));
  addEventListener("pageshow", () => (isLeft = false));
  // Without a list, nobody listened.
  note();
  const { error } = console;
  console.error = (...words) => {
    note(`console error: ${words.join(" ")}`);
    error.apply(console, words);
  };
  // A file that fails to load has an event, which does not rise to the window, in place of a message.
  addEventListener("error", ({ message, target }) => note(message ? `error thrown: ${message}` : `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`promise refused: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(`policy: ${violatedDirective} ${blockedURI}`));
}
