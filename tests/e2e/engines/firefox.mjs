// The walks in Firefox.

import { walks } from "./walks.mjs";
import { drive } from "./webdriver.mjs";

const binary = process.env.CLEW_FIREFOX || "/usr/bin/firefox-esr";

walks(() => {
  const prefs = { "intl.accept_languages": "en" };
  return drive("geckodriver", { "moz:firefoxOptions": { binary, args: ["-headless"], prefs } });
});
