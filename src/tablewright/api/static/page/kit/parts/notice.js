/** One notice, with its action and a button that dismisses it. */

import { html } from "../html.js";
import { text as words } from "../kit_words.js";
import { dismiss } from "../state/notices.js";
import { Icon } from "./icon.js";
import { Problem } from "./problem.js";

/**
 * @param {{notice: import("../state/notices.js").Notice}} props
 */
export function Notice({ notice }) {
  const { id, text, action, error } = notice;
  return html`<div class="notice">
    ${error ? html`<${Problem} error=${error} />` : html`<p>${text}</p>`}
    ${action
      ? html`<button
          type="button"
          class="button"
          onClick=${() => {
            dismiss(id);
            action.act();
          }}
        >
          ${action.label}
        </button>`
      : null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${words("notice.dismiss")}
      onClick=${() => dismiss(id)}
    >
      <${Icon} name="close" />
    </button>
  </div>`;
}
