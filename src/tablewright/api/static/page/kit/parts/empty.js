/** An empty state, with the next action. A page may have its own drawing. */

import { html } from "../html.js";

/** @type {unknown} */
let drawing = html`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;

/** @param {unknown} node an SVG of class `empty-drawing` */
export function setEmptyDrawing(node) {
  drawing = node;
}

/**
 * @param {{title: string, children?: unknown}} props
 */
export function Empty({ title, children }) {
  return html`<div class="empty">
    ${drawing}
    <h2>${title}</h2>
    ${children}
  </div>`;
}
