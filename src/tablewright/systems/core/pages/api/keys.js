/** Requests about the API keys of an account. */

import { pathOf } from "./accounts.js";
import { ask, everyOne } from "./request.js";

/**
 * @typedef {object} ApiKey
 * @property {string} apiKeyId
 * @property {string} name
 * @property {string} status
 * @property {string[]} permissions
 * @property {string} lastFour
 * @property {string} createdBy
 * @property {string[]} [networks]
 * @property {boolean} [includesChildren]
 * @property {string} [createdAt]
 * @property {string} [expiresAt]
 * @property {string} [lastUsedAt]
 */

/** @typedef {{apiKeyId: string, name: string, key: string}} NewKey `key` is shown this once */

/**
 * @typedef {object} KeyEntry
 * @property {string} name
 * @property {string[]} permissions
 * @property {string | null} expiresAt
 * @property {string[]} networks
 * @property {boolean} [includesChildren] only when it is created
 */

/** @param {string} accountId @returns {Promise<ApiKey[]>} */
export async function keysOf(accountId) {
  return everyOne(keysPath(accountId));
}

/** @param {string} accountId @param {KeyEntry} given @returns {Promise<NewKey>} */
export async function createKey(accountId, given) {
  return ask("POST", keysPath(accountId), { json: given });
}

/** @param {string} accountId @param {string} keyId @param {KeyEntry} changes */
export async function changeKey(accountId, keyId, changes) {
  await ask("PATCH", keysPath(accountId, keyId), { json: changes });
}

/**
 * @param {string} accountId
 * @param {string} keyId
 * @param {number} graceSeconds in which the old secret still works
 * @returns {Promise<NewKey>}
 */
export async function rotateKey(accountId, keyId, graceSeconds) {
  return ask("POST", `${keysPath(accountId, keyId)}/rotate`, { json: { graceSeconds } });
}

/** @param {string} accountId @param {string} keyId */
export async function revokeKey(accountId, keyId) {
  await ask("DELETE", keysPath(accountId, keyId));
}

/** @param {string} accountId @param {string} [keyId] */
function keysPath(accountId, keyId = "") {
  return `${pathOf(accountId)}/api-keys${keyId && `/${encodeURIComponent(keyId)}`}`;
}
