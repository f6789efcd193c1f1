/**
 * Notices at the edge of the page, and the reason why it waits. Screen readers announce both.
 * Not here: showing a notice (`notify`, `complain` of `state/notices.js`).
 */

import { html } from "../html.js";
import { notices } from "../state/notices.js";
import { waiting } from "../state/request.js";
import { Notice } from "./notice.js";

export function Toasts() {
  return html`<div class="notices" role="status" aria-live="polite">
    ${waiting.value ? html`<p class="notice waiting">${waiting.value}</p>` : null}
    ${notices.value.map((notice) => html`<${Notice} key=${notice.id} notice=${notice} />`)}
  </div>`;
}
