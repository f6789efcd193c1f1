/** The language that a reader has chosen on this device, if any. */

const PLACE = "yggdrasil.language";

/** The languages of the page, each in its own words. */
export const LANGUAGES = /** @type {const} */ ([
  ["en-GB", "English"],
  ["de", "Deutsch"],
]);

/** @returns {string | null} */
export function chosenLanguage() {
  try {
    return globalThis.localStorage?.getItem(PLACE) ?? null;
  } catch {
    return null; // a browser may keep nothing
  }
}

/**
 * Shows the page in another language from now on.
 * @param {string} tag
 */
export function chooseLanguage(tag) {
  try {
    localStorage.setItem(PLACE, tag);
  } catch {
    return;
  }
  location.reload();
}
