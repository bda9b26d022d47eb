// Gives each board the height that it reports.

addEventListener("message", ({ data, source, origin }) => {
  if (origin !== location.origin || data?.type !== "clew-height") return;
  const frame = [...document.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.height = data.height;
});
