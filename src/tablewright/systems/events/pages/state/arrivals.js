/** Arrivals: events that have just come, for those who hear the page. */

import { signal } from "../kit/vendor/signals.js";

const SAID_TOGETHER_MS = 700;

/** What the live region says. */
export const said = signal("");

/** @type {string[]} */
let arrived = [];

/**
 * Says that an event has come; several that come together are counted.
 * @param {string} type
 */
export function announceArrival(type) {
  arrived.push(type);
  if (arrived.length > 1) return;
  setTimeout(() => {
    const [first, ...more] = arrived;
    said.value = more.length ? `${arrived.length} new events` : `New event: ${first}`;
    arrived = [];
  }, SAID_TOGETHER_MS);
}
