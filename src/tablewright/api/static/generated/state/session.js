/** Session: the API key of this tab. */

import { makeSessionKey } from "../kit/state/session_key.js";

const { key, reason, keep, forget } = makeSessionKey();

export { forget as forgetKey, keep as keepKey, key as sessionKey, reason };

/**
 * The value of a parameter that the key determines: keys name their tenant.
 * @param {string} name
 */
export function valueFromKey(name) {
  const found = /_([a-z0-9-]+)_[0-9a-f]{12}_[0-9A-Za-z]+$/.exec(key.value);
  return (name === "tenant" && found?.[1]) || "";
}
