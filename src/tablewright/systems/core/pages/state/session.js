/**
 * Session: who has signed in. The session itself is a cookie that this page cannot read.
 * Not here: signing in (`door/`), what the person may do (`state/account.js`).
 */

import { signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").User} User */

/** Undefined until the server has responded; null: nobody. */
export const user = signal(/** @type {User | null | undefined} */ (undefined));

/** Until when the operator views the page as this person, as ISO text; empty: nobody does. */
export const impersonatedUntil = signal("");

/** Why the door is shown, if there is a reason. */
export const doorMessage = signal("");

/** The server does not know the session any more. */
export function sessionEnded() {
  if (!user.peek()) return;
  doorMessage.value = text("door.sessionEnded");
  user.value = null;
}

/** @param {User} one */
export function nameOf(one) {
  return `${one.firstName} ${one.lastName}`.trim();
}
