/** The reader of this page's texts. To translate the page, add a language here. */

import { pageWords } from "./kit/words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import { chosenLanguage } from "./words/language.js";

// What German lacks is shown in English.
const german = /** @type {typeof en} */ (/** @type {unknown} */ (de));

export const { text, rich } = pageWords({ "en-GB": en, de: german }, chosenLanguage());
