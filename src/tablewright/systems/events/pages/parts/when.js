/**
 * Times: as people say them, with the exact one beside or behind.
 * Not here: what time it is (`state/clock.js`).
 */

import { html } from "../kit/html.js";
import { now, STEP_MS } from "../state/clock.js";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FULL = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
  timeZoneName: "short",
});

/**
 * A span of time in words.
 * @param {number} ms
 */
export function spanInWords(ms) {
  const [count, unit] = spanOf(Math.max(0, ms));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/**
 * How long ago, or how soon.
 * @param {number} ms since 1970
 * @param {number} nowMs
 */
export function agoInWords(ms, nowMs) {
  const span = nowMs - ms;
  // `nowMs` moves in steps, so what has just happened may seem to lie ahead of it.
  if (span > -STEP_MS && span < 5_000) return "just now";
  return span > 0 ? `${spanInWords(span)} ago` : `in ${spanInWords(-span)}`;
}

/**
 * The time on this machine's calendar, to the millisecond, with its zone.
 * @param {number} ms
 */
export function fullTime(ms) {
  return FULL.format(ms);
}

/**
 * A time in words; with `isExact`, the calendar's and the raw one too.
 * @param {{ms: number, isExact?: boolean}} props
 */
export function When({ ms, isExact = false }) {
  const iso = new Date(ms).toISOString();
  const words = agoInWords(ms, now.value);
  if (!isExact) {
    return html`<time class="when" datetime=${iso} title="${fullTime(ms)} (${ms})">${words}</time>`;
  }
  return html`<time class="when when-exact" datetime=${iso}>
    <span>${words}</span>
    <span>${fullTime(ms)}</span>
    <code>${ms}</code>
  </time>`;
}

/**
 * @param {number} ms
 * @returns {[number, string]}
 */
function spanOf(ms) {
  if (ms < MINUTE_MS) return [Math.round(ms / 1000), "second"];
  if (ms < HOUR_MS) return [Math.floor(ms / MINUTE_MS), "minute"];
  if (ms < 2 * DAY_MS) return [Math.floor(ms / HOUR_MS), "hour"];
  return [Math.floor(ms / DAY_MS), "day"];
}
