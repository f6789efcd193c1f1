/** The keyboard shortcuts of this page. */

import { html } from "../kit/html.js";
import { KeysDialog } from "../kit/parts/keys_dialog.js";
import { text } from "../words.js";

/**
 * @param {{onClose: () => void}} props
 */
export function ShortcutsDialog({ onClose }) {
  /** @type {readonly (readonly [string, string])[]} */
  const keys = [
    ["/", text("keys.doSearch")],
    [text("keys.views"), text("keys.doViews")],
    [text("keys.arrows"), text("keys.doArrows")],
    [text("keys.enter"), text("keys.doEnter")],
    [text("keys.escape"), text("keys.doEscape")],
    ["e", text("keys.doEdit")],
    ["p, c, s", text("keys.doAdd")],
    ["k", text("keys.doKin")],
    ["i", text("keys.doInsights")],
    ["f", text("keys.doFit")],
    [text("keys.zoom"), text("keys.doZoom")],
    [text("keys.undo"), text("keys.doUndo")],
    [text("keys.redo"), text("keys.doRedo")],
    ["?", text("keys.doKeys")],
  ];
  return html`<${KeysDialog} keys=${keys} onClose=${onClose} />`;
}
