/** How a run ended, or stands, in a word. */

import { html } from "../kit/html.js";
import { spanText } from "../kit/parts/when.js";
import { listText, numberText, timeText } from "../kit/words.js";
import { text } from "../words.js";

/** @typedef {import("../api/syncs.js").Run} Run */
/** @typedef {"pending" | "running" | "completed" | "partial" | "failed" | "cancelled"} Outcome */

const MINUTE = 60; // seconds

const KINDS = {
  pending: "badge-quiet",
  running: "badge-accent",
  completed: "badge-good",
  partial: "badge-warn",
  failed: "badge-danger",
  cancelled: "badge-quiet",
};

/** @param {Run} run @returns {Outcome} */
export function outcomeOf({ status, isPartial, cancelledBy }) {
  if (status === "failed" && cancelledBy) return "cancelled";
  return status === "completed" && isPartial ? "partial" : status;
}

/** @param {Run} run */
export function isLive({ status }) {
  return status === "pending" || status === "running";
}

/** @param {{run: Run}} props */
export function RunBadge({ run }) {
  const outcome = outcomeOf(run);
  return html`<span class="badge ${KINDS[outcome]}">${text(`outcome.${outcome}`)}</span>`;
}

/** @param {Run} run all its records */
export function recordsIn({ recordsProcessed = {}, progress = {} }) {
  const counts = Object.values(recordsProcessed);
  const all = counts.length ? counts : Object.values(progress).map((one) => one.records ?? 0);
  return all.reduce((sum, one) => sum + one, 0);
}

/** @param {Run} run how long it took; empty: it has not ended */
export function durationText({ durationSeconds }) {
  if (durationSeconds === undefined) return "";
  const minutes = Math.floor(durationSeconds / MINUTE);
  const seconds = durationSeconds % MINUTE;
  if (minutes === 0 || minutes >= MINUTE || seconds === 0) return spanText(durationSeconds * 1_000);
  const parts = /** @type {const} */ ([
    [minutes, "minute"],
    [seconds, "second"],
  ]);
  const words = parts.map(([count, unit]) =>
    numberText(count, { style: "unit", unit, unitDisplay: "short" }),
  );
  return listText(words, { style: "narrow", type: "unit" });
}

/** @param {Run} run when it began, to the minute: many runs are a week old */
export function startText({ startedAt }) {
  return timeText(Date.parse(startedAt), { dateStyle: "medium", timeStyle: "short" });
}
