// Runs before anything is painted, so it is neither a module nor deferred.
{
  const root = document.documentElement;

  // An embedded board stores nothing, and ignores the reader's choices elsewhere.
  const isEmbedded = /^#embed(&|$)/.test(location.hash);
  if (isEmbedded) root.dataset.embed = "";

  const stored = (key) => {
    if (isEmbedded) return null;
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; then use the system's preference.
      return null;
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const chosen = stored("clew-palette");
  root.dataset.palette = ["light", "dark"].includes(chosen) ? chosen : dark ? "dark" : "light";

  // The first preferred language that is available: either the same tag or the same base language. Otherwise the first available one.
  const tags = [...document.querySelectorAll("link[rel=locale]")].map((link) => link.hreflang);
  const name = (tag) => tag.split("-")[0].toLowerCase();
  const wishes = [stored("clew-language"), ...navigator.languages].filter((wish) => wish);
  const found = wishes.map((wish) => tags.find((tag) => tag === wish) ?? tags.find((tag) => name(tag) === name(wish)));
  root.lang = found.find((tag) => tag) ?? tags[0];

  // The words of the static page are in the first language. Others replace them during loading.
  const words = document.querySelector(`script.words[lang="${root.lang}"]`);
  if (words) {
    const said = JSON.parse(words.textContent);
    const set = (element, attribute, word) => {
      if (attribute) {
        if (element.getAttribute(attribute) !== word) element.setAttribute(attribute, word);
      } else if (element.firstChild && element.textContent !== word) element.textContent = word;
    };
    const say = () => {
      const asking = document.evaluate("//*[@*[starts-with(name(), 'data-word')]]", document, null, XPathResult.UNORDERED_NODE_SNAPSHOT_TYPE);
      for (let i = 0; i < asking.snapshotLength; i++) {
        const element = asking.snapshotItem(i);
        for (const { name, value } of [...element.attributes]) {
          if (name.startsWith("data-word") && value in said) set(element, name.slice("data-word-".length), said[value]);
        }
      }
    };
    const observer = new MutationObserver(say);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener(
      "readystatechange",
      () => {
        observer.disconnect();
        say();
      },
      { once: true },
    );
    say();
  }

  // The static page of index.html shows the opening board. If the address names a different puzzle or a different use of the page, that
  // part stays empty until the program is loaded.
  const parts = new URLSearchParams(location.hash.slice(1));
  const isElsewhere = parts.get("mode") && parts.get("mode") !== "watch";
  if (isEmbedded || isElsewhere || parts.has("technique") || parts.has("techniques")) root.dataset.opens = "elsewhere";
  else if (parts.get("p")) root.dataset.opens = "puzzle";
}
