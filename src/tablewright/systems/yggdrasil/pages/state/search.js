/**
 * Search among the people of the tree that is open: every word has to begin a name.
 */

import { computed } from "../kit/vendor/signals.js";
import { folded, nameParts } from "../words/names.js";
import { people } from "./tree.js";

/** @typedef {import("../api/shapes.js").Person} Person */

const SIGNS = /[^\p{L}\p{N}]+/u;

const index = computed(() =>
  [...people.value.values()]
    .filter((person) => !person.hidden)
    .map((person) => {
      const names = nameParts(person);
      // O'Brien, Smith-Jones, (Sophia) and "Alix" are found by each of their parts.
      return { person, words: ` ${names} ${names.split(SIGNS).join(" ")}` };
    }),
);

/**
 * Those whom the words fit, by their names; with no words, nobody.
 * @param {string} text
 * @param {number} [most]
 * @returns {Person[]}
 */
export function found(text, most = Infinity) {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits = [];
  for (const { person, words: names } of index.value) {
    if (words.every((word) => begins(names, word))) {
      hits.push(person);
      if (hits.length >= most) break;
    }
  }
  return hits;
}

/**
 * Whether a word begins a name, or all parts of the word begin names.
 * @param {string} names
 * @param {string} word
 */
function begins(names, word) {
  if (names.includes(` ${word}`)) return true;
  const parts = word.split(SIGNS).filter(Boolean);
  return parts.length > 0 && parts.every((part) => names.includes(` ${part}`));
}
