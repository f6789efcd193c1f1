/** Requests about accounts: signing up, in and out, and the user's own account. */

import { ApiError, ask, download } from "./request.js";

/** @typedef {import("./shapes.js").User} User */

/**
 * Who has signed in; null: nobody.
 * @returns {Promise<User | null>}
 */
export async function currentUser() {
  try {
    return (await ask("GET", "api/auth/session", { isGuest: true })).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * @param {{email: string, password: string, displayName: string}} given
 * @returns {Promise<User>}
 */
export async function signUp(given) {
  return (await ask("POST", "api/auth/register", { json: given, isGuest: true })).user;
}

/**
 * @param {{email: string, password: string}} given
 * @returns {Promise<User>}
 */
export async function signIn(given) {
  return (await ask("POST", "api/auth/login", { json: given, isGuest: true })).user;
}

export async function signOut() {
  await ask("POST", "api/auth/logout", { isGuest: true });
}

/** @param {string} email */
export async function askForReset(email) {
  await ask("POST", "api/auth/reset", { json: { email }, isGuest: true });
}

/** @param {{token: string, password: string}} given */
export async function confirmReset(given) {
  await ask("POST", "api/auth/reset/confirm", { json: given, isGuest: true });
}

export async function askForConfirmation() {
  await ask("POST", "api/users/me/confirmation");
}

/**
 * @param {string} token that was mailed
 * @returns {Promise<User>}
 */
export async function confirmAddress(token) {
  return ask("POST", "api/users/me/confirm", { json: { token } });
}

/**
 * @param {{displayName?: string | null, email?: string, password?: string}} changes
 * @returns {Promise<User>}
 */
export async function changeMe(changes) {
  const answer = await ask("PATCH", "api/users/me", { json: changes });
  return answer.user ?? answer;
}

/** @param {{current: string, new: string}} given */
export async function changePassword(given) {
  await ask("PUT", "api/users/me/password", { json: given, isGuest: true });
}

/** @param {string} password */
export async function deleteMe(password) {
  await ask("POST", "api/users/me/delete", { json: { password }, isGuest: true });
}

/**
 * Everything of one's own, as one file.
 * @param {boolean} withPhotos
 */
export async function backUp(withPhotos) {
  return download("api/backup", { query: { photos: withPhotos } });
}

/**
 * @typedef {object} Restore
 * @property {"waiting" | "done" | "failed"} state
 * @property {{treeName: string, persons: number, isNew?: boolean}[]} trees
 * @property {string} [restoreId]
 */

/**
 * @param {Blob} file
 * @returns {Promise<Restore>}
 */
export async function restore(file) {
  return ask("POST", "api/restore", { body: new Blob([file], { type: "application/json" }) });
}

/**
 * @param {string} restoreId
 * @returns {Promise<Restore>}
 */
export async function readRestore(restoreId) {
  return ask("GET", `api/restores/${encodeURIComponent(restoreId)}`);
}
