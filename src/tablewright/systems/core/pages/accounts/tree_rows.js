/** The person's accounts in the order of their tree. */

import { placed } from "../kit/shell/switcher.js";

/** @typedef {import("../api/shapes.js").MyAccount} MyAccount */

/** Account types from the highest rank: a child's is never above its parent's. */
export const TYPES = /** @type {const} */ (["conglomerate", "subsidiary", "division", "location"]);

/**
 * @param {readonly MyAccount[]} accounts
 * @returns {{account: MyAccount, depth: number}[]}
 */
export function treeRows(accounts) {
  const known = new Map(accounts.map((one) => [one.accountId, one]));
  const nodes = accounts.map((one) => ({
    id: one.accountId,
    name: one.name,
    parentId: one.parentAccountId,
  }));
  return placed(nodes, "").flatMap(({ account, depth }) => {
    const found = known.get(account.id);
    return found ? [{ account: found, depth }] : [];
  });
}

/**
 * The account itself and everything below it.
 * @param {readonly MyAccount[]} accounts
 * @param {string} accountId
 * @returns {Set<string>}
 */
export function subtree(accounts, accountId) {
  const found = new Set([accountId]);
  for (const { account } of treeRows(accounts)) {
    if (found.has(account.parentAccountId ?? "")) found.add(account.accountId);
  }
  return found;
}

/**
 * The types that an account may have below a parent.
 * @param {string | undefined} parentType
 */
export function typesBelow(parentType) {
  const at = TYPES.findIndex((one) => one === parentType);
  return TYPES.slice(Math.max(0, at));
}
