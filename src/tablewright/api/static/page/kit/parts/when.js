/**
 * Times in words, with the exact time beside or behind them.
 * Not here: the current time (`state/clock.js`).
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { now, STEP_MS } from "../state/clock.js";
import { agoText, numberText, timeText } from "../words.js";

const NOW_MS = 5_000;
/** @type {readonly (readonly [string, number, number])[]} units, with where each ends */
const SPANS = [
  ["second", 1_000, 60_000],
  ["minute", 60_000, 3_600_000],
  ["hour", 3_600_000, 2 * 86_400_000],
  ["day", 86_400_000, Infinity],
];
/** @type {Intl.DateTimeFormatOptions} */
const FULL = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
  timeZoneName: "short",
};

/**
 * A span of time: "5 minutes".
 * @param {number} ms
 */
export function spanText(ms) {
  const span = Math.max(0, ms);
  const [unit, size] = SPANS.find(([, , end]) => span < end) ?? ["day", 86_400_000];
  const count = unit === "second" ? Math.round(span / size) : Math.floor(span / size);
  return numberText(count, { style: "unit", unit, unitDisplay: "long" });
}

/**
 * How long ago, or how soon: "just now", "5 minutes ago", "in 3 hours".
 * @param {number} ms since 1970
 * @param {number} [nowMs]
 */
export function whenText(ms, nowMs = now.value) {
  const span = nowMs - ms;
  // `now` moves in steps, so a very recent time may be after it.
  if (span > -STEP_MS && span < NOW_MS) return text("when.now");
  const seconds = Math.round(span / 1_000);
  if (Math.abs(seconds) < 60) {
    return new Intl.RelativeTimeFormat(document.documentElement.lang).format(-seconds, "second");
  }
  return agoText(ms, nowMs, { numeric: "always" });
}

/**
 * The time on this machine's calendar, to the millisecond, with its zone.
 * @param {number} ms
 */
export function fullTime(ms) {
  return timeText(ms, FULL);
}

/**
 * A time in words; with `isExact`, the calendar's and the raw time as well.
 * @param {{ms: number, isExact?: boolean}} props
 */
export function When({ ms, isExact = false }) {
  const iso = new Date(ms).toISOString();
  const words = whenText(ms);
  if (!isExact) {
    return html`<time class="when" datetime=${iso} title="${fullTime(ms)} (${ms})">${words}</time>`;
  }
  return html`<time class="when when-exact" datetime=${iso}>
    <span>${words}</span>
    <span>${fullTime(ms)}</span>
    <code>${ms}</code>
  </time>`;
}
