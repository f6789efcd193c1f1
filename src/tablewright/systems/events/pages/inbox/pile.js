/**
 * The pile: the events on the page that is looked at, kept right while others send and acknowledge.
 *
 * Undelivered events lie oldest first, as they are to be taken; all others newest first.
 * Not here: what is done to events (`deeds.js`), where the reader is (`state/address.js`).
 */

import { listEvents } from "../api/events.js";
import { place } from "../state/address.js";
import { announceArrival } from "../state/arrivals.js";
import { batch, signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").StoredEvent} StoredEvent */
/** @typedef {import("../api/shapes.js").EventFilter} EventFilter */
/** @typedef {import("../state/address.js").Place} Place */

/** @type {import("../kit/vendor/signals.js").Signal<StoredEvent[]>} */
export const events = signal([]);
/** @type {import("../kit/vendor/signals.js").Signal<string | null>} */
export const nextCursor = signal(null);
export const isLoading = signal(true);
/** @type {import("../kit/vendor/signals.js").Signal<unknown>} */
export const problem = signal(null);

/**
 * When the events on the page were read, by this machine's clock; null until they are.
 * @type {import("../kit/vendor/signals.js").Signal<number | null>}
 */
export const readAtMs = signal(null);

/** Ids of events that were selected, and of those that came while the page was open. */
export const chosen = signal(/** @type {ReadonlySet<string>} */ (new Set()));
export const fresh = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** How many events have come that lie on another page. */
export const elsewhere = signal(0);

/** The event that keys act on: the one that was focused last. */
export const current = signal("");

/**
 * Ids of events that were dealt with here, and whether they are out of the inbox by that: the
 * stream may tell of them a moment too late.
 * @type {Map<string, boolean>}
 */
const dealtWith = new Map();

/** The question that the events on the page answer, and the server's time of the response. */
let answered = "";
let answeredMs = Infinity;

/** Ids that the stream has sent: after a reconnection it sends the last ones again. */
const heard = new Set();
const HEARD_MAX = 1_000;
const SECOND_MS = 1_000;

/** @type {AbortController | null} */
let asking = null;

/**
 * Events that have come while the page is read: the answer may have been made before them.
 * @type {StoredEvent[]}
 */
let meanwhile = [];

/**
 * What the address asks for.
 * @param {Place} where
 * @returns {EventFilter}
 */
export function filterOf(where) {
  return {
    status: where.status === "" ? "undelivered" : where.status === "all" ? "" : where.status,
    type: where.type,
    afterMs: where.sinceMs || (where.after ? Date.parse(where.after) : null),
    beforeMs: where.before ? Date.parse(where.before) : null,
  };
}

/**
 * Refreshes the page. Done quietly, nothing flickers, and what is selected stays so.
 * Where that fails, the events that were read before stay, unless they answer another question.
 * @param {{isQuiet?: boolean}} [how]
 */
export async function load({ isQuiet = false } = {}) {
  asking?.abort();
  const own = new AbortController();
  asking = own;
  meanwhile = [];
  if (!isQuiet) {
    batch(() => {
      isLoading.value = true;
      chosen.value = new Set();
      fresh.value = new Set();
    });
  }
  const where = place.peek();
  const filter = filterOf(where);
  const cursor = where.cursors.at(-1) ?? null;
  const question = JSON.stringify([filter, cursor]);
  try {
    const page = await listEvents(filter, cursor, own.signal);
    if (own.signal.aborted) return;
    batch(() => {
      if (isQuiet && question === answered) welcome(page.events);
      answered = question;
      answeredMs = page.serverMs ?? Infinity;
      readAtMs.value = Date.now();
      events.value = page.events;
      nextCursor.value = page.nextCursor;
      problem.value = null;
      elsewhere.value = 0;
      meanwhile.forEach((event) => put(event));
      const there = new Set(events.peek().map((event) => event.id));
      chosen.value = new Set([...chosen.peek()].filter((id) => there.has(id)));
    });
  } catch (error) {
    if (own.signal.aborted) return;
    batch(() => {
      if (question !== answered) {
        answered = "";
        readAtMs.value = null;
        events.value = [];
        nextCursor.value = null;
      }
      problem.value = error;
    });
  } finally {
    if (asking === own) {
      asking = null;
      isLoading.value = false;
    }
  }
}

/**
 * An event has come: it is put where it belongs, if it belongs here.
 * @param {StoredEvent} event
 */
export function arrive(event) {
  if (asking) meanwhile.push(event);
  const isRepeated = heard.has(event.id);
  hear(event.id);
  if (put(event, { isRepeated })) announceArrival(event.eventType ?? text("event.withoutType"));
}

/** @param {string} id */
function hear(id) {
  heard.add(id);
  if (heard.size > HEARD_MAX) heard.delete(heard.values().next().value);
}

/**
 * Puts an event where it belongs.
 * @param {StoredEvent} event
 * @param {{isRepeated?: boolean}} [how] whether the stream has sent it before
 * @returns {boolean} whether it is news
 */
function put(event, { isRepeated = false } = {}) {
  if (dealtWith.get(event.id) || !isWanted(event, filterOf(place.peek()))) return false;
  const there = events.peek();
  if (there.some((one) => one.id === event.id)) {
    replace(event);
    return false;
  }
  const isQueue = place.peek().status === "";
  const isFirstPage = place.peek().cursors.length === 0;
  const isLastPage = nextCursor.peek() === null;
  const isNewest = there.every((one) => one.createdAtMs <= event.createdAtMs);
  if (isQueue ? isLastPage && (isFirstPage || isNewest) : isFirstPage && (isLastPage || isNewest)) {
    const sorted = [...there, event].sort((a, b) => a.createdAtMs - b.createdAtMs);
    events.value = isQueue ? sorted : sorted.reverse();
    if (!isRepeated) fresh.value = new Set([...fresh.peek(), event.id]);
  } else if (isNewest) {
    if (!isRepeated) elsewhere.value += 1;
  } else {
    return false; // the stream tells of it late: it lies on a page that was read since
  }
  return !isRepeated;
}

/**
 * Events have changed: those that the filter no longer lets through leave the page.
 * @param {readonly string[]} ids
 * @param {Partial<StoredEvent> | null} change null if they are gone
 */
export function apply(ids, change) {
  const touched = new Set(ids);
  for (const id of ids) dealtWith.set(id, change?.status !== "undelivered");
  const filter = filterOf(place.peek());
  batch(() => {
    events.value = events.peek().flatMap((event) => {
      if (!touched.has(event.id)) return [event];
      const changed = change && { ...event, ...change };
      return changed && isWanted(changed, filter) ? [changed] : [];
    });
    chosen.value = new Set([...chosen.peek()].filter((id) => !touched.has(id)));
  });
}

/**
 * Marks events received since the page was read before, as if the stream had sent them.
 * An event that is merely not on the page yet is not new: it may have been on the next page, or
 * was put back by a consumer.
 * @param {readonly StoredEvent[]} found
 */
function welcome(found) {
  const known = new Set(events.peek().map((event) => event.id));
  for (const { id, createdAtMs, eventType } of found) {
    // The server's time is known to the second: what it received within that one may be old.
    if (createdAtMs < answeredMs + SECOND_MS || known.has(id) || dealtWith.has(id)) continue;
    fresh.value = new Set([...fresh.peek(), id]);
    announceArrival(eventType ?? text("event.withoutType"));
  }
}

/** @param {StoredEvent} event */
function replace(event) {
  events.value = events.peek().map((one) => (one.id === event.id ? event : one));
}

/**
 * @param {StoredEvent} event
 * @param {EventFilter} filter
 */
function isWanted(event, filter) {
  return (
    (filter.status === "" || filter.status === event.status) &&
    (filter.type === "" || filter.type === event.eventType) &&
    (filter.afterMs === null || event.createdAtMs > filter.afterMs) &&
    (filter.beforeMs === null || event.createdAtMs < filter.beforeMs)
  );
}
