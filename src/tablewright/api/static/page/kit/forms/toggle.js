/** A checkbox with its label. */

import { html } from "../html.js";

/**
 * @param {{label: string, value: boolean, onValue: (value: boolean) => void, hint?: string}} props
 */
export function Toggle({ label, value, onValue, hint }) {
  return html`<label class="toggle">
    <input
      type="checkbox"
      checked=${value}
      onChange=${(/** @type {any} */ e) => onValue(e.target.checked)}
    />
    <span>${label}${hint ? html`<span class="hint">${hint}</span>` : null}</span>
  </label>`;
}
