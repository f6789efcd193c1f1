/** Arrivals: events that have just come, for those who hear the page. */

import { signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";

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
    said.value = more.length
      ? text("inbox.arrivedMany", { count: arrived.length })
      : text("inbox.arrived", { type: first ?? "" });
    arrived = [];
  }, SAID_TOGETHER_MS);
}
