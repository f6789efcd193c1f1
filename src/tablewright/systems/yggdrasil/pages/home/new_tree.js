/** A new tree: empty, or from a file. */

import { createTree, deleteTree } from "../api/trees.js";
import { ImportFile } from "../dialogs/import_file.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { Segments } from "../kit/parts/segments.js";
import { useSubmitting } from "../parts/submitting.js";
import { open } from "../state/address.js";
import { useRef, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/**
 * @param {{file: File | null, onWritten: () => void, onClose: () => void}} props
 */
export function NewTree({ file, onWritten, onClose }) {
  const [how, setHow] = useState(file ? "file" : "empty");
  const [treeName, setName] = useState(file ? nameIn(file.name) : "");
  const [description, setDescription] = useState("");
  const [isTaken, setTaken] = useState(false);
  const made = useRef("");
  const given = () => ({
    treeName: treeName.trim(),
    ...(description.trim() ? { description: description.trim() } : {}),
  });
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const tree = await createTree(given());
    onClose();
    open("tree", tree.treeId);
  });
  // The tree for a file is created with the upload, and deleted if nothing is imported.
  const prepare = async () => {
    if (!made.current) made.current = (await createTree(given())).treeId;
    setTaken(true);
    return made.current;
  };
  const drop = async () => {
    const treeId = made.current;
    made.current = "";
    setTaken(false);
    if (treeId) await deleteTree(treeId);
  };
  const names = html`<${Field} label=${text("tree.name")} value=${treeName} onValue=${setName}
      maxlength="100" required data-first placeholder=${text("tree.nameExample")} />
    <${Field} label=${text("tree.description")} type="area" rows="2" value=${description}
      onValue=${setDescription} maxlength="500" hint=${text("tree.descriptionHint")} />`;
  return html`<${Dialog} title=${text("home.newTree")} onClose=${onClose}>
    <div class="stack">
      ${isTaken
        ? html`<p><strong>${treeName.trim()}</strong></p>`
        : html`<${Segments}
            legend=${text("home.startWith")}
            name="how"
            value=${how}
            options=${[
              ["empty", text("home.startEmpty"), "plus"],
              ["file", text("home.startFile"), "importing"],
            ]}
            onValue=${setHow}
          />`}
      ${how === "empty"
        ? html`<form class="stack" onSubmit=${submit}>
            ${names}
            <${Problem} error=${problem} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${isBusy || !treeName.trim()}>
                ${text("home.create")}
              </button>
            </div>
          </form>`
        : html`<div class="stack">
            ${isTaken ? null : names}
            <${ImportFile}
              first=${file}
              isReady=${Boolean(treeName.trim())}
              prepare=${prepare}
              onRefused=${drop}
              onWritten=${onWritten}
              onFile=${(/** @type {File} */ chosen) => {
                if (!treeName.trim()) setName(nameIn(chosen.name));
              }}
              onDone=${() => {
                onClose();
                open("tree", made.current);
              }}
            />
          </div>`}
    </div>
  <//>`;
}

/** @param {string} fileName */
function nameIn(fileName) {
  const words = fileName.replace(/\.[^.]*$/, "").replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 100);
}
