/** Requests about accounts: signing up, in and out, and the user's own account. */

import { ApiError, ask, download } from "./request.js";

/** @typedef {import("./shapes.js").User} User */

/**
 * The signed-in user; null without one.
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
 * @param {{email: string, password: string, displayName: string, invitation?: string}} given
 * @returns {Promise<User>}
 */
export async function signUp(given) {
  return (await ask("POST", "api/auth/register", { json: given, isGuest: true })).user;
}

/**
 * Signs in, or returns a token that a second factor continues with.
 * @param {{email: string, password: string}} given
 * @returns {Promise<{user?: User, secondFactor?: string}>}
 */
export async function signIn(given) {
  return ask("POST", "api/auth/login", { json: given, isGuest: true });
}

/**
 * @param {{token: string, code: string}} given
 * @returns {Promise<User>}
 */
export async function sendCode(given) {
  return (await ask("POST", "api/auth/second-factor", { json: given, isGuest: true })).user;
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
 * Confirms the new address with the token that was mailed to it.
 * @param {string} token
 * @returns {Promise<User>}
 */
export async function confirmNewEmail(token) {
  return ask("POST", "api/auth/email/confirm", { json: { token }, isGuest: true });
}

/**
 * Restores the old address with the token that was mailed to it.
 * @param {string} token
 * @returns {Promise<User>}
 */
export async function undoNewEmail(token) {
  return ask("POST", "api/auth/email/undo", { json: { token }, isGuest: true });
}

/**
 * @param {{displayName: string | null}} changes
 * @returns {Promise<User>}
 */
export async function changeMe(changes) {
  return ask("PATCH", "api/users/me", { json: changes });
}

/**
 * Enters the password again: the server then allows changes of the account for ten minutes.
 * @param {string} password
 */
export async function verifyPassword(password) {
  await ask("POST", "api/auth/password/verify", { json: { password } });
}

/**
 * Requests a new address; the server mails a link to it, or changes it at once.
 * @param {string} email
 * @returns {Promise<User>}
 */
export async function changeEmail(email) {
  return ask("POST", "api/auth/email/change", { json: { email } });
}

/** @param {{current: string, new: string}} given */
export async function changePassword(given) {
  await ask("PUT", "api/users/me/password", { json: given, isGuest: true });
}

/** @returns {Promise<import("./shapes.js").Session[]>} */
export async function listSessions() {
  const found = [];
  let cursor = "";
  do {
    const page = await ask("GET", "api/auth/sessions", { query: { limit: 100, cursor } });
    found.push(...page.items);
    cursor = page.nextCursor ?? "";
  } while (cursor);
  return found;
}

/** @param {string} sessionId */
export async function endSession(sessionId) {
  await ask("DELETE", `api/auth/sessions/${encodeURIComponent(sessionId)}`);
}

export async function endOtherSessions() {
  await ask("DELETE", "api/auth/sessions");
}

/**
 * Begins to set up a second factor.
 * @returns {Promise<string>} the `otpauth:` address for an authenticator app
 */
export async function setUpFactor() {
  return (await ask("POST", "api/auth/totp")).uri;
}

/**
 * Turns the second factor on.
 * @param {string} code of the app
 * @returns {Promise<string[]>} backup codes
 */
export async function confirmFactor(code) {
  return (await ask("POST", "api/auth/totp/confirm", { json: { code } })).codes;
}

export async function switchOffFactor() {
  await ask("DELETE", "api/auth/totp");
}

/** @returns {Promise<string[]>} */
export async function newBackupCodes() {
  return (await ask("POST", "api/auth/backup-codes")).codes;
}

/** @param {string} password */
export async function deleteMe(password) {
  await ask("POST", "api/users/me/delete", { json: { password }, isGuest: true });
}

/**
 * All data of the user, as one file.
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
