/** Requests about imported facts. */

import { straight } from "../words/turning.js";
import { ask } from "./request.js";

/** @typedef {{tag: string, value?: string}} Detail */
/**
 * @typedef {object} Citation
 * @property {string} [title]
 * @property {string} [author]
 * @property {string} [publication]
 * @property {string} [page]
 * @property {string} [text]
 * @property {string[]} [notes]
 * @property {Detail[]} [details]
 */
/**
 * @typedef {object} Fact
 * @property {string} tag of GEDCOM
 * @property {string} [value]
 * @property {string} [type]
 * @property {string} [date] a GEDCOM date value
 * @property {string} [place]
 * @property {string} [partnerId]
 * @property {Detail[]} [details]
 * @property {string[]} [notes]
 * @property {Citation[]} [citations]
 * @property {{title?: string, file?: string, format?: string}[]} [media]
 */

/**
 * @param {string} personId
 * @param {string} [cursor]
 * @returns {Promise<{items: Fact[], cursor?: string}>}
 */
export async function factsOf(personId, cursor) {
  const path = `api/persons/${encodeURIComponent(personId)}/facts`;
  return straight(await ask("GET", path, { query: { cursor }, isGuest: true }));
}

/**
 * People whose imported facts have the words, by id.
 * @param {string} treeId
 * @param {string} words
 * @param {number} limit
 * @returns {Promise<string[]>}
 */
export async function searchFacts(treeId, words, limit) {
  const query = { treeId, q: words, limit: `${limit}` };
  const { items } = await ask("GET", "api/persons", { query, isGuest: true });
  return items.map((/** @type {{personId: string}} */ one) => one.personId);
}
