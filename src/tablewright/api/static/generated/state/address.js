/**
 * Address: which view is open, and with which parameters: `#orders?status=open&item=o-1`.
 * Not here: the key, which is never part of an address (`state/session.js`).
 */

import { signal } from "../kit/vendor/signals.js";

/** @typedef {{view: string, params: Record<string, string>}} Address */

/** @returns {Address} */
function read() {
  const [view = "", query = ""] = location.hash.slice(1).split("?", 2);
  return { view: decodeURIComponent(view), params: Object.fromEntries(new URLSearchParams(query)) };
}

export const address = signal(read());

addEventListener("hashchange", () => {
  address.value = read();
});

/**
 * The link to a view; empty parameters are left out.
 * @param {string} view
 * @param {Record<string, string>} [params]
 */
export function linkTo(view, params = {}) {
  const given = Object.entries(params).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given).toString();
  return `#${encodeURIComponent(view)}${query && `?${query}`}`;
}

/**
 * @param {string} view
 * @param {Record<string, string>} [params]
 */
export function go(view, params) {
  location.hash = linkTo(view, params);
}
