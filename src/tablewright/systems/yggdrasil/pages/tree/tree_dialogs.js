/** The dialogs about a whole tree; at most one is open. */

import { ExportDialog } from "../dialogs/export.js";
import { ImportDialog } from "../dialogs/import_dialog.js";
import { PrintDialog } from "../dialogs/print.js";
import { PublishDialog } from "../dialogs/publish.js";
import { ShareDialog } from "../dialogs/share.js";
import { ShortcutsDialog } from "../dialogs/shortcuts.js";
import { TreeDialog } from "../dialogs/tree_details.js";
import { html } from "../kit/html.js";
import { graph, refresh } from "../state/tree.js";

/**
 * @param {{name: string, file: File | null, onClose: () => void}} props
 */
export function TreeDialogs({ name, file, onClose }) {
  const tree = graph.value?.tree;
  if (!tree) return null;
  const closing = () => {
    onClose();
    refresh();
  };
  switch (name) {
    case "share":
      return html`<${ShareDialog} tree=${tree} onClose=${closing} />`;
    case "publish":
      return html`<${PublishDialog} tree=${tree} onClose=${closing} />`;
    case "details":
      return html`<${TreeDialog} tree=${tree} onClose=${onClose} onSaved=${refresh} />`;
    case "import":
      return html`<${ImportDialog} tree=${tree} file=${file} onClose=${onClose} />`;
    case "export":
      return html`<${ExportDialog} tree=${tree} onClose=${onClose} />`;
    case "print":
      return html`<${PrintDialog} tree=${tree} onClose=${onClose} />`;
    case "keys":
      return html`<${ShortcutsDialog} onClose=${onClose} />`;
    default:
      return null;
  }
}
