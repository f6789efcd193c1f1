/** The status of an event: a word, with a sign beside it. */

import { html } from "../kit/html.js";

/**
 * @param {{status: string}} props
 */
export function Status({ status }) {
  const isDelivered = status === "delivered";
  return html`<span class="status ${isDelivered ? "status-delivered" : "status-undelivered"}">
    <span aria-hidden="true">${isDelivered ? "✓" : "○"}</span> ${status}
  </span>`;
}
