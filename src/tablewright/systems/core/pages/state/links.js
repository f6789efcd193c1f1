/**
 * Links to views by their names, for views that do not import each other.
 *
 *     linkTo("members")             the view of the open account; empty: there is no such view
 */

import { addressOf, filled } from "./address.js";
import { currentId } from "./account.js";

/** @typedef {{name: string, path: string}} Named */

/** @type {Map<string, Named>} */
const known = new Map();

/** @param {readonly Named[]} views */
export function knowViews(views) {
  for (const view of views) known.set(view.name, view);
}

/**
 * @param {string} name
 * @param {Record<string, string>} [params] of the path; the account is the open one unless named
 * @param {Record<string, string>} [query]
 */
export function linkTo(name, params = {}, query = {}) {
  const view = known.get(name);
  if (!view) return "";
  const path = filled(view.path, { accountId: currentId.value, ...params });
  return addressOf({ path, params: query });
}
