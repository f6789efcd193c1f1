/** A button in a row: its accessible name includes the row, for screen readers. */

import { html } from "../kit/html.js";

/** @param {{deed: string, name: string, onPress: () => void}} props */
export function RowDeed({ deed, name, onPress }) {
  /** @param {Event} event */
  const press = (event) => {
    event.stopPropagation(); // a press on the row itself opens it
    onPress();
  };
  return html`<button
    type="button"
    class="button"
    aria-label=${`${deed}… ${name}`}
    onClick=${press}
  >
    ${deed}…
  </button>`;
}
