/** Requests about the reader's home person, and the relationships of others to this person. */

import { spokenLanguage } from "../words/language.js";
import { ask } from "./request.js";
import { pathOf } from "./trees.js";

/** The maximum number of people that the server names in one request. */
export const NAMED_AT_ONCE_MAX = 50;

/**
 * @param {string} treeId
 * @returns {Promise<string>} empty: the reader has not chosen one
 */
export async function readHomePerson(treeId) {
  return (await ask("GET", homeOf(treeId))).personId ?? "";
}

/**
 * @param {string} treeId
 * @param {string} personId empty: nobody
 */
export async function putHomePerson(treeId, personId) {
  if (personId) await ask("PUT", homeOf(treeId), { json: { personId } });
  else await ask("DELETE", homeOf(treeId));
}

/**
 * The relationships of people to one person; people who are not related are missing.
 * @param {string} treeId
 * @param {string} from
 * @param {readonly string[]} to
 * @returns {Promise<Record<string, string>>}
 */
export async function readKinNames(treeId, from, to) {
  const query = { from, to: to.join(","), language: spokenLanguage() };
  return (await ask("GET", `${pathOf(treeId)}/kin-names`, { query })).names;
}

/** @param {string} treeId */
function homeOf(treeId) {
  return `${pathOf(treeId)}/home-person`;
}
