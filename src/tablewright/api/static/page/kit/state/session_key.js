/**
 * Session key: the credential that a reader has entered, for this tab only.
 *
 *     const { key, reason, keep, forget } = makeSessionKey();
 *
 * The key stays in the tab's storage: it is gone when the tab closes, and is never in an address.
 * Storage belongs to an origin, which several systems share, so the name includes the path.
 * Not here: asking for it (`shell/key_door.js`).
 */

import { signal } from "../vendor/signals.js";

export function makeSessionKey() {
  const name = `tablewright.key ${new URL(".", document.baseURI).pathname}`;
  const key = signal(sessionStorage.getItem(name) ?? "");
  const reason = signal("");
  return {
    /** The key; empty before the sign-in. */
    key,
    /** The reason why the sign-in is shown, if there is one. */
    reason,
    /** @param {string} given that the server has accepted */
    keep(given) {
      sessionStorage.setItem(name, given);
      reason.value = "";
      key.value = given;
    },
    /** @param {string} why */
    forget(why) {
      sessionStorage.removeItem(name);
      reason.value = why;
      key.value = "";
    },
  };
}
