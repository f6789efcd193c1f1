/** Requests about the person's notifications. */

import { serverEvents } from "../kit/state/server_events.js";
import { ask, send } from "./request.js";

/** @returns {Promise<{unread: number, isMore: boolean}>} */
export async function unreadCount() {
  return ask("GET", "v1/notifications/count");
}

/**
 * @param {{limit: number, unread?: boolean}} query
 * @returns {Promise<import("./shapes.js").Notification[]>}
 */
export async function newestNotifications(query) {
  return (await ask("GET", "v1/notifications", { query })).items;
}

/**
 * An event for each change of the newest notifications, and signs of life without data.
 * @param {string} lastId the id of the last event of an earlier stream, or empty
 * @param {AbortSignal} signal
 */
export async function openNotifications(lastId, signal) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "text/event-stream" };
  if (lastId) headers["Last-Event-ID"] = lastId;
  const response = await send("GET", "v1/notifications/events", { headers, signal });
  return serverEvents(/** @type {ReadableStream<Uint8Array>} */ (response.body));
}

/** @param {{ids?: string[], all?: boolean}} which */
export async function markRead(which) {
  await ask("POST", "v1/notifications/read", { json: which });
}
