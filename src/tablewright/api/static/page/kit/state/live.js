/**
 * Live: follows a stream of server-sent events while the page is visible.
 *
 *     const live = makeLive({ open, onEvent, onConnected: reload, poll: reload });
 *     useEffect(() => live.follow(), []);
 *
 * A broken connection is opened again, ever later, and resumes after the last event. After a few
 * failures the page polls as well. A browser allows six connections to a server, so a page that has
 * been hidden for some seconds closes its own, and resumes when it is shown. The server is
 * `tablewright.kits.live`: the id of an event is a position, and a block may have an id alone.
 */

import { text } from "../kit_words.js";
import { signal } from "../vendor/signals.js";
import { ApiError } from "./api_error.js";

/** @typedef {"off" | "connecting" | "live" | "waiting" | "polling" | "paused"} LiveState */
/** @typedef {import("./server_events.js").ServerEvent} ServerEvent */

const PAUSE_FIRST_MS = 1_000;
const PAUSE_MAX_MS = 30_000;
const HIDDEN_MS = 5_000; // a reader with three open pages must not wait for connections
const SILENCE_MS = 45_000; // the server sends a comment every 15 s
const FAILURES_MAX = 3; // after more failures, the page polls

/**
 * @template {{id: string | null}} E
 * @typedef {object} LiveOptions
 * @property {(lastId: string, signal: AbortSignal) => Promise<AsyncIterable<E>>} open
 * @property {(event: E) => void} onEvent also of an event without data, a sign of life
 * @property {() => void} [onConnected] events may have been missed
 * @property {() => void} [poll] reads what the stream would have reported
 * @property {() => boolean} [isWanted] false: do not connect again
 */

/**
 * @template {{id: string | null}} E
 * @param {LiveOptions<E>} options
 */
export function makeLive({ open, onEvent, onConnected, poll, isWanted = () => true }) {
  const state = signal(/** @type {LiveState} */ ("off"));
  const problem = signal("");
  /** @type {AbortController | null} */
  let running = null;
  let hiddenTimer = 0;
  let lastId = "";

  /** @param {LiveState} next */
  const halt = (next) => {
    running?.abort();
    running = null;
    state.value = next;
  };

  const run = async () => {
    const own = new AbortController();
    running = own;
    let pauseMs = PAUSE_FIRST_MS;
    let failures = 0;
    while (!own.signal.aborted && isWanted()) {
      if (failures <= FAILURES_MAX) state.value = "connecting";
      const silence = new Silence();
      try {
        const events = await open(lastId, AbortSignal.any([own.signal, silence.signal]));
        state.value = "live";
        problem.value = "";
        failures = 0;
        onConnected?.();
        for await (const event of events) {
          silence.broken();
          pauseMs = PAUSE_FIRST_MS;
          if (event.id !== null) lastId = event.id;
          onEvent(event);
        }
      } catch (error) {
        if (own.signal.aborted) return;
        failures += 1;
        const isKnown = error instanceof ApiError;
        problem.value = isKnown ? error.message : text("live.broken");
        if (isKnown) pauseMs = Math.max(pauseMs, error.retryAfterSeconds * 1_000);
        if (isKnown && error.status === 400) lastId = ""; // not a position, or no longer one
      } finally {
        silence.end();
      }
      if (own.signal.aborted || !isWanted()) return;
      const isPolling = poll !== undefined && failures > FAILURES_MAX;
      state.value = isPolling ? "polling" : "waiting";
      if (isPolling) poll();
      await pause(pauseMs * (0.5 + Math.random() / 2), own.signal);
      pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS);
    }
  };

  return {
    /** The state of the connection, for readers to see. */
    state,
    /** The reason why the connection ended, while there is none. */
    problem,
    /** Follows the stream; returns a function that ends it. */
    follow() {
      const look = () => {
        clearTimeout(hiddenTimer);
        if (document.hidden) hiddenTimer = setTimeout(() => halt("paused"), HIDDEN_MS);
        else if (!running) run();
      };
      lastId = "";
      document.addEventListener("visibilitychange", look);
      look();
      return () => {
        document.removeEventListener("visibilitychange", look);
        clearTimeout(hiddenTimer);
        halt("off");
      };
    },
  };
}

/** Ends a connection that is silent: a machine that slept does not notice otherwise. */
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
