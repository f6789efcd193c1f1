/** Requests for the numbered charts that reports print. */

import { straight } from "../words/turning.js";
import { ask } from "./request.js";

/**
 * @typedef {object} Ahnen
 * @property {string} number
 * @property {number} generation
 * @property {string} personId
 * @property {string} name
 * @property {string} [sameAs] the number at which the person is listed first
 */

/**
 * @typedef {object} ChartItem
 * @property {string} personId
 * @property {number} generation
 * @property {string[]} numbers
 */

/**
 * @param {string} personId
 * @returns {Promise<Ahnen[]>}
 */
export async function readAhnentafel(personId) {
  return straight(await ask("GET", pathOf(personId, "ahnentafel"), { isGuest: true })).items;
}

/**
 * @param {string} personId
 * @returns {Promise<ChartItem[]>}
 */
export async function readDescendants(personId) {
  return (await ask("GET", pathOf(personId, "descendants"), { isGuest: true })).items;
}

/**
 * @param {string} personId
 * @param {string} chart
 */
function pathOf(personId, chart) {
  return `api/persons/${encodeURIComponent(personId)}/${chart}`;
}
