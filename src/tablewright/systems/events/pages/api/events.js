/**
 * Events: what the API offers a tenant for them, in this page's shapes.
 * Not here: how requests are sent (`request.js`).
 */

import { RawJson, readJson } from "./json_text.js";
import { ask, askWithTime, send } from "./request.js";
import { serverEvents } from "../kit/state/server_events.js";

/** @typedef {import("./shapes.js").StoredEvent} StoredEvent */
/** @typedef {import("./shapes.js").EventPage} EventPage */
/** @typedef {import("./shapes.js").EventFilter} EventFilter */
/** @typedef {import("./shapes.js").Figures} Figures */
/** @typedef {{id: string, createdAtMs: number, isRepeat: boolean}} Receipt */

const PAGE = 50;
const RAW = ["payload"];

/**
 * A page of events: undelivered ones oldest first, others newest first.
 * @param {EventFilter} filter
 * @param {string | null} cursor
 * @param {AbortSignal} [signal]
 * @returns {Promise<EventPage>}
 */
export async function listEvents(filter, cursor, signal) {
  const isInbox = filter.status === "undelivered";
  const query = {
    limit: PAGE,
    cursor,
    event_type: filter.type,
    after: filter.afterMs,
    before: filter.beforeMs,
    status: isInbox ? null : filter.status,
  };
  const path = isInbox ? "v1/inbox" : "v1/events";
  const { answer, serverMs } = await askWithTime("GET", path, { query, signal, rawNames: RAW });
  return { events: answer.events.map(eventOf), nextCursor: answer.next_cursor, serverMs };
}

/**
 * One event, as it is now.
 * @param {string} id
 * @returns {Promise<StoredEvent>}
 */
export async function readEvent(id) {
  return eventOf(await ask("GET", pathOf(id), { rawNames: RAW }));
}

/**
 * Sends a payload as it is written.
 * @param {string} payload JSON
 * @param {{type: string, repeatKey: string}} more
 * @returns {Promise<Receipt>}
 */
export async function sendEvent(payload, { type, repeatKey }) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (type) headers["X-Event-Type"] = type;
  if (repeatKey) headers["Idempotency-Key"] = repeatKey;
  const response = await send("POST", "v1/events", { body: payload, headers });
  const { id, created_at } = readJson(await response.text());
  const isRepeat = response.headers.get("Idempotent-Replay") === "true";
  return { id, createdAtMs: created_at, isRepeat };
}

/** @param {string} id */
export async function acknowledge(id) {
  await ask("POST", `${pathOf(id)}/ack`);
}

/**
 * Acknowledges several; gives the ids of those that are not there any more.
 * @param {readonly string[]} ids
 * @returns {Promise<string[]>}
 */
export async function acknowledgeAll(ids) {
  const body = JSON.stringify({ event_ids: ids });
  return missingOf(await ask("POST", "v1/events/ack", { body }));
}

/** @param {string} id */
export async function putBack(id) {
  await ask("POST", `${pathOf(id)}/nack`);
}

/** @param {string} id */
export async function deleteEvent(id) {
  await ask("DELETE", pathOf(id));
}

/**
 * Deletes several; gives the ids of those that were not there any more.
 * @param {readonly string[]} ids
 * @returns {Promise<string[]>}
 */
export async function deleteAll(ids) {
  const body = JSON.stringify({ event_ids: ids });
  return missingOf(await ask("POST", "v1/events/erase", { body }));
}

/**
 * Puts delivered events back into the inbox; `isComplete` is false if more follow by themselves.
 * @param {{fromMs: number | null, toMs: number | null, type: string}} span
 * @returns {Promise<{count: number, isComplete: boolean}>}
 */
export async function replay({ fromMs, toMs, type }) {
  const body = JSON.stringify({ from: fromMs, to: toMs, event_type: type || null });
  const { count, is_complete } = await ask("POST", "v1/events/replay", { body });
  return { count, isComplete: is_complete };
}

/**
 * How many events there are, and how old the oldest undelivered one is.
 * @returns {Promise<Figures>}
 */
export async function readFigures() {
  const answer = await ask("GET", "v1/stats");
  return {
    undelivered: countOf(answer.undelivered),
    delivered: countOf(answer.delivered),
    oldestUndeliveredAtMs: answer.oldest_undelivered_at,
  };
}

/**
 * Events as they come, and signs of life (`event` is null).
 * @param {string} lastId where an earlier stream ended, or empty
 * @param {AbortSignal} signal
 * @returns {Promise<AsyncGenerator<{event: StoredEvent | null, id: string | null}>>}
 */
export async function openStream(lastId, signal) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "text/event-stream" };
  if (lastId) headers["Last-Event-ID"] = lastId;
  const response = await send("GET", "v1/stream", { headers, signal });
  const body = /** @type {ReadableStream<Uint8Array>} */ (response.body);
  return (async function* () {
    for await (const { data, id } of serverEvents(body)) {
      yield { event: data === "" ? null : eventOf(readJson(data, RAW)), id };
    }
  })();
}

/**
 * @param {any} given
 * @returns {StoredEvent}
 */
function eventOf(given) {
  return {
    id: given.id,
    createdAtMs: given.created_at,
    status: given.status,
    eventType: given.event_type ?? null,
    payload: given.payload instanceof RawJson ? given.payload : new RawJson("null"),
    deliveredAtMs: given.delivered_at ?? null,
    leaseUntilMs: given.lease_until ?? null,
  };
}

/**
 * @param {any} given
 * @returns {import("./shapes.js").StatusCount}
 */
function countOf(given) {
  return {
    count: given.count,
    isExact: given.is_exact,
    byType: given.by_type.map((/** @type {any} */ one) => ({
      eventType: one.event_type,
      count: one.count,
    })),
  };
}

/** @param {string} id */
function pathOf(id) {
  return `v1/events/${encodeURIComponent(id)}`;
}

/**
 * @param {any} answer
 * @returns {string[]}
 */
function missingOf(answer) {
  return answer.results
    .filter((/** @type {any} */ one) => one.status === "not_found")
    .map((/** @type {any} */ one) => one.id);
}
