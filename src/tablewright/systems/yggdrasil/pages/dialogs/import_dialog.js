/** Importing a file into a tree that is there. */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { forgetHistory } from "../state/history.js";
import { graph, refresh } from "../state/tree.js";
import { ImportFile } from "./import_file.js";

/**
 * @param {{
 *   tree: import("../api/shapes.js").Tree,
 *   file?: File | null,
 *   onClose: () => void,
 * }} props
 */
export function ImportDialog({ tree, file, onClose }) {
  const written = () => {
    if (graph.peek()?.tree.treeId !== tree.treeId) return; // another one is open by now
    forgetHistory();
    refresh();
  };
  return html`<${Dialog} title="Import into “${tree.treeName}”" onClose=${onClose}>
    <p>
      Everybody in the file is added. Those who came from an earlier version of the same file are
      brought up to date, not added twice.
    </p>
    <${ImportFile}
      first=${file}
      isLookedAt=${true}
      prepare=${async () => tree.treeId}
      onWritten=${written}
      onDone=${onClose}
    />
  <//>`;
}
