/** Edits the name and description of a tree. */

import { changeTree } from "../api/trees.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/**
 * @param {{
 *   tree: import("../api/shapes.js").Tree,
 *   onClose: () => void,
 *   onSaved: () => void,
 * }} props
 */
export function TreeDialog({ tree, onClose, onSaved }) {
  const [treeName, setName] = useState(tree.treeName);
  const [description, setDescription] = useState(tree.description ?? "");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const words = description.trim() || null;
    await changeTree(tree.treeId, { treeName: treeName.trim(), description: words });
    onClose();
    onSaved();
  });
  return html`<${Dialog} title=${text("tree.details")} onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <${Field} label=${text("tree.name")} value=${treeName} onValue=${setName} maxlength="100"
        required data-first />
      <${Field} label=${text("tree.description")} type="area" rows="3" value=${description}
        onValue=${setDescription} maxlength="500" />
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy || !treeName.trim()}>
          ${text("button.save")}
        </button>
        <button type="button" class="button" onClick=${onClose}>
          ${text("button.cancel")}
        </button>
      </div>
    </form>
  <//>`;
}
