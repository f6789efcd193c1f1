/** Notices at the edge of the page, and what is waited for. They are said aloud too. */

import { html } from "../kit/html.js";
import { waiting } from "../state/connection.js";
import { notices } from "../kit/state/notices.js";
import { Notice } from "../kit/parts/notice.js";

export function NoticeStack() {
  return html`<div class="notices" role="status" aria-live="polite">
    ${waiting.value ? html`<p class="notice waiting">${waiting.value}</p>` : null}
    ${notices.value.map((notice) => html`<${Notice} key=${notice.id} notice=${notice} />`)}
  </div>`;
}
