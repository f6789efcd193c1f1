import { pageWords } from "./kit/words.js";
import en from "./words/en.js";

export const { text } = pageWords({ "en-GB": en });
