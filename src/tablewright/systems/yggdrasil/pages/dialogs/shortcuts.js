/** The keys of this page. */

import { html } from "../kit/html.js";
import { KeysDialog } from "../kit/parts/keys_dialog.js";

/** @type {readonly (readonly [string, string])[]} */
const KEYS = [
  ["/", "Search for somebody"],
  ["1 to 6", "Tree, pedigree, descendants, hourglass, fan, list"],
  ["Arrows", "In the drawing: go to parents, children, those beside"],
  ["Enter", "In the drawing: open the person"],
  ["Escape", "Close the person, or what was opened last"],
  ["e", "Change the person who is open"],
  ["p, c, s", "Add a parent, a child, a spouse to the person who is open"],
  ["k", "How are two people related?"],
  ["i", "Insights"],
  ["f", "Show everything"],
  ["+ and −", "Closer and farther"],
  ["u, Ctrl Z", "Undo"],
  ["r, Ctrl Y", "Do again"],
  ["?", "This list"],
];

/**
 * @param {{onClose: () => void}} props
 */
export function ShortcutsDialog({ onClose }) {
  return html`<${KeysDialog} keys=${KEYS} onClose=${onClose} />`;
}
