/**
 * Notices: completed actions, shown for a while, with Undo where possible.
 * A page shows them with `parts/notice.js`.
 * Not here: errors that belong to a form or a list (`parts/problem.js` shows those in place).
 */

import { signal } from "../vendor/signals.js";

/** @typedef {{label: string, act: () => void}} NoticeAction */
/** @typedef {{id: number, text: string, action?: NoticeAction, error?: unknown}} Notice */

const SHOWN_MS = 10_000;
const SHOWN_MAX = 3;

/** @type {import("../vendor/signals.js").Signal<Notice[]>} */
export const notices = signal([]);

let lastId = 0;

/**
 * Shows a notice, which disappears after a while.
 * @param {string} text
 * @param {NoticeAction} [action]
 */
export function notify(text, action) {
  const notice = { id: ++lastId, text, action };
  notices.value = [...notices.value, notice].slice(-SHOWN_MAX);
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/**
 * Shows an error, which stays until it is dismissed.
 * @param {unknown} error
 */
export function complain(error) {
  const notice = { id: ++lastId, text: "", error };
  notices.value = [...notices.value, notice].slice(-SHOWN_MAX);
}

/** @param {number} id */
export function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Removes notices with an action that is no longer possible. */
export function dismissOffers() {
  notices.value = notices.value.filter((notice) => !notice.action);
}

/** Removes all notices. */
export function dismissAll() {
  notices.value = [];
}
