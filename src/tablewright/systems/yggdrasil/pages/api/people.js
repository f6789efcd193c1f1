/** Requests about people and their relationships. */

import { straight } from "../words/turning.js";
import { ask, download, receive } from "./request.js";

/** @typedef {import("./shapes.js").Person} Person */
/** @typedef {import("./shapes.js").Deleted} Deleted */
/** @typedef {import("./shapes.js").ParentLink} ParentLink */
/** @typedef {import("./shapes.js").SpouseLink} SpouseLink */

/**
 * The current state of a person, with the tag that the next change needs.
 * @param {string} personId
 * @returns {Promise<{person: Person, etag: string}>}
 */
export async function readPerson(personId) {
  const { value, etag } = await receive("GET", pathOf(personId), { isGuest: true });
  return { person: straight(value), etag };
}

/**
 * @param {object} given
 * @returns {Promise<Person>}
 */
export async function createPerson(given) {
  return ask("POST", "api/persons", { json: given });
}

/**
 * @param {string} personId
 * @param {object} changes null removes a value
 * @param {string} [ifMatch]
 * @returns {Promise<{person: Person, etag: string}>}
 */
export async function changePerson(personId, changes, ifMatch) {
  const { value, etag } = await receive("PATCH", pathOf(personId), { json: changes, ifMatch });
  return { person: value, etag };
}

/**
 * @param {string} personId
 * @returns {Promise<Deleted>}
 */
export async function deletePerson(personId) {
  return ask("DELETE", pathOf(personId));
}

/**
 * Restores a deleted person with the same id and links, but without the photo.
 * @param {string} personId
 * @param {string} undo what the deletion answered
 * @returns {Promise<Person>}
 */
export async function restorePerson(personId, undo) {
  return ask("POST", `${pathOf(personId)}/restore`, { json: { undo } });
}

/**
 * @param {string} personId
 * @param {Blob} file
 */
export async function putPhoto(personId, file) {
  await ask("POST", `${pathOf(personId)}/photo`, { body: file });
}

/** @param {string} personId */
export async function removePhoto(personId) {
  await ask("DELETE", `${pathOf(personId)}/photo`);
}

/** @param {string} url */
export async function readPhoto(url) {
  return download(url, { isGuest: true });
}

/**
 * All links of a person, with all values.
 * @param {string} personId
 * @returns {Promise<(ParentLink & SpouseLink & {id: string})[]>}
 */
export async function linksOf(personId) {
  const found = [];
  let cursor;
  do {
    const answer = await ask("GET", "api/relationships", { query: { personId, cursor } });
    found.push(...answer.items);
    cursor = answer.cursor;
  } while (cursor);
  return found;
}

/**
 * @param {object} given
 * @returns {Promise<ParentLink>}
 */
export async function linkParent(given) {
  return ask("POST", "api/relationships/parent-child", { json: given });
}

/**
 * @param {object} given
 * @returns {Promise<SpouseLink>}
 */
export async function linkSpouses(given) {
  return ask("POST", "api/relationships/spousal", { json: given });
}

/**
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 * @param {object} changes
 */
export async function changeLink(kind, first, second, changes) {
  return ask("PATCH", linkPath(kind, first, second), { json: changes });
}

/**
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 */
export async function unlink(kind, first, second) {
  await ask("DELETE", linkPath(kind, first, second));
}

/** @typedef {"parent-child" | "spousal"} LinkKind */

/**
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 */
function linkPath(kind, first, second) {
  return `api/relationships/${kind}/${encodeURIComponent(first)}/${encodeURIComponent(second)}`;
}

/** @param {string} personId */
function pathOf(personId) {
  return `api/persons/${encodeURIComponent(personId)}`;
}
