/** A line above the page that matters everywhere: impersonation, a trial, maintenance. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Icon } from "../parts/icon.js";

/**
 * @param {{
 *   kind?: "info" | "warning" | "danger",
 *   action?: unknown,
 *   onDismiss?: () => void,
 *   children?: unknown,
 * }} props
 */
export function Banner({ kind = "info", action, onDismiss, children }) {
  return html`<aside class="banner banner-${kind}" aria-label=${text("banner.label")}>
    ${kind === "info" ? null : html`<${Icon} name="warning" />`}
    <p>${children}</p>
    ${action}
    ${onDismiss
      ? html`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${text("notice.dismiss")}
          onClick=${onDismiss}
        >
          <${Icon} name="close" />
        </button>`
      : null}
  </aside>`;
}
