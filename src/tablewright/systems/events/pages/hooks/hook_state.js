/** How a hook fares, in words. */

import { html } from "../kit/html.js";
import { When } from "../parts/when.js";

/**
 * @param {{hook: import("../api/shapes.js").Hook}} props
 */
export function HookState({ hook }) {
  const failures = hook.failures === 1 ? "1 failure" : `${hook.failures} failures`;
  if (hook.status !== "active") {
    return html`<span class="delivery-failed">
      <span aria-hidden="true">✕</span> ${hook.status}
      ${hook.statusAtMs === null ? null : html` <${When} ms=${hook.statusAtMs} />`}
      ${hook.statusReason ? `: ${hook.statusReason}` : null}
    </span>`;
  }
  if (hook.breaker !== "closed") {
    return html`<span class="delivery-held">
      <span aria-hidden="true">◐</span> resting after ${failures} in a row
    </span>`;
  }
  return html`<span class="delivery-delivered">
    <span aria-hidden="true">●</span> active${hook.failures ? `, ${failures} in a row` : ""}
  </span>`;
}
