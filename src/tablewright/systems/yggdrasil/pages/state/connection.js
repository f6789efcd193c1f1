/**
 * Connection: whether the server can be reached, and what is waited for.
 * Not here: sending again (`api/request.js`).
 */

import { signal } from "../kit/vendor/signals.js";

/** What the page says while it waits; empty: all is well. */
export const waiting = signal("");

/**
 * Waits, and says why. Coming online again ends the waiting early.
 * @param {number} seconds
 * @param {string} why
 */
export async function wait(seconds, why) {
  waiting.value = why;
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    window.addEventListener("online", resolve, { once: true });
  });
}

/** How many requests are sent again until they are answered, or given up. */
let trying = 0;

/** A request is about to be sent again. */
export function beginTrying() {
  trying += 1;
}

/** Retries have ended; the caller of the request shows why. */
export function endTrying() {
  trying -= 1;
  if (!trying) reached();
}

/** The server has answered. */
export function reached() {
  if (waiting.peek()) waiting.value = "";
}
