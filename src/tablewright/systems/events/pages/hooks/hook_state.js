/** How a hook fares, in words. */

import { html } from "../kit/html.js";
import { When } from "../kit/parts/when.js";
import { text } from "../words.js";

/**
 * @param {{hook: import("../api/shapes.js").Hook}} props
 */
export function HookState({ hook }) {
  const failures = text("count.failures", { count: hook.failures });
  if (hook.status !== "active") {
    return html`<span class="delivery-failed">
      <span aria-hidden="true">✕</span> ${hook.status}
      ${hook.statusAtMs === null ? null : html` <${When} ms=${hook.statusAtMs} />`}
      ${hook.statusReason ? `: ${hook.statusReason}` : null}
    </span>`;
  }
  if (hook.breaker !== "closed") {
    return html`<span class="delivery-held">
      <span aria-hidden="true">◐</span> ${text("hook.resting", { failures })}
    </span>`;
  }
  return html`<span class="delivery-delivered">
    <span aria-hidden="true">●</span> ${[text("hook.active"), hook.failures && failures]
      .filter(Boolean)
      .join(", ")}
  </span>`;
}
