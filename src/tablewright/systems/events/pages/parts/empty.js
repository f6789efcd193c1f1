/** Says that there is nothing here yet, and what to do about it. */

import { html } from "../kit/html.js";

/**
 * @param {{title: string, children?: unknown}} props
 */
export function Empty({ title, children }) {
  return html`<div class="empty">
    <svg class="empty-drawing" viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      <path d="M6 10h108v56H6z" />
      <path d="M42 10v56M78 10v56M6 38h108" />
      <path d="M50 30l4-10h14l2 4" class="faint" />
    </svg>
    <h2>${title}</h2>
    ${children}
  </div>`;
}
