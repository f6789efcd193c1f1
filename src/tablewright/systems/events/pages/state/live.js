/**
 * The live stream of the tenant's events: connected while somebody looks, and connected again,
 * ever later, when it breaks.
 *
 * A browser allows six connections to a server; a page that nobody has looked at for a minute
 * gives its own back.
 * Not here: what becomes of an event (`inbox/pile.js`).
 */

import { openStream } from "../api/events.js";
import { ApiError } from "../api/request.js";
import { signal } from "../kit/vendor/signals.js";
import { hasKey } from "./session.js";

/** @typedef {import("../api/shapes.js").StoredEvent} StoredEvent */
/** @typedef {"off" | "connecting" | "live" | "waiting" | "paused"} LiveState */

const PAUSE_FIRST_MS = 1_000;
const PAUSE_MAX_MS = 30_000;
const HIDDEN_MS = 60_000;
const SILENCE_MS = 45_000; // the server gives a sign of life every 15 s

/** In which state the connection is, for people to see. */
export const liveState = signal(/** @type {LiveState} */ ("off"));

/** Why the connection ended, as long as there is none. */
export const liveProblem = signal("");

/** @type {AbortController | null} */
let running = null;
let hiddenTimer = 0;

/**
 * Follows the tenant's events until the function that is returned is called.
 * @param {(event: StoredEvent) => void} onEvent
 * @param {() => void} onConnected events may have come and gone in the meantime
 */
export function follow(onEvent, onConnected) {
  const look = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(() => halt("paused"), HIDDEN_MS);
    else if (!running) start(onEvent, onConnected);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    clearTimeout(hiddenTimer);
    halt("off");
  };
}

/** @param {LiveState} state */
function halt(state) {
  running?.abort();
  running = null;
  liveState.value = state;
}

/**
 * @param {(event: StoredEvent) => void} onEvent
 * @param {() => void} onConnected
 */
async function start(onEvent, onConnected) {
  const own = new AbortController();
  running = own;
  let pauseMs = PAUSE_FIRST_MS;
  let lastId = "";
  while (!own.signal.aborted && hasKey()) {
    liveState.value = "connecting";
    const silence = new Silence();
    try {
      const events = await openStream(lastId, AbortSignal.any([own.signal, silence.signal]));
      liveState.value = "live";
      liveProblem.value = "";
      onConnected();
      for await (const { event, id } of events) {
        silence.broken();
        pauseMs = PAUSE_FIRST_MS;
        if (id !== null) lastId = id;
        if (event !== null) onEvent(event);
      }
    } catch (error) {
      if (own.signal.aborted) return;
      liveProblem.value = error instanceof ApiError ? error.message : "The connection broke.";
      if (error instanceof ApiError) pauseMs = Math.max(pauseMs, error.retryAfterSeconds * 1000);
    } finally {
      silence.end();
    }
    if (own.signal.aborted || !hasKey()) return;
    liveState.value = "waiting";
    await pause(pauseMs * (0.5 + Math.random() / 2), own.signal);
    pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS);
  }
}

/** Ends a connection that gives no sign of life: a machine that slept does not notice otherwise. */
class Silence {
  #ending = new AbortController();
  #timer = 0;

  constructor() {
    this.signal = this.#ending.signal;
    this.broken();
  }

  broken() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ending.abort(), SILENCE_MS);
  }

  end() {
    clearTimeout(this.#timer);
  }
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pause(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
