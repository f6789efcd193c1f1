/** Notices at the edge of the desk, and arrivals. Both are said aloud. */

import { html } from "../kit/html.js";
import { Notice } from "../kit/parts/notice.js";
import { said } from "../state/arrivals.js";
import { notices } from "../kit/state/notices.js";

export function NoticeStack() {
  return html`<div class="notices">
      <div role="status" aria-live="polite">
        ${notices.value.map((notice) => html`<${Notice} key=${notice.id} notice=${notice} />`)}
      </div>
    </div>
    <div class="visually-hidden" role="log" aria-live="polite" aria-label="Arrivals">
      ${said.value}
    </div>`;
}
