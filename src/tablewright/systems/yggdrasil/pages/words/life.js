/** A life in a few words: "1850–c. 1901". */

import { birthYear, deathYear } from "../layout/years.js";
import { text } from "../words.js";
import { eventDate } from "./date_words.js";
import { yearWords } from "./years.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * The years of a life, such as `c. 1850–1901`; empty if nothing is known.
 * @param {Person} person
 */
export function lifeSpan(person) {
  const born = yearWords(birthYear(person), person.birthDateText);
  const died = yearWords(deathYear(person), person.deathDateText);
  if (!born && !died) return "";
  const unknown = text("date.unknownYear");
  if (died) return `${born || unknown}–${died}`;
  return person.living ? text("date.bornYear", { year: born }) : `${born}–${unknown}`;
}

/** @param {Person} person */
export function birthText(person) {
  return eventDate(person.birthDate, person.birthDateText);
}

/** @param {Person} person */
export function deathText(person) {
  return eventDate(person.deathDate, person.deathDateText);
}
