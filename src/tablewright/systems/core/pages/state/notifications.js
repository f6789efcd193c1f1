/**
 * Notifications: how many are unread, and the newest. They are read again when the server reports a
 * change, and every minute, in case the stream does not reach this page.
 */

import {
  markRead,
  newestNotifications,
  openNotifications,
  unreadCount,
} from "../api/notifications.js";
import { makeLive } from "../kit/state/live.js";
import { signal } from "../kit/vendor/signals.js";
import { user } from "./session.js";

const EVERY_MS = 60_000;
const SHOWN = 8;

export const unread = signal(0);

/** The newest ones, read or not. */
export const newest = signal(/** @type {import("../api/shapes.js").Notification[]} */ ([]));

/** How many changes the server has reported: a list that shows more reads again. */
export const changes = signal(0);

export async function loadNotifications() {
  const [count, items] = await Promise.all([unreadCount(), newestNotifications({ limit: SHOWN })]);
  unread.value = count.unread;
  newest.value = items;
}

/** @param {{ids?: string[], all?: boolean}} which */
export async function read(which) {
  await markRead(which);
  await loadNotifications();
}

/** Follows the notifications; returns a function that ends it. */
export function followNotifications() {
  const look = () => {
    // The next look may succeed: the count is worth no error.
    if (!document.hidden) loadNotifications().catch(() => {});
  };
  const live = makeLive({
    open: openNotifications,
    onEvent: ({ data }) => {
      if (!data) return;
      changes.value += 1;
      look();
    },
    onConnected: look,
    isWanted: () => Boolean(user.peek()),
  });
  look();
  const end = live.follow();
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    end();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    unread.value = 0;
    newest.value = [];
  };
}
