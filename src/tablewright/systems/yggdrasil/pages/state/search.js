/**
 * Search among the people of the tree that is open: every word has to begin a name, a title, a
 * place or a year, or be another spelling of one. Whole names come first.
 * Not here: spellings (`../words/spelling.js`).
 */

import { computed } from "../kit/vendor/signals.js";
import { birthYear, deathYear } from "../layout/years.js";
import { folded, nameParts } from "../words/names.js";
import { isNear, spelling } from "../words/spelling.js";
import { people } from "./tree.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {{person: Person, names: number[], others: number[]}} Entry words by number */

const SIGNS = /[^\p{L}\p{N}]+/u;

/** How well a word fits, the best first; beside names, each counts one less. */
const WHOLE = 0;
const BEGUN = 2;
const SPELT = 4;
const NEAR = 6;
const NEVER = Infinity;

const index = computed(() => {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @param {string} text */
  const numbered = (text) =>
    [...new Set(wordsOf(text))].map((word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    });
  /** @type {Entry[]} */
  const entries = [];
  for (const person of people.value.values()) {
    if (person.hidden) continue;
    const { also = [], birthPlace, deathPlace } = person;
    const others = [...also, birthPlace, deathPlace, birthYear(person), deathYear(person)];
    entries.push({
      person,
      names: numbered(nameParts(person)),
      others: numbered(others.filter(Boolean).join(" ")),
    });
  }
  const words = [...numbers.keys()];
  return { entries, words, spellings: words.map(spelling) };
});

/**
 * The people who match the words, best first; without words, none.
 * @param {string} text
 * @param {number} [most]
 * @returns {Person[]}
 */
export function found(text, most = Infinity) {
  const words = wordsOf(text);
  if (!words.length) return [];
  const hits = ranked(words.map(fits));
  // Names that are only similar would hide those that were meant.
  const all = hits.length ? hits : ranked(words.map((word) => near(word, fits(word))));
  return all.slice(0, most).map(({ person }) => person);
}

/** @param {string} text */
function wordsOf(text) {
  return folded(text).split(SIGNS).filter(Boolean);
}

/**
 * The score of a word for each word of the tree.
 * @param {string} word
 */
function fits(word) {
  const sound = spelling(word);
  const { words, spellings } = index.value;
  return words.map((one, at) => {
    if (one === word) return WHOLE;
    if (one.startsWith(word)) return BEGUN;
    return sound.length > 2 && spellings[at] === sound ? SPELT : NEVER;
  });
}

/**
 * The same, with words that differ by a letter or two.
 * @param {string} word
 * @param {readonly number[]} known
 */
function near(word, known) {
  const sound = spelling(word);
  const { spellings } = index.value;
  return known.map((rank, at) =>
    rank === NEVER && isNear(sound, spellings[at] ?? "") ? NEAR : rank,
  );
}

/**
 * @param {readonly (readonly number[])[]} ranks for each word that is looked for
 */
function ranked(ranks) {
  const hits = [];
  for (const entry of index.value.entries) {
    let sum = 0;
    for (const rank of ranks) {
      sum += Math.min(best(rank, entry.names), best(rank, entry.others) + 1);
      if (sum === NEVER) break;
    }
    if (sum !== NEVER) hits.push({ person: entry.person, sum });
  }
  return hits.sort((a, b) => a.sum - b.sum);
}

/** @param {readonly number[]} rank @param {readonly number[]} words */
function best(rank, words) {
  let least = NEVER;
  for (const word of words) least = Math.min(least, rank[word] ?? NEVER);
  return least;
}
