/** Requests about the person's notifications. */

import { ask } from "./request.js";
import { openStream } from "./streams.js";

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
  return openStream("v1/notifications/events", lastId, signal);
}

/** @param {{ids?: string[], all?: boolean}} which */
export async function markRead(which) {
  await ask("POST", "v1/notifications/read", { json: which });
}
