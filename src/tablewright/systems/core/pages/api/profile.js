/** Requests about the person's own sign-in: address, password, second step, sessions, data. */

import { ask, everyOne } from "./request.js";

/** @typedef {import("./shapes.js").User} User */

/**
 * @typedef {object} Session
 * @property {string} sessionId
 * @property {string} startedAt
 * @property {string} endsAt
 * @property {boolean} [isCurrent]
 * @property {string} [lastUsedAt]
 * @property {string} [device]
 * @property {string} [network]
 * @property {boolean} [isOperator]
 */

/** @param {{firstName: string, lastName: string}} changes @returns {Promise<User>} */
export async function changeName(changes) {
  return ask("PATCH", "v1/users/me", { json: changes });
}

/** @param {string} email @returns {Promise<User>} the address changes once it is confirmed */
export async function changeAddress(email) {
  return ask("POST", "v1/auth/email/change", { json: { email } });
}

/** @param {string} password shows that it is still the person */
export async function verifyPassword(password) {
  await ask("POST", "v1/auth/password/verify", { json: { password }, isGuest: true });
}

/** @param {{current: string, new: string}} given */
export async function changePassword(given) {
  await ask("POST", "v1/auth/password/change", { json: given, isGuest: true });
}

/** @returns {Promise<string>} the `otpauth` address that an app reads as a QR code */
export async function beginSecondStep() {
  return (await ask("POST", "v1/auth/totp")).uri;
}

/** @param {string} code @returns {Promise<string[]>} backup codes, shown this once */
export async function confirmSecondStep(code) {
  return (await ask("POST", "v1/auth/totp/confirm", { json: { code }, isGuest: true })).codes;
}

export async function endSecondStep() {
  await ask("DELETE", "v1/auth/totp");
}

/** @returns {Promise<string[]>} new backup codes in place of the old ones */
export async function renewBackupCodes() {
  return (await ask("POST", "v1/auth/backup-codes")).codes;
}

/** @returns {Promise<Session[]>} */
export async function sessions() {
  return everyOne("v1/auth/sessions");
}

/** @param {string} sessionId */
export async function endSession(sessionId) {
  await ask("DELETE", `v1/auth/sessions/${encodeURIComponent(sessionId)}`);
}

export async function endOtherSessions() {
  await ask("DELETE", "v1/auth/sessions");
}

/** Deletes the person. */
export async function leaveForGood() {
  await ask("DELETE", "v1/users/me");
}
