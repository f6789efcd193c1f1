/**
 * Session: the API key of this tab.
 *
 * The key stays in the tab's storage: it is gone when the tab closes, and is never in an address.
 * Storage belongs to an origin, which several systems share, so the name includes the path.
 */

import { signal } from "../kit/vendor/signals.js";

const KEY = `tablewright.key ${new URL(".", document.baseURI).pathname}`;

export const sessionKey = signal(sessionStorage.getItem(KEY) ?? "");
/** Why the sign-in is shown, if there is a reason. */
export const reason = signal("");

/** @param {string} key that the server has accepted */
export function keepKey(key) {
  sessionStorage.setItem(KEY, key);
  reason.value = "";
  sessionKey.value = key;
}

/** @param {string} why */
export function forgetKey(why) {
  sessionStorage.removeItem(KEY);
  reason.value = why;
  sessionKey.value = "";
}

/**
 * The value of a parameter as far as the key says it: keys name the tenant that they stand for.
 * @param {string} name
 */
export function valueFromKey(name) {
  const found = /_([a-z0-9-]+)_[0-9a-f]{12}_[0-9A-Za-z]+$/.exec(sessionKey.value);
  return (name === "tenant" && found?.[1]) || "";
}
