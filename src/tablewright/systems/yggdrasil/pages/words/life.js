/**
 * A life in a few words: "1850 – about 1901".
 */

import { birthYear, deathYear, yearText } from "../layout/years.js";
import { eventDate } from "./date_words.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * The years of a life, such as `1850–1901`; empty if nothing is known.
 * @param {Person} person
 */
export function lifeSpan(person) {
  const born = birthYear(person);
  const died = deathYear(person);
  if (born === null && died === null) return "";
  const from = born === null ? "?" : yearText(born);
  if (died !== null) return `${from}–${yearText(died)}`;
  return person.living ? `born ${from}` : `${from}–?`;
}

/** @param {Person} person */
export function birthText(person) {
  return eventDate(person.birthDate, person.birthDateText);
}

/** @param {Person} person */
export function deathText(person) {
  return eventDate(person.deathDate, person.deathDateText);
}
