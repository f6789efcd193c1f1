/** Requests about the webhooks of an account, and their deliveries. */

import { pathOf } from "./accounts.js";
import { ask, everyOne } from "./request.js";

/**
 * @typedef {object} Webhook
 * @property {string} webhookId
 * @property {string} url
 * @property {string[]} events
 * @property {string} description
 * @property {boolean} isActive
 * @property {"active" | "disabled" | "ended"} status
 * @property {string[]} headerNames
 * @property {{maxAttempts: number}} retryPolicy
 * @property {number} failureCount
 * @property {"closed" | "half_open" | "open"} breaker
 * @property {string} [statusReason]
 * @property {string} [statusAt]
 * @property {number} [lastResponseCode]
 * @property {string} [lastCalledAt]
 */

/** @typedef {"delivered" | "failed" | "held" | "pending"} DeliveryStatus */

/**
 * @typedef {object} Attempt
 * @property {string} at
 * @property {number} durationMs
 * @property {number} [responseCode]
 * @property {string} [error]
 * @property {string} [excerpt]
 */

/**
 * @typedef {object} Delivery
 * @property {string} deliveryId
 * @property {string} eventType
 * @property {DeliveryStatus} status
 * @property {string} publishedAt
 * @property {Attempt[]} attempts
 * @property {string} [nextAttemptAt]
 */

/** @typedef {{url: string, headerNames: string[], body: string}} SentRequest */

/**
 * @typedef {object} WebhookEntry
 * @property {string} url
 * @property {string[]} events
 * @property {string} description
 * @property {Record<string, string | null>} headers null removes one
 * @property {{maxAttempts: number}} [retryPolicy]
 */

/** @param {string} accountId @returns {Promise<Webhook[]>} */
export async function webhooksOf(accountId) {
  return everyOne(hooksPath(accountId));
}

/** @param {string} accountId @param {string} hookId @returns {Promise<Webhook>} */
export async function webhookAt(accountId, hookId) {
  return ask("GET", hooksPath(accountId, hookId));
}

/**
 * @param {string} accountId
 * @param {WebhookEntry} given
 * @returns {Promise<{webhook: Webhook, secret: string}>} the secret is shown this once
 */
export async function createWebhook(accountId, given) {
  return ask("POST", hooksPath(accountId), { json: given });
}

/** @param {string} accountId @param {string} hookId @param {WebhookEntry} changes */
export async function changeWebhook(accountId, hookId, changes) {
  await ask("PATCH", hooksPath(accountId, hookId), { json: changes });
}

/** @param {string} accountId @param {string} hookId */
export async function deleteWebhook(accountId, hookId) {
  await ask("DELETE", hooksPath(accountId, hookId));
}

/** @param {string} accountId @param {string} hookId @returns {Promise<string>} the new secret */
export async function rotateSecret(accountId, hookId) {
  return (await ask("POST", `${hooksPath(accountId, hookId)}/secret`)).secret;
}

/** @param {string} accountId @param {string} hookId @param {boolean} isOn */
export async function switchWebhook(accountId, hookId, isOn) {
  await ask("POST", `${hooksPath(accountId, hookId)}/${isOn ? "enable" : "disable"}`);
}

/** @param {string} accountId @param {string} hookId @returns {Promise<Delivery>} */
export async function pingWebhook(accountId, hookId) {
  return ask("POST", `${hooksPath(accountId, hookId)}/ping`);
}

/**
 * @param {string} accountId
 * @param {string} hookId
 * @param {{status: string, cursor: string}} query
 * @returns {Promise<{items: Delivery[], nextCursor: string | null}>}
 */
export async function deliveriesOf(accountId, hookId, query) {
  const path = `${hooksPath(accountId, hookId)}/deliveries`;
  return ask("GET", path, { query: { limit: 25, ...query } });
}

/**
 * @param {string} accountId
 * @param {string} hookId
 * @param {string} deliveryId
 * @returns {Promise<{delivery: Delivery, request: SentRequest}>}
 */
export async function deliveryAt(accountId, hookId, deliveryId) {
  const path = `${hooksPath(accountId, hookId)}/deliveries`;
  return ask("GET", `${path}/${encodeURIComponent(deliveryId)}`);
}

/** @param {string} accountId @param {string} hookId @param {string} deliveryId */
export async function replayDelivery(accountId, hookId, deliveryId) {
  const path = `${hooksPath(accountId, hookId)}/deliveries`;
  await ask("POST", `${path}/${encodeURIComponent(deliveryId)}/replay`);
}

/**
 * Sends what was published since a time again.
 * @param {string} accountId
 * @param {string} hookId
 * @param {{since: string, includesDelivered: boolean}} which
 */
export async function replaySince(accountId, hookId, which) {
  await ask("POST", `${hooksPath(accountId, hookId)}/replay`, { json: which });
}

/** @param {string} accountId @param {string} [hookId] */
function hooksPath(accountId, hookId = "") {
  return `${pathOf(accountId)}/webhooks${hookId && `/${encodeURIComponent(hookId)}`}`;
}
