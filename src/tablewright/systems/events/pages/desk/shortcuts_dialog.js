/** The keys of this page. */

import { html } from "../kit/html.js";
import { KeysDialog } from "../kit/parts/keys_dialog.js";

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
  return html`<${KeysDialog} keys=${KEYS} onClose=${onClose} />`;
}
