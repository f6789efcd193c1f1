/**
 * Session: who has signed in. The session itself is a cookie that this page cannot read.
 * Not here: signing in (`door/`), and what the server says about it (`api/accounts.js`).
 */

import { signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").User} User */

/** Undefined until the server has told; null: nobody. */
export const user = signal(/** @type {User | null | undefined} */ (undefined));

/** Why the door is shown, if there is a reason. */
export const doorMessage = signal("");

/** The server does not know the session any more. */
export function sessionEnded() {
  if (!user.peek()) return;
  doorMessage.value = text("account.sessionEnded");
  user.value = null;
}
