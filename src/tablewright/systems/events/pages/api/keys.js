/**
 * Keys: what the API offers a tenant for its own keys, in this page's shapes.
 * Not here: the key of this session (`state/session.js`).
 */

import { ask } from "./request.js";

/** @typedef {import("./shapes.js").ApiKey} ApiKey */

/**
 * Asks the server whether it takes a key; raises `ApiError` if not.
 * @param {string} key
 */
export async function checkKey(key) {
  await ask("GET", "v1/inbox", { key, query: { limit: 1 } });
}

/**
 * All keys of a tenant, the newest first.
 * @param {string} tenant
 * @returns {Promise<ApiKey[]>}
 */
export async function listKeys(tenant) {
  /** @type {ApiKey[]} */
  const found = [];
  let cursor = null;
  do {
    const query = { limit: 100, cursor };
    const answer = await ask("GET", pathOf(tenant), { query });
    found.push(...answer.keys.map(keyOf));
    cursor = answer.next_cursor;
  } while (cursor !== null);
  return found.sort((a, b) => b.createdAtMs - a.createdAtMs);
}

/**
 * Makes a key; the text is the only time that it is seen.
 * @param {string} tenant
 * @param {string} name what it is for
 * @returns {Promise<string>}
 */
export async function createKey(tenant, name) {
  const body = JSON.stringify({ display_name: name || null });
  return (await ask("POST", pathOf(tenant), { body })).api_key;
}

/**
 * Makes a key in place of that of this session.
 * @returns {Promise<{key: string, oldKeyExpiresAtMs: number}>}
 */
export async function rotateKey() {
  const answer = await ask("POST", "v1/keys/rotate");
  return { key: answer.api_key, oldKeyExpiresAtMs: answer.old_key_expires_at };
}

/**
 * @param {string} tenant
 * @param {string} id
 */
export async function revokeKey(tenant, id) {
  await ask("DELETE", `${pathOf(tenant)}/${encodeURIComponent(id)}`);
}

/** @param {string} tenant */
function pathOf(tenant) {
  return `v1/tenants/${encodeURIComponent(tenant)}/keys`;
}

/**
 * @param {any} given
 * @returns {ApiKey}
 */
function keyOf(given) {
  return {
    id: given.key_id,
    name: given.display_name ?? "",
    prefix: given.prefix,
    lastFour: given.last_four,
    status: given.status,
    createdAtMs: given.created_at,
    expiresAtMs: given.expires_at,
  };
}
