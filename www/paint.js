// Runs before anything is painted, which is why it is neither a module nor deferred.
{
  const root = document.documentElement;

  let stored = null;
  try {
    stored = localStorage.getItem("clew-palette");
  } catch {
    // Storage may be forbidden; the system's wish is then as good as any.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.palette = stored ?? (dark ? "dark" : "light");

  // The still page of index.html shows the opening board. Where the address names another puzzle or another use of the page, that
  // part of it stays empty until the program is there.
  const parts = new URLSearchParams(location.hash.slice(1));
  const isElsewhere = parts.get("mode") && parts.get("mode") !== "watch";
  if (isElsewhere || parts.has("technique") || parts.has("techniques")) root.dataset.opens = "elsewhere";
  else if (parts.get("p")) root.dataset.opens = "puzzle";
}
