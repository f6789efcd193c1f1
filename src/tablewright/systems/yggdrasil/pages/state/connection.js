/**
 * Connection: whether the server can be reached, and what is waited for.
 * Not here: sending again (`api/request.js`).
 */

import { signal } from "../vendor/signals.js";

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

/** The server has answered. */
export function reached() {
  if (waiting.peek()) waiting.value = "";
}
