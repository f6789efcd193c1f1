/**
 * Drafts: what was typed about people and not saved yet, for as long as the page is open.
 *
 * It outlasts a panel that is closed by a slip of the hand, and a session that ends. It is kept in
 * memory only, since it is about people, and whoever signs in next finds only their own.
 * Not here: the form (`person/person_form.js`).
 */

import { user } from "./session.js";

/** @typedef {import("../person/person_fields.js").Draft} Draft */
/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * @typedef {object} Kept
 * @property {Draft} draft
 * @property {{person: Person, etag: string}} known what the draft was begun with: if others have
 *   changed it since, one is asked
 */

/** @type {Map<string, Kept>} */
const drafts = new Map();

/** @param {string} personId */
function keyOf(personId) {
  return `${user.peek()?.userId}/${personId}`;
}

/** @param {string} personId */
export function keptDraft(personId) {
  return drafts.get(keyOf(personId));
}

/**
 * @param {string} personId
 * @param {Kept} kept
 */
export function keepDraft(personId, kept) {
  drafts.set(keyOf(personId), kept);
}

/** @param {string} personId */
export function forgetDraft(personId) {
  drafts.delete(keyOf(personId));
}
