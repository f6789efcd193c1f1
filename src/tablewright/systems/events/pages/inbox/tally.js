/**
 * The tally: how much waits. A page that is all there is tells it by itself; of more, the server's
 * count does.
 */

import { place } from "../state/address.js";
import { figures } from "../state/figures.js";
import { computed } from "../vendor/signals.js";
import { events, isLoading, nextCursor } from "./pile.js";

/** The count of undelivered events in words; empty while it is not known. */
export const waiting = computed(() => {
  const { tab, status, type, since, after, before, cursors } = place.value;
  const isWhole = !(status || type || since || after || before || cursors.length);
  if (tab === "inbox" && isWhole && nextCursor.value === null && !isLoading.value) {
    return events.value.length.toLocaleString("en");
  }
  const counted = figures.value?.undelivered;
  if (!counted) return "";
  return `${counted.count.toLocaleString("en")}${counted.isExact ? "" : "+"}`;
});
