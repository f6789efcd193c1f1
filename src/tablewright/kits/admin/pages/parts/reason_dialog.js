/** Asks for the reason of a change, which is written to the audit log. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

const LENGTH_MAX = 500;

/**
 * @param {{
 *   title: string,
 *   deed: string,
 *   isDanger?: boolean,
 *   onReason: (reason: string) => Promise<void>,
 *   onClose: () => void,
 *   children?: unknown,
 * }} props `deed` is the button's label
 */
export function ReasonDialog({ title, deed, isDanger = true, onReason, onClose, children }) {
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (!reason.trim()) return setFault(text("reason.missing"));
    setBusy(true);
    setProblem(null);
    try {
      await onReason(reason.trim());
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form onSubmit=${submit} noValidate>
      ${children}
      <${Field}
        label=${text("reason.label")}
        type="area"
        value=${reason}
        onValue=${(/** @type {string} */ value) => {
          setReason(value);
          setFault("");
        }}
        fault=${fault}
        hint=${text("reason.hint")}
        maxlength=${LENGTH_MAX}
        data-first
      />
      <${Problem} error=${problem} />
      <div class="actions">
        <button
          type="submit"
          class="button ${isDanger ? "danger" : "strong"}"
          disabled=${isBusy}
        >
          ${deed}
        </button>
        <button type="button" class="button" onClick=${onClose}>${text("reason.cancel")}</button>
      </div>
    </form>
  <//>`;
}
