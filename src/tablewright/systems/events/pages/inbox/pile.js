/**
 * The pile: the events on the page that is looked at, kept right while others send and acknowledge.
 *
 * Undelivered events lie oldest first, as they are to be taken; all others newest first.
 * Not here: what is done to events (`deeds.js`), where the reader is (`state/address.js`).
 */

import { listEvents } from "../api/events.js";
import { place } from "../state/address.js";
import { announceArrival } from "../state/notices.js";
import { batch, signal } from "../vendor/signals.js";

/** @typedef {import("../api/shapes.js").StoredEvent} StoredEvent */
/** @typedef {import("../api/shapes.js").EventFilter} EventFilter */
/** @typedef {import("../state/address.js").Place} Place */

/** @type {import("../vendor/signals.js").Signal<StoredEvent[]>} */
export const events = signal([]);
/** @type {import("../vendor/signals.js").Signal<string | null>} */
export const nextCursor = signal(null);
export const isLoading = signal(true);
/** @type {import("../vendor/signals.js").Signal<unknown>} */
export const problem = signal(null);

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

/** The question that the events on the page answer. */
let answered = "";

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
 * Reads the page anew. Done quietly, nothing flickers, and what is selected stays so.
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
  try {
    const where = place.peek();
    const filter = filterOf(where);
    const cursor = where.cursors.at(-1) ?? null;
    const page = await listEvents(filter, cursor, own.signal);
    if (own.signal.aborted) return;
    batch(() => {
      const question = JSON.stringify([filter, cursor]);
      if (isQuiet && question === answered) welcome(page.events);
      answered = question;
      events.value = page.events;
      nextCursor.value = page.nextCursor;
      problem.value = null;
      elsewhere.value = 0;
      meanwhile.forEach(put);
      const there = new Set(events.peek().map((event) => event.id));
      chosen.value = new Set([...chosen.peek()].filter((id) => there.has(id)));
    });
  } catch (error) {
    if (own.signal.aborted) return;
    if (!isQuiet) events.value = [];
    problem.value = error;
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
  if (put(event)) announceArrival(event.eventType ?? "without type");
}

/**
 * Puts an event where it belongs.
 * @param {StoredEvent} event
 * @returns {boolean} whether it is news
 */
function put(event) {
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
    fresh.value = new Set([...fresh.peek(), event.id]);
  } else if (isNewest) {
    elsewhere.value += 1;
  } else {
    return false; // the stream tells of it late: it lies on a page that was read since
  }
  return true;
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
 * Marks those that have come since the page was read before, as if the stream had told of them.
 * @param {readonly StoredEvent[]} found
 */
function welcome(found) {
  const newestMs = Math.max(0, ...events.peek().map((event) => event.createdAtMs));
  const known = new Set(events.peek().map((event) => event.id));
  for (const { id, createdAtMs, eventType } of found) {
    if (createdAtMs < newestMs || known.has(id) || dealtWith.has(id)) continue;
    fresh.value = new Set([...fresh.peek(), id]);
    announceArrival(eventType ?? "without type");
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
