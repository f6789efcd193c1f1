/** Notices at the edge of the desk. They are said aloud too. */

import { html } from "../html.js";
import { Icon } from "../parts/icon.js";
import { Problem } from "../parts/problem.js";
import { dismiss, notices, said } from "../state/notices.js";

export function NoticeStack() {
  return html`<div class="notices">
      <div role="status" aria-live="polite">
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
      </div>
    </div>
    <div class="visually-hidden" role="log" aria-live="polite" aria-label="Arrivals">
      ${said.value}
    </div>`;
}
