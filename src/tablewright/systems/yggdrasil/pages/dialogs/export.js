/** Exporting: the tree as a file for other programs, or for safekeeping. */

import { exportTree } from "../api/trees.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { saveFile } from "../parts/downloading.js";
import { Icon } from "../parts/icon.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { Toggle } from "../kit/forms/toggle.js";
import { useState } from "../kit/vendor/hooks.js";

/** @typedef {{id: string, ending: string, title: string, words: string}} Format */

/** @type {readonly Format[]} */
const FORMATS = [
  {
    id: "ged551",
    ending: "ged",
    title: "GEDCOM 5.5.1",
    words: "Nearly every program for family trees reads it. If in doubt, take this one.",
  },
  {
    id: "ged70",
    ending: "ged",
    title: "GEDCOM 7.0",
    words: "The new version of it, for programs that say that they read it.",
  },
  {
    id: "gdz",
    ending: "gdz",
    title: "GEDCOM 7.0 with photos",
    words: "One file that holds the photos as well.",
  },
  { id: "json", ending: "json", title: "JSON", words: "For your own programs." },
];

/**
 * @param {{tree: import("../api/shapes.js").Tree, onClose: () => void}} props
 */
export function ExportDialog({ tree, onClose }) {
  const [format, setFormat] = useState(/** @type {Format} */ (FORMATS[0]));
  const seesLiving = tree.role === "owner" || tree.role === "editor";
  const [withLiving, setWithLiving] = useState(seesLiving);
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const living = withLiving ? "show" : "hide";
    const file = await exportTree(tree.treeId, { format: format.id, living });
    saveFile(file, `${tree.treeName}.${format.ending}`);
    onClose();
  });
  return html`<${Dialog} title="Export" onClose=${onClose}>
    <form class="stack" onSubmit=${submit}>
      <fieldset class="choices">
        <legend class="field-label">Kind of file</legend>
        ${FORMATS.map(
          (one) => html`<label class="choice" key=${one.id}>
            <input
              type="radio"
              name="format"
              value=${one.id}
              checked=${one.id === format.id}
              data-first=${one.id === "ged551" ? true : undefined}
              onChange=${() => setFormat(one)}
            />
            <span><strong>${one.title}</strong><span class="hint">${one.words}</span></span>
          </label>`,
        )}
      </fieldset>
      ${seesLiving
        ? html`<${Toggle}
            label="With the living"
            hint="Without them, it holds neither their names nor their dates: good for giving away."
            value=${withLiving}
            onValue=${setWithLiving}
          />`
        : html`<p class="hint">
            Living people are not in the file: you may only look at this tree.
          </p>`}
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          <${Icon} name="exporting" />${isBusy ? "Writing the file…" : "Download"}
        </button>
        <button type="button" class="button" onClick=${onClose}>Cancel</button>
      </div>
    </form>
  <//>`;
}
