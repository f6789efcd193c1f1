/** The postmark of an event: when it came, and waves over it once it was delivered. */

import { html } from "../kit/html.js";
import { timeText } from "../kit/words.js";

/** @type {Intl.DateTimeFormatOptions} */
const CLOCK = { hour: "2-digit", minute: "2-digit" };
/** @type {Intl.DateTimeFormatOptions} */
const DAY = { day: "numeric", month: "short" };

/**
 * @param {{ms: number, isDelivered: boolean}} props
 */
export function Postmark({ ms, isDelivered }) {
  return html`<svg
    class="postmark ${isDelivered ? "postmark-delivered" : ""}"
    viewBox="0 0 56 56"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="28" cy="28" r="26" />
    <circle cx="28" cy="28" r="22.5" class="postmark-inner" />
    <text x="28" y="28" class="postmark-clock">${timeText(ms, CLOCK)}</text>
    <text x="28" y="39" class="postmark-day">${timeText(ms, DAY)}</text>
    ${isDelivered
      ? html`<path
          class="postmark-waves"
          d="M2 14q6-5 13 0t13 0 13 0 13 0M2 48q6-5 13 0t13 0 13 0 13 0"
        />`
      : null}
  </svg>`;
}
