/**
 * What people are called, in a line of text.
 * Not here: names on the canvas, which are fitted into boxes (`canvas/`).
 */

/** @typedef {import("../api/shapes.js").Person} Person */

const UNNAMED = "Someone without a name";

/**
 * First and last name: what is said in sentences.
 * @param {Person | undefined} person
 */
export function nameOf(person) {
  if (!person) return "someone who is not here";
  if (person.hidden) return "A living person";
  const name = [person.firstName, person.lastName].filter(Boolean).join(" ");
  return name || person.preferredName || person.birthName || UNNAMED;
}

/**
 * All names, as at the head of a page about somebody.
 * @param {Person} person
 */
export function fullName(person) {
  if (person.hidden) return "A living person";
  const parts = [person.firstName, person.middleName, person.lastName, person.suffix];
  return parts.filter(Boolean).join(" ") || nameOf(person);
}

/**
 * How one says whose: "Karl's", "Hans'".
 * @param {string} name
 */
export function whose(name) {
  return /[sxzß]$/i.test(name) ? `${name}’` : `${name}’s`;
}

/**
 * A name for finding: without case and accents.
 * @param {string} text
 */
export function folded(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .toLowerCase();
}

/**
 * Everything that somebody may be looked for by.
 * @param {Person} person
 */
export function nameParts(person) {
  const { firstName, middleName, lastName, birthName, preferredName, suffix } = person;
  const parts = [firstName, middleName, lastName, birthName, preferredName, suffix];
  return folded(parts.filter(Boolean).join(" "));
}
