/**
 * Search among the people of the tree that is open: every word has to begin a name.
 */

import { computed } from "../vendor/signals.js";
import { folded, nameParts } from "../words/names.js";
import { people } from "./tree.js";

/** @typedef {import("../api/shapes.js").Person} Person */

const index = computed(() =>
  [...people.value.values()]
    .filter((person) => !person.hidden)
    .map((person) => ({ person, words: ` ${nameParts(person)}` })),
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
    // A name such as O'Brien or Smith-Jones is found by each of its parts.
    if (words.every((word) => names.includes(` ${word}`) || names.includes(`-${word}`))) {
      hits.push(person);
      if (hits.length >= most) break;
    }
  }
  return hits;
}
