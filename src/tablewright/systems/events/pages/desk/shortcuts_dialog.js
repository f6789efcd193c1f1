/** The list of keys, and the switch for those who need single letters to be just letters. */

import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { hasLetters } from "../state/preferences.js";

/** @type {readonly (readonly [string, string])[]} */
const KEYS = [
  ["j", "Next event"],
  ["k", "Event before"],
  ["Enter", "Open the event"],
  ["Escape", "Close the event or this list"],
  ["a", "Acknowledge the event"],
  ["x", "Select the event"],
  ["r", "Read the page anew"],
  ["/", "Filter by type"],
  ["1 to 5", "Open a drawer"],
  ["?", "This list"],
];

/**
 * @param {{onClose: () => void}} props
 */
export function ShortcutsDialog({ onClose }) {
  return html`<${Dialog} title="Keyboard" onClose=${onClose}>
    <dl class="shortcuts">
      ${KEYS.map(
        ([key, deed]) => html`<div>
          <dt><kbd>${key}</kbd></dt>
          <dd>${deed}</dd>
        </div>`,
      )}
    </dl>
    <label class="switch">
      <input
        type="checkbox"
        checked=${hasLetters.value}
        onChange=${(/** @type {any} */ e) => {
          hasLetters.value = e.target.checked;
        }}
      />
      Single letters, digits and signs are commands
    </label>
  <//>`;
}
