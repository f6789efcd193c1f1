/** Requests about accounts: the person's own, their tree, their states. */

import { ask } from "./request.js";
import { openStream } from "./streams.js";

/** @typedef {import("./shapes.js").Account} Account */
/** @typedef {import("./shapes.js").MyAccount} MyAccount */

/**
 * The person's accounts, with those below them.
 * @returns {Promise<{items: MyAccount[], isComplete?: boolean}>}
 */
export async function myAccounts() {
  const items = [];
  let cursor = "";
  let page;
  do {
    const query = { inherited: true, limit: 100, cursor };
    page = await ask("GET", "v1/users/me/accounts", { query });
    items.push(...page.items);
    cursor = page.nextCursor ?? "";
  } while (cursor);
  return { items, isComplete: page.isComplete };
}

/**
 * What accounts have, as far as the person may know it.
 * @typedef {{members?: number, sources?: number, storageBytes?: number}} AccountFigures
 */

/**
 * The figures of at most 50 accounts, by id.
 * @param {readonly string[]} ids
 * @returns {Promise<Map<string, AccountFigures>>}
 */
export async function figuresOf(ids) {
  const query = { ids: ids.join(",") };
  const { items } = await ask("GET", "v1/users/me/accounts/figures", { query });
  return new Map(
    items.map((/** @type {{accountId: string, figures: AccountFigures}} */ one) => [
      one.accountId,
      one.figures,
    ]),
  );
}

/**
 * An event for each kind of things that changes in an account, and signs of life without data.
 * @param {string} accountId
 * @param {readonly string[]} also further accounts to follow
 * @param {string} lastId the id of the last event of an earlier stream, or empty
 * @param {AbortSignal} signal
 */
export async function openChanges(accountId, also, lastId, signal) {
  const query = also.length ? `?also=${also.join(",")}` : "";
  return openStream(`${pathOf(accountId)}/events${query}`, lastId, signal);
}

/** @param {string} accountId the account that the person starts in */
export async function startIn(accountId) {
  await ask("PUT", "v1/users/me/default-account", { json: { accountId } });
}

/**
 * @param {string} accountId
 * @returns {Promise<Account>}
 */
export async function accountAt(accountId) {
  return ask("GET", pathOf(accountId));
}

/**
 * What a person may do in an account, and why.
 * @param {string} accountId
 * @param {string} userId
 * @returns {Promise<import("./shapes.js").Right[]>}
 */
export async function rightsOf(accountId, userId) {
  const path = `${pathOf(accountId)}/members/${encodeURIComponent(userId)}/rights`;
  return (await ask("GET", path)).items;
}

/**
 * @param {string} accountId
 * @returns {Promise<import("./shapes.js").Subscription>}
 */
export async function planOf(accountId) {
  return ask("GET", `${pathOf(accountId)}/plan`);
}

/**
 * @param {string} accountId
 * @returns {Promise<{items: import("./shapes.js").Limit[], plan?: string}>}
 */
export async function limitsOf(accountId) {
  return ask("GET", `${pathOf(accountId)}/usage/limits`);
}

/**
 * The newest activities of an account.
 * @param {string} accountId
 * @param {number} limit
 * @returns {Promise<import("./shapes.js").Activity[]>}
 */
export async function newestActivities(accountId, limit) {
  return (await ask("GET", `${pathOf(accountId)}/activities`, { query: { limit } })).items;
}

/** @param {{name: string}} given @returns {Promise<Account>} a new root */
export async function createRoot(given) {
  return ask("POST", "v1/accounts", { json: given });
}

/**
 * @param {string} parentId
 * @param {{name: string, type?: string}} given
 * @returns {Promise<Account>}
 */
export async function createBelow(parentId, given) {
  return ask("POST", `${pathOf(parentId)}/children`, { json: given });
}

/**
 * @param {string} accountId
 * @param {{name?: string, settings?: Record<string, unknown>,
 *   metadata?: Record<string, unknown>}} changes null removes a setting
 * @returns {Promise<Account>}
 */
export async function changeAccount(accountId, changes) {
  return ask("PATCH", pathOf(accountId), { json: changes });
}

/**
 * @param {string} accountId
 * @param {string} parentAccountId
 */
export async function moveAccount(accountId, parentAccountId) {
  await ask("POST", `${pathOf(accountId)}/move`, { json: { parentAccountId } });
}

/**
 * @param {string} accountId
 * @param {string} reason
 */
export async function suspendAccount(accountId, reason) {
  const json = reason ? { reason } : {};
  await ask("POST", `${pathOf(accountId)}/suspend`, { json });
}

/** @param {string} accountId */
export async function reactivateAccount(accountId) {
  await ask("POST", `${pathOf(accountId)}/reactivate`);
}

/** @param {string} accountId */
export async function terminateAccount(accountId) {
  await ask("DELETE", pathOf(accountId));
}

/** @param {string} accountId */
export async function restoreAccount(accountId) {
  await ask("POST", `${pathOf(accountId)}/restore`);
}

/**
 * The path of an account, or of something in it.
 * @param {string} accountId
 */
export function pathOf(accountId) {
  return `v1/accounts/${encodeURIComponent(accountId)}`;
}
