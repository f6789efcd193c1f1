/** How an account or a membership stands, in a word. Active ones, the usual case, stay quiet. */

import { html } from "../kit/html.js";
import { text } from "../words.js";

const KINDS = { active: "badge-quiet", suspended: "badge-warn", terminated: "badge-danger" };

/** @param {{status: import("../api/shapes.js").AccountStatus}} props */
export function StatusBadge({ status }) {
  return html`<span class="badge ${KINDS[status]}">${text(`status.${status}`)}</span>`;
}
