/**
 * A life in a few words: "1850–c. 1901".
 */

import { birthYear, deathYear, yearWords } from "../layout/years.js";
import { eventDate } from "./date_words.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * The years of a life, such as `c. 1850–1901`; empty if nothing is known.
 * @param {Person} person
 */
export function lifeSpan(person) {
  const born = yearWords(birthYear(person), person.birthDateText);
  const died = yearWords(deathYear(person), person.deathDateText);
  if (!born && !died) return "";
  if (died) return `${born || "?"}–${died}`;
  return person.living ? `born ${born}` : `${born}–?`;
}

/** @param {Person} person */
export function birthText(person) {
  return eventDate(person.birthDate, person.birthDateText);
}

/** @param {Person} person */
export function deathText(person) {
  return eventDate(person.deathDate, person.deathDateText);
}
