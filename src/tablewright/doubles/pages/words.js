/** The reader of this page's texts, which are in `words/`. */

import { pageWords } from "./kit/words.js";
import en from "./words/en.js";

export const { text, rich } = pageWords({ "en-GB": en });
