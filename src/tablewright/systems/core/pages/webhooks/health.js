/** How a webhook and its deliveries are doing, in a word. */

import { html } from "../kit/html.js";
import { text } from "../words.js";

/** @param {{hook: import("../api/webhooks.js").Webhook}} props */
export function Health({ hook }) {
  if (hook.status === "ended") return badge("danger", text("webhooks.ended"));
  if (hook.status === "disabled" || !hook.isActive) return badge("warn", text("webhooks.off"));
  if (hook.breaker === "open") return badge("danger", text("webhooks.paused"));
  if (hook.failureCount > 0) {
    return badge("warn", text("webhooks.failing", { count: hook.failureCount }));
  }
  if (!hook.lastCalledAt) return badge("", text("webhooks.unused"));
  return badge("good", text("webhooks.healthy"));
}

/** @param {{status: import("../api/webhooks.js").DeliveryStatus}} props */
export function DeliveryBadge({ status }) {
  const kinds = { delivered: "good", failed: "danger", held: "warn", pending: "" };
  return badge(kinds[status], text(`deliveries.${status}`));
}

/** @param {string} kind @param {string} words */
function badge(kind, words) {
  return html`<span class="badge ${kind && `badge-${kind}`}">${words}</span>`;
}
