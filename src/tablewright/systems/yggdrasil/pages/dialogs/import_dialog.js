/** Imports a file into an existing tree. */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { forgetHistory } from "../state/history.js";
import { graph, refresh } from "../state/tree.js";
import { text } from "../words.js";
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
    if (graph.peek()?.tree.treeId !== tree.treeId) return; // another tree is open
    forgetHistory();
    refresh();
  };
  return html`<${Dialog} title=${text("import.title", { tree: tree.treeName })} onClose=${onClose}>
    <p>${text("import.hint")}</p>
    <${ImportFile}
      first=${file}
      isLookedAt=${true}
      prepare=${async () => tree.treeId}
      onWritten=${written}
      onDone=${onClose}
    />
  <//>`;
}
