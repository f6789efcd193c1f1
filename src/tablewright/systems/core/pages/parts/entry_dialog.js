/**
 * A dialog with a form whose values `useEntry` keeps.
 *
 *     const entry = useEntry({ name: "" }, save, ["name"]);
 *     html`<${EntryDialog} title="…" label="…" entry=${entry} onClose=${close}>…<//>`
 */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { text } from "../words.js";

/**
 * @typedef {object} Entry
 * @property {boolean} isBusy
 * @property {unknown} problem
 * @property {(event: Event) => void} submit
 * @property {{current: HTMLFormElement | null}} form
 */

/**
 * @param {{title: string, label: string, entry: Entry, onClose: () => void,
 *   children?: unknown}} props
 */
export function EntryDialog({ title, label, entry, onClose, children }) {
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form class="form" ref=${entry.form} onSubmit=${entry.submit} noValidate>
      ${children}
      <${Problem} error=${entry.problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${entry.isBusy}>${label}</button>
        <button type="button" class="button" onClick=${onClose}>${text("form.cancel")}</button>
      </div>
    </form>
  <//>`;
}
