/**
 * Names of people in a line of text.
 * Not here: names on the canvas, which are fitted into boxes (`canvas/`).
 */

import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * First and last name: what is said in sentences.
 * @param {Person | undefined} person
 */
export function nameOf(person) {
  if (!person) return text("person.missing");
  if (person.hidden) return text("person.living");
  const name = [person.firstName, person.lastName].filter(Boolean).join(" ");
  return name || person.preferredName || person.birthName || text("person.unnamed");
}

/**
 * All names, as at the head of a page about somebody.
 * @param {Person} person
 */
export function fullName(person) {
  if (person.hidden) return text("person.living");
  const parts = [person.firstName, person.middleName, person.lastName, person.suffix];
  return parts.filter(Boolean).join(" ") || nameOf(person);
}

/**
 * A name for searching: without letter case and accents.
 * @param {string} name
 */
export function folded(name) {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .toLowerCase();
}

/**
 * All words by which a person can be searched.
 * @param {Person} person
 */
export function nameParts(person) {
  const { firstName, middleName, lastName, birthName, preferredName, suffix } = person;
  const parts = [firstName, middleName, lastName, birthName, preferredName, suffix];
  return folded(parts.filter(Boolean).join(" "));
}
