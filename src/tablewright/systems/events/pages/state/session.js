/**
 * Session: the key that this tab was given, and for how long.
 *
 * It lies in the tab's own storage: it is gone with the tab, other tabs do not see it, and it is
 * never part of an address. Forgetting it loads the page anew, so that nothing of the tenant stays
 * in memory either.
 * Not here: asking for it (`desk/door.js`).
 */

import { signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";

const KEY = "events.key";
const MESSAGE = "events.message";

/** The key, or an empty text: to be read by those who show something of it. */
export const sessionKey = signal(sessionStorage.getItem(KEY) ?? "");

let isLeaving = false;

/** Whether there is a key at all. */
export const hasKey = () => sessionKey.value !== "";

/** The key to send, without following its changes. */
export const currentKey = () => sessionKey.peek();

/**
 * Keeps a key that the server has taken.
 * @param {string} key
 */
export function keepKey(key) {
  sessionStorage.setItem(KEY, key);
  sessionKey.value = key;
}

/** Forgets the key, and where its owner was. */
export function forgetKey() {
  leave(text("door.signedOut"));
  location.replace(location.pathname);
}

/**
 * The server has refused a key. Another one may have been set since the request was sent.
 * @param {string} refused
 */
export function keyRefused(refused) {
  if (isLeaving || refused !== sessionKey.peek()) return;
  leave(text("door.rejected"));
  location.reload();
}

/** Why the door is shown, if there is a reason: told once. */
export function takeDoorMessage() {
  const message = sessionStorage.getItem(MESSAGE) ?? "";
  sessionStorage.removeItem(MESSAGE);
  return message;
}

/** @param {string} message */
function leave(message) {
  isLeaving = true;
  sessionStorage.removeItem(KEY);
  sessionStorage.setItem(MESSAGE, message);
}
