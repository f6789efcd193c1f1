/**
 * The address is the state: a path behind the `#`, which no server sees, and parameters.
 * `#/accounts/{id}/members?person=…` is the path `/accounts/{id}/members`.
 */

import { makeAddress } from "../kit/state/address.js";

/** @typedef {{path: string, params: Record<string, string>}} Place */

const address = makeAddress({
  /** @param {Location} location @returns {Place} */
  read: ({ hash }) => placeIn(hash),
  write: addressOf,
});

/** Where the reader is. */
export const { place } = address;

/**
 * Goes somewhere.
 * @param {string} path
 * @param {{params?: Record<string, string>, replace?: boolean}} [how]
 */
export function open(path, { params = {}, replace = false } = {}) {
  address.go({ path, params }, { replace });
}

/**
 * The address of a place, for links.
 * @param {{path: string, params?: Record<string, string>}} place
 */
export function addressOf({ path, params = {} }) {
  const given = Object.entries(params).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given).toString();
  return `#${path}${query && `?${query}`}`;
}

/**
 * What a path has at the parameters of a pattern such as `/accounts/:accountId/keys`; null: the
 * path is another one.
 * @param {string} pattern
 * @param {string} path
 * @returns {Record<string, string> | null}
 */
export function matched(pattern, path) {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  /** @type {Record<string, string>} */
  const found = {};
  for (const [at, part] of wanted.entries()) {
    const one = given[at] ?? "";
    if (part.startsWith(":")) {
      if (!one) return null;
      found[part.slice(1)] = decoded(one);
    } else if (part !== one) return null;
  }
  return found;
}

/**
 * The path of a pattern with its parameters.
 * @param {string} pattern
 * @param {Record<string, string>} params
 */
export function filled(pattern, params) {
  return pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
}

/** @param {string} hash @returns {Place} */
function placeIn(hash) {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  return { path: path || "/", params: Object.fromEntries(new URLSearchParams(query)) };
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
