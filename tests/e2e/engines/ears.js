// Runs before the page's own scripts and records faults, because WebDriver has no command for this.
// The list is stored where the next page of the tab finds it, for a walk that leaves the page.

{
  let isLeft = false;
  const note = (...what) => {
    // Leaving a page cancels downloads in progress; that is not a fault of the page.
    if (isLeft) return;
    const heard = JSON.parse(sessionStorage.getItem("ears") ?? "[]");
    sessionStorage.setItem("ears", JSON.stringify([...heard, ...what]));
  };
  addEventListener("pagehide", () => (isLeft = true));
  addEventListener("pageshow", () => (isLeft = false));
  // A missing list means that the recorder did not run.
  note();
  const { error } = console;
  console.error = (...words) => {
    note(`console error: ${words.join(" ")}`);
    error.apply(console, words);
  };
  // A file that fails to load causes an event without a message, which does not bubble to the window.
  addEventListener("error", ({ message, target }) => note(message ? `error thrown: ${message}` : `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`promise refused: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(`policy: ${violatedDirective} ${blockedURI}`));
}
