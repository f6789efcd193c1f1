/** The reader of this page's texts. To translate the page, add a language here. */

import { pageWords } from "./kit/words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import { chosenLanguage } from "./words/language.js";

export const { text, rich } = pageWords({ "en-GB": en, de }, chosenLanguage());
