/** Address: the open section, and the open item in it: `#/people?user=u-1`. */

import { fromHash, makeAddress, toHash } from "../kit/state/address.js";

const { place, go: change } = makeAddress({ read: fromHash, write: toHash });

export const address = place;

/**
 * The link to a section; empty parameters are left out.
 * @param {string} view
 * @param {Record<string, string>} [params]
 */
export function linkTo(view, params = {}) {
  return toHash({ view, params });
}

/**
 * @param {string} view
 * @param {Record<string, string>} [params]
 */
export function go(view, params = {}) {
  change({ view, params });
}
