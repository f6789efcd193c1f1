/** The language that a reader has chosen on this device, if any. */

import { language } from "../kit/words.js";

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
 * The language in which the server names relatives and describes findings.
 * @returns {"de" | "en"}
 */
export function spokenLanguage() {
  return language().startsWith("de") ? "de" : "en";
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
