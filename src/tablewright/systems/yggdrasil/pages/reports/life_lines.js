/** A life in the words of a report: "* 12 March 1850, Uppsala   † 1921". */

import { birthText, deathText } from "../words/life.js";
import { placeText } from "../words/places.js";

/** @typedef {import("../api/shapes.js").Person} Person */

const BORN = "*";
const DIED = "†";

/**
 * Birth and death, each with its date and place; empty for what is not known.
 * @param {Person} person
 * @returns {string[]}
 */
export function lifeLines(person) {
  return [
    eventLine(BORN, birthText(person), person.birthPlace),
    eventLine(DIED, deathText(person), person.deathPlace),
  ].filter(Boolean);
}

/**
 * @param {string} sign
 * @param {string} date
 * @param {string | undefined} place
 */
function eventLine(sign, date, place) {
  const words = [date, placeText(place)].filter(Boolean).join(", ");
  return words && `${sign} ${words}`;
}
