/**
 * People in words: long and short names, initials, years of life, and relationships.
 * Not here: the width of words (`words_fit.js`).
 */

import { listText } from "../kit/words.js";
import { birthYear, deathYear } from "../layout/years.js";
import { text } from "../words.js";
import { yearWords } from "../words/years.js";

/** @typedef {import("../layout/shapes.js").Person} Person */
/** @typedef {import("../layout/kin.js").Kin} Kin */

export const NAMELESS = text("canvas.nameless");

const PARENT = /** @type {const} */ ({ Male: "father", Female: "mother" });
const CHILD = /** @type {const} */ ({ Male: "son", Female: "daughter" });
const SEGMENTER = new Intl.Segmenter();
const HANGING = new RegExp(
  ["Arabic", "Hebrew", "Syriac", "Thaana", "Nko", "Devanagari", "Bengali", "Gurmukhi", "Mongolian"]
    .map((script) => `\\p{Script=${script}}`)
    .join("|"),
  "u",
);
const TURNING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Remembers what it says of a person: cards are drawn anew with every frame.
 * @template T
 * @param {(person: Person) => T} say
 * @returns {(person: Person) => T}
 */
function remembered(say) {
  /** @type {WeakMap<Person, T>} */
  const said = new WeakMap();
  return (person) => {
    const known = said.get(person);
    if (known !== undefined) return known;
    const found = say(person);
    said.set(person, found);
    return found;
  };
}

/** A name in full, as it is read out. */
export const fullName = remembered((person) => {
  return joined([person.firstName, person.middleName, person.lastName, person.suffix]) || NAMELESS;
});

/** What comes before the surname, from long to short. The last one is the shortest. */
export const givenNames = remembered((person) => {
  const first = clean(person.firstName);
  const further = clean(person.middleName).split(" ").filter(Boolean);
  const words = [...first.split(" ").filter(Boolean), ...further];
  const [one = ""] = words;
  const short = clean(person.preferredName) || one;
  // Particles such as "of" are no names: they have no initial. Nor is a name shortened to one in
  // writing that has no capitals, such as Arabic and Hebrew.
  const initials = words
    .slice(1)
    .map((word) => glyphs(word)[0] ?? "")
    .filter((first) => /\p{L}/u.test(first) && first !== first.toLowerCase())
    .map((first) => `${first}.`);
  return [joined(words), joined([one, ...initials]), joined([one, initials[0]]), short].filter(
    (words, index, all) => words !== "" && all.indexOf(words) === index,
  );
});

export const surname = remembered((person) => joined([person.lastName, person.suffix]));

/** One or two letters for a portrait that is not there. */
export const initials = remembered((person) => {
  if (person.hidden) return "";
  const first = letter(person.firstName || person.preferredName);
  const last = letter(person.lastName);
  return `${first}${last}`.toUpperCase() || "?";
});

/** The years of a life, such as 1819–1901. */
export const life = remembered((person) => {
  if (person.hidden) return "";
  const born = yearWords(birthYear(person), person.birthDateText);
  const died = yearWords(deathYear(person), person.deathDateText);
  if (born && died) return `${born}–${died}`;
  if (died) return text("canvas.died", { year: died });
  if (!born) return "";
  if (person.living !== false) return text("canvas.born", { year: born });
  return `${born}–${text("date.unknownYear")}`;
});

/**
 * A person as a screen reader says it: Anna Berg, 1850–1921, mother of 3.
 * @param {Person} person
 * @param {Kin} kin
 */
export function described(person, kin) {
  const count = new Set(kin.children(person.personId).map(({ id }) => id)).size;
  const parent = PARENT[/** @type {"Male" | "Female"} */ (person.gender)] ?? "parent";
  const role = count > 0 ? text(`canvas.${parent}`, { count }) : "";
  return [fullName(person), life(person), role].filter(Boolean).join(", ");
}

/**
 * A person and the nearest kin, for the moment of selection.
 * @param {Person} person
 * @param {Kin} kin
 */
export function introduced(person, kin) {
  /** @param {readonly {id: string}[]} list */
  const names = (list) => {
    const some = list.slice(0, 3).map(({ id }) => fullName(kin.people.get(id) ?? person));
    return listText(some);
  };
  const child = CHILD[/** @type {"Male" | "Female"} */ (person.gender)] ?? "child";
  const parents = names(kin.parents(person.personId));
  const spouses = names(kin.spouses(person.personId));
  return [
    described(person, kin),
    parents && text(`canvas.${child}`, { people: parents }),
    spouses && text("canvas.with", { people: spouses }),
  ]
    .filter(Boolean)
    .join(". ");
}

/** @param {string | undefined} words */
function letter(words) {
  return glyphs(clean(words)).find((glyph) => /[\p{L}\p{N}]/u.test(glyph)) ?? "";
}

/**
 * Visible letters, with their marks.
 * @param {string} words
 */
export function glyphs(words) {
  return Array.from(SEGMENTER.segment(words), ({ segment }) => segment);
}

/**
 * What can be set apart along an arc: letters, or all of it where letters hang together or run from
 * right to left.
 * @param {string} words
 */
export function pieces(words) {
  return HANGING.test(words) ? [words] : glyphs(words);
}

/**
 * On one line, without marks that turn the direction of writing: a name must not turn what follows.
 * Joiners stay; some writing needs them.
 * @param {string | undefined} words
 */
function clean(words) {
  return (words ?? "").replace(TURNING, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
}

/** @param {readonly (string | undefined)[]} parts */
function joined(parts) {
  return parts.map(clean).filter(Boolean).join(" ");
}
