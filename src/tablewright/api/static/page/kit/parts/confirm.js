/** Asks before an action that cannot be undone; for the gravest, the reader must type a word. */

import { html } from "../html.js";
import { rich, text } from "../kit_words.js";
import { useId, useState } from "../vendor/hooks.js";
import { Dialog } from "./dialog.js";
import { Problem } from "./problem.js";

/**
 * @param {{
 *   title: string,
 *   deed: string,
 *   keep?: string,
 *   word?: string,
 *   isDanger?: boolean,
 *   onConfirm: () => Promise<void>,
 *   onClose: () => void,
 *   children?: unknown,
 * }} props `deed` is the button's label, `keep` that of the other one, `word` what has to be typed
 */
export function Confirm(props) {
  const { title, deed, keep, word, isDanger = true, onConfirm, onClose, children } = props;
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const field = useId();
  const isReady = !word || typed.trim() === word;
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form onSubmit=${submit}>
      ${children}
      ${word &&
      html`<div class="field">
        <label for=${field}>${rich("confirm.type", { name: html`<code>${word}</code>` })}</label>
        <input
          id=${field}
          data-first
          value=${typed}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${false}
          onInput=${(/** @type {any} */ e) => setTyped(e.target.value)}
        />
      </div>`}
      <${Problem} error=${problem} />
      <div class="actions">
        <button
          type="submit"
          class="button ${isDanger ? "danger" : "strong"}"
          disabled=${!isReady || isBusy}
        >
          ${deed}
        </button>
        <button
          type="button"
          class="button"
          data-first=${word ? undefined : true}
          onClick=${onClose}
        >
          ${keep || text("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`;
}
