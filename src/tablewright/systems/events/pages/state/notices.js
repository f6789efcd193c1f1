/**
 * Notices: what was done, for a while, with a way back where there is one; and what is said aloud.
 * Not here: refusals that belong to a form or a list (`parts/problem.js` shows those in place).
 */

import { signal } from "../vendor/signals.js";

/** @typedef {{label: string, act: () => void}} NoticeAction */
/** @typedef {{id: number, text: string, action?: NoticeAction, error?: Error}} Notice */

const SHOWN_MS = 10_000;
const SAID_TOGETHER_MS = 700;

/** @type {import("../vendor/signals.js").Signal<Notice[]>} */
export const notices = signal([]);

/** What the live region says. */
export const said = signal("");

let lastId = 0;

/**
 * Shows a notice, which goes away by itself.
 * @param {string} text
 * @param {NoticeAction} [action]
 */
export function notify(text, action) {
  const notice = { id: ++lastId, text, action };
  notices.value = [...notices.value, notice].slice(-3);
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/**
 * Shows a refusal, which stays until it is dismissed.
 * @param {unknown} error
 */
export function complain(error) {
  const shown = error instanceof Error ? error : new Error(String(error));
  notices.value = [...notices.value, { id: ++lastId, text: shown.message, error: shown }].slice(-3);
}

/** @param {number} id */
export function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** @type {string[]} */
let arrived = [];

/**
 * Says that an event has come; several that come together are counted.
 * @param {string} type
 */
export function announceArrival(type) {
  arrived.push(type);
  if (arrived.length > 1) return;
  setTimeout(() => {
    const [first, ...more] = arrived;
    said.value = more.length ? `${arrived.length} new events` : `New event: ${first}`;
    arrived = [];
  }, SAID_TOGETHER_MS);
}
