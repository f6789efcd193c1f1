/** Requests for insights into a tree as a whole. */

import { spokenLanguage } from "../words/language.js";
import { ask } from "./request.js";
import { pathOf } from "./trees.js";

/** @typedef {import("./shapes.js").Kinship} Kinship */
/** @typedef {"checks" | "duplicates" | "stats" | "anniversaries"} PlainName */
/** @typedef {PlainName | "timeline" | "places" | "history"} InsightName */

/**
 * How two people are related.
 * @param {string} treeId
 * @param {string} from
 * @param {string} to
 * @returns {Promise<Kinship>}
 */
export async function readKinship(treeId, from, to) {
  const query = { from, to, language: spokenLanguage() };
  return ask("GET", `${pathOf(treeId)}/relationship`, { query, isGuest: true });
}

/**
 * @param {string} treeId
 * @param {InsightName} name
 * @param {Record<string, string | number>} [query]
 * @returns {Promise<any>}
 */
export async function readInsight(treeId, name, query = {}) {
  return ask("GET", `${pathOf(treeId)}/${name}`, { query, isGuest: true });
}

/**
 * Restores the state before a change.
 * @param {string} treeId
 * @param {string} changeId
 */
export async function restoreChange(treeId, changeId) {
  await ask("POST", `${pathOf(treeId)}/history/${changeId}/restore`);
}

/**
 * Records that two people are not the same person.
 * @param {string} treeId
 * @param {string} first
 * @param {string} second
 */
export async function markDistinct(treeId, first, second) {
  return ask("POST", `${pathOf(treeId)}/distinct`, { json: { first, second } });
}

/**
 * Merges two people.
 * @param {string} treeId
 * @param {string} keep
 * @param {string} drop
 */
export async function merge(treeId, keep, drop) {
  return ask("POST", `${pathOf(treeId)}/merge`, { json: { keep, drop } });
}
