/**
 * Deletes a person, and restores them with the same id and relationships.
 *
 * The server returns the deleted data, sealed, and restores it from there. The photo is not
 * included, so it is read before the deletion and uploaded again. Steps before an error are not
 * repeated.
 * Not here: deleting and adding people, and the messages (`deeds/people.js`).
 */

import * as api from "../api/people.js";
import { ApiError } from "../api/request.js";
import { go, place } from "../state/address.js";

/** @typedef {import("../state/history.js").Outcome} Outcome */

const CONFLICT = 409;

/** @param {string} personId */
export function makeStay(personId) {
  /** @type {string | undefined} */
  let undo;
  /** @type {Blob | null} */
  let photo = null;
  return {
    /** @returns {Promise<Outcome>} */
    async end() {
      const { person } = await api.readPerson(personId);
      photo = person.photoUrl ? await api.readPhoto(person.photoUrl).catch(() => null) : null;
      ({ undo } = await api.deletePerson(personId));
      if (place.peek().person === personId) go({ person: "" });
      return { isForGood: !undo };
    },
    /** @returns {Promise<Outcome>} */
    async goOn() {
      if (undo) await bringBack(personId, undo);
      undo = undefined;
      if (photo) await api.putPhoto(personId, photo);
      photo = null;
      return { opens: personId };
    },
  };
}

/**
 * @param {string} personId
 * @param {string} undo
 */
async function bringBack(personId, undo) {
  try {
    await api.restorePerson(personId, undo);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
    // A person who was restored by a request with a lost response already exists.
    await api.readPerson(personId).catch(() => Promise.reject(error));
  }
}
