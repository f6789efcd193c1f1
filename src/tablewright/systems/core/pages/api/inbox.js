/** Requests about all notifications of the person, and which of them are mailed. */

import { ask } from "./request.js";

/** @typedef {import("./shapes.js").Notification} Notification */
/** @typedef {"immediately" | "daily" | "never"} Mailing */
/** @typedef {{start: string, end: string}} QuietHours */

/**
 * @typedef {object} Preferences
 * @property {{category: string, mail: Mailing, isMandatory: boolean}[]} categories
 * @property {QuietHours | null} [quietHours]
 * @property {string | null} [timeZone]
 */

/**
 * @param {{unread: boolean, category: string, cursor: string}} query
 * @returns {Promise<{items: Notification[], nextCursor: string | null}>}
 */
export async function notificationsIn({ unread, category, cursor }) {
  const query = { unread: unread || undefined, category, cursor, limit: 25 };
  return ask("GET", "v1/notifications", { query });
}

/** @param {string[]} ids */
export async function markUnread(ids) {
  await ask("POST", "v1/notifications/unread", { json: { ids } });
}

/** @param {string} id */
export async function deleteNotification(id) {
  await ask("DELETE", `v1/notifications/${encodeURIComponent(id)}`);
}

/** @returns {Promise<Preferences>} */
export async function preferences() {
  return ask("GET", "v1/notifications/preferences");
}

/**
 * @param {{mails: Record<string, Mailing>, quietHours: QuietHours | null,
 *   timeZone: string | null}} given
 * @returns {Promise<Preferences>}
 */
export async function savePreferences(given) {
  return ask("PUT", "v1/notifications/preferences", { json: given });
}
