/** The reader of the kit's own texts, which are in `words/`. */

import { words } from "./words.js";
import de from "./words/de.js";
import en from "./words/en.js";

export const { text, rich } = words({ "en-GB": en, de });
