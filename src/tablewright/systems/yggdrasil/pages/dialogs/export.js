/** Exports the tree as a file for other programs or for safekeeping. */

import { exportTree } from "../api/trees.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { saveFile } from "../parts/downloading.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { Toggle } from "../kit/forms/toggle.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

const FORMATS = /** @type {const} */ (["ged551", "ged70", "gdz", "json"]);
const ENDINGS = { ged551: "ged", ged70: "ged", gdz: "gdz", json: "json" };

/** @typedef {(typeof FORMATS)[number]} Format */

/**
 * @param {{tree: import("../api/shapes.js").Tree, onClose: () => void}} props
 */
export function ExportDialog({ tree, onClose }) {
  const [format, setFormat] = useState(/** @type {Format} */ ("ged551"));
  const seesLiving = ["owner", "editor", "relative"].includes(tree.role);
  const [withLiving, setWithLiving] = useState(seesLiving);
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const living = withLiving ? "show" : "hide";
    const file = await exportTree(tree.treeId, { format, living });
    saveFile(file, `${tree.treeName}.${ENDINGS[format]}`);
    onClose();
  });
  return html`<${Dialog} title=${text("export.title")} onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <fieldset class="choices">
        <legend class="field-label">${text("export.format")}</legend>
        ${FORMATS.map(
          (one) => html`<label class="choice" key=${one}>
            <input
              type="radio"
              name="format"
              value=${one}
              checked=${one === format}
              data-first=${one === "ged551" ? true : undefined}
              onChange=${() => setFormat(one)}
            />
            <span>
              <strong>${text(`export.${one}`)}</strong>
              <span class="hint">${text(`export.${one}Hint`)}</span>
            </span>
          </label>`,
        )}
      </fieldset>
      ${seesLiving
        ? html`<${Toggle}
            label=${text("export.living")}
            hint=${text("export.livingHint")}
            value=${withLiving}
            onValue=${setWithLiving}
          />`
        : html`<p class="hint">${text("export.noLiving")}</p>`}
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          <${Icon} name="exporting" />${text(isBusy ? "export.writing" : "button.download")}
        </button>
        <button type="button" class="button" onClick=${onClose}>
          ${text("button.cancel")}
        </button>
      </div>
    </form>
  <//>`;
}
