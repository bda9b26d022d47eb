// Runs before anything is painted, which is why it is neither a module nor deferred.
{
  const root = document.documentElement;

  // A board within another page keeps nothing, and knows nothing of what the reader has chosen elsewhere.
  const isEmbedded = /^#embed(&|$)/.test(location.hash);
  if (isEmbedded) root.dataset.embed = "";

  const stored = (key) => {
    if (isEmbedded) return null;
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; the system's wish is then as good as any.
      return null;
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.palette = stored("clew-palette") ?? (dark ? "dark" : "light");

  // The first wish for which there is a language: the same one, or one of the same name. Else the first there is.
  const tags = [...document.querySelectorAll("link[rel=locale]")].map((link) => link.hreflang);
  const name = (tag) => tag.split("-")[0].toLowerCase();
  const wishes = [stored("clew-language"), ...navigator.languages].filter((wish) => wish);
  const found = wishes.map((wish) => tags.find((tag) => tag === wish) ?? tags.find((tag) => name(tag) === name(wish)));
  root.lang = found.find((tag) => tag) ?? tags[0];

  // The words of the still page are those of the first language. Others take their place as they arrive.
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

  // The still page of index.html shows the opening board. Where the address names another puzzle or another use of the page, that
  // part of it stays empty until the program is there.
  const parts = new URLSearchParams(location.hash.slice(1));
  const isElsewhere = parts.get("mode") && parts.get("mode") !== "watch";
  if (isEmbedded || isElsewhere || parts.has("technique") || parts.has("techniques")) root.dataset.opens = "elsewhere";
  else if (parts.get("p")) root.dataset.opens = "puzzle";
}
