/**
 * Hooks: what the API offers a tenant to have its events pushed, in this page's shapes.
 * Not here: how requests are sent (`request.js`).
 */

import { ask } from "./request.js";

/** @typedef {import("./shapes.js").Hook} Hook */
/** @typedef {import("./shapes.js").Delivery} Delivery */

const PAGE = 25;

/** @returns {Promise<Hook[]>} */
export async function listHooks() {
  return (await ask("GET", "v1/hooks")).hooks.map(hookOf);
}

/**
 * @param {string} id
 * @returns {Promise<Hook>}
 */
export async function readHook(id) {
  return hookOf(await ask("GET", pathOf(id)));
}

/**
 * Subscribes a URL; the secret is the only time that it is seen.
 * @param {{url: string, types: string[], description: string}} wanted no types are all
 * @returns {Promise<{hook: Hook, secret: string}>}
 */
export async function addHook({ url, types, description }) {
  const body = JSON.stringify({ url, event_types: types.length ? types : null, description });
  const answer = await ask("POST", "v1/hooks", { body });
  return { hook: hookOf(answer), secret: answer.secret };
}

/** @param {string} id */
export async function deleteHook(id) {
  await ask("DELETE", pathOf(id));
}

/**
 * @param {string} id
 * @param {boolean} isActive
 */
export async function switchHook(id, isActive) {
  await ask("POST", `${pathOf(id)}/${isActive ? "enable" : "disable"}`);
}

/**
 * Gives a hook a new secret, shown this once.
 * @param {string} id
 * @returns {Promise<string>}
 */
export async function rotateSecret(id) {
  return (await ask("POST", `${pathOf(id)}/secret`)).secret;
}

/**
 * Sends a test message, and tells what came of it.
 * @param {string} id
 * @returns {Promise<Delivery>}
 */
export async function pingHook(id) {
  return deliveryOf(await ask("POST", `${pathOf(id)}/ping`));
}

/**
 * @param {string} id
 * @param {string} status empty for all
 * @param {string | null} cursor
 * @returns {Promise<{deliveries: Delivery[], nextCursor: string | null}>}
 */
export async function listDeliveries(id, status, cursor) {
  const query = { status, cursor, limit: PAGE };
  const answer = await ask("GET", `${pathOf(id)}/deliveries`, { query });
  return { deliveries: answer.deliveries.map(deliveryOf), nextCursor: answer.next_cursor };
}

/**
 * Sends one event to a hook again.
 * @param {string} id
 * @param {string} eventId
 * @returns {Promise<Delivery>}
 */
export async function replayDelivery(id, eventId) {
  const path = `${pathOf(id)}/deliveries/${encodeURIComponent(eventId)}/replay`;
  return deliveryOf(await ask("POST", path));
}

/**
 * Sends everything again that failed or was held since a time.
 * @param {string} id
 * @param {number} sinceMs
 */
export async function replayFailed(id, sinceMs) {
  await ask("POST", `${pathOf(id)}/replay`, { body: JSON.stringify({ since: sinceMs }) });
}

/** @param {string} id */
function pathOf(id) {
  return `v1/hooks/${encodeURIComponent(id)}`;
}

/**
 * @param {any} given
 * @returns {Hook}
 */
function hookOf(given) {
  return {
    id: given.id,
    url: given.url,
    eventTypes: given.event_types,
    description: given.description,
    status: given.status,
    statusReason: given.status_reason,
    statusAtMs: given.status_at,
    failures: given.failures,
    breaker: given.breaker,
    createdAtMs: given.created_at,
  };
}

/**
 * @param {any} given
 * @returns {Delivery}
 */
function deliveryOf(given) {
  return {
    eventId: given.event_id,
    eventType: given.event_type,
    publishedAtMs: given.published_at,
    status: given.status,
    nextAttemptAtMs: given.next_attempt_at,
    attempts: given.attempts.map((/** @type {any} */ one) => ({
      atMs: one.at,
      durationMs: one.duration_ms,
      status: one.status,
      error: one.error,
      excerpt: one.excerpt,
    })),
  };
}
