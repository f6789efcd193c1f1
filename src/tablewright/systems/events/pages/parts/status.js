/** The status of an event: a word, with a sign beside it. */

import { html } from "../kit/html.js";
import { text } from "../words.js";

/**
 * @param {{status: "delivered" | "undelivered"}} props
 */
export function Status({ status }) {
  const isDelivered = status === "delivered";
  return html`<span class="status ${isDelivered ? "status-delivered" : "status-undelivered"}">
    <span aria-hidden="true">${isDelivered ? "✓" : "○"}</span> ${text(`event.statuses.${status}`)}
  </span>`;
}
