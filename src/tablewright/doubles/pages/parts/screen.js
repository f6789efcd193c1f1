/** The head of a view, and a button in a row. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { text } from "../words.js";

/** @param {{title: string, hint: string, onRefresh: () => void, children?: unknown}} props */
export function Screen({ title, hint, onRefresh, children }) {
  return html`<section aria-labelledby="view-title">
    <h1 id="view-title">${title}</h1>
    <p class="hint">${hint}</p>
    <p class="actions">
      <button type="button" class="button" onClick=${onRefresh}>
        <${Icon} name="refresh" />${text("page.refresh")}
      </button>
    </p>
    ${children}
  </section>`;
}

/**
 * Its accessible name includes the row.
 * @param {{label: string, of: string, onPress: () => void}} props
 */
export function RowButton({ label, of, onPress }) {
  return html`<button
    type="button"
    class="button"
    aria-label=${`${label} ${of}`}
    onClick=${onPress}
  >
    ${label}
  </button>`;
}
