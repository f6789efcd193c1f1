/** The form that makes one more key. */

import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";

/**
 * @param {{onCreate: (name: string) => Promise<void>}} props
 */
export function KeyForm({ onCreate }) {
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onCreate(name.trim());
      setName("");
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return html`<form class="sheet inline-form" onSubmit=${submit}>
    <${Field} label="Name of a new key" value=${name} onValue=${setName} maxlength="200"
      placeholder="billing worker" hint="What it is for, so that you know what to replace." />
    <button type="submit" class="button strong" disabled=${isBusy}>
      <${Icon} name="keys" />Make a key
    </button>
    <${Problem} error=${problem} />
  </form>`;
}
