/**
 * The live stream of the tenant's events.
 * Not here: connecting and connecting again (`kit/state/live.js`), what becomes of an event
 * (`inbox/pile.js`).
 */

import { openStream } from "../api/events.js";
import { makeLive } from "../kit/state/live.js";
import { signal } from "../kit/vendor/signals.js";
import { hasKey } from "./session.js";

/** @typedef {import("../api/shapes.js").StoredEvent} StoredEvent */

const listeners = signal({
  onEvent: /** @type {(event: StoredEvent) => void} */ (() => {}),
  onConnected: () => {},
});

const live = makeLive({
  open: openStream,
  onEvent: ({ event }) => event !== null && listeners.peek().onEvent(event),
  onConnected: () => listeners.peek().onConnected(),
  poll: () => listeners.peek().onConnected(),
  isWanted: hasKey,
});

export const liveState = live.state;
export const liveProblem = live.problem;

/**
 * Follows the tenant's events until the function that is returned is called.
 * @param {(event: StoredEvent) => void} onEvent
 * @param {() => void} onConnected events may have been missed
 */
export function follow(onEvent, onConnected) {
  listeners.value = { onEvent, onConnected };
  return live.follow();
}
