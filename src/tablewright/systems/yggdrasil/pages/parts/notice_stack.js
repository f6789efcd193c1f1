/** Notices at the edge of the page, and what is waited for. They are said aloud too. */

import { html } from "../html.js";
import { waiting } from "../state/connection.js";
import { dismiss, notices } from "../state/notices.js";
import { Icon } from "./icon.js";
import { Problem } from "./problem.js";

export function NoticeStack() {
  return html`<div class="notices" role="status" aria-live="polite">
    ${waiting.value ? html`<p class="notice waiting">${waiting.value}</p>` : null}
    ${notices.value.map(
      (notice) => html`<div class="notice" key=${notice.id}>
        ${notice.error
          ? html`<${Problem} error=${notice.error} />`
          : html`<p>${notice.text}</p>`}
        ${notice.action
          ? html`<button
              type="button"
              class="button"
              onClick=${() => {
                dismiss(notice.id);
                notice.action?.act();
              }}
            >
              ${notice.action.label}
            </button>`
          : null}
        <button
          type="button"
          class="button quiet icon-only"
          aria-label="Dismiss"
          onClick=${() => dismiss(notice.id)}
        >
          <${Icon} name="close" />
        </button>
      </div>`,
    )}
  </div>`;
}
