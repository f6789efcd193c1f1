/** The list of keyboard shortcuts, and the switch that turns single-letter ones off. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { hasLetters } from "../state/preferences.js";
import { Dialog } from "./dialog.js";
import { Toggle } from "../forms/toggle.js";

/**
 * @param {{keys: readonly (readonly [string, string])[], onClose: () => void}} props
 */
export function KeysDialog({ keys, onClose }) {
  return html`<${Dialog} title=${text("keys.title")} onClose=${onClose}>
    <dl class="shortcuts">
      ${keys.map(
        ([key, deed]) => html`<div key=${key}>
          <dt><kbd>${key}</kbd></dt>
          <dd>${deed}</dd>
        </div>`,
      )}
    </dl>
    <${Toggle}
      label=${text("keys.letters")}
      value=${hasLetters.value}
      onValue=${(/** @type {boolean} */ wanted) => {
        hasLetters.value = wanted;
      }}
    />
  <//>`;
}
