/**
 * The tally: how many events wait. A page that holds all of them is counted here; otherwise the
 * server's count is shown. After a failed refresh the last known number stays, as out of date.
 */

import { place } from "../state/address.js";
import { figures, figuresProblem } from "../state/figures.js";
import { computed } from "../kit/vendor/signals.js";
import { events, isLoading, nextCursor, problem, readAtMs } from "./pile.js";
import { numberText } from "../kit/words.js";

/** Whether the page that was read last holds every undelivered event. */
const isWhole = computed(() => {
  const { tab, status, type, since, after, before, cursors } = place.value;
  const isFiltered = Boolean(status || type || since || after || before || cursors.length);
  if (tab !== "inbox" || isFiltered || isLoading.value) return false;
  return readAtMs.value !== null && nextCursor.value === null;
});

/** The count of undelivered events in words; empty while it is not known. */
export const waiting = computed(() => {
  if (isWhole.value) return numberText(events.value.length);
  const counted = figures.value?.undelivered;
  if (!counted) return "";
  return `${numberText(counted.count)}${counted.isExact ? "" : "+"}`;
});

/** Whether that count could not be refreshed. */
export const isOutOfDate = computed(() =>
  Boolean(isWhole.value ? problem.value : figuresProblem.value),
);
