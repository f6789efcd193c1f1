/** The form that creates one more key. */

import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

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
    <${Field} label=${text("key.name")} value=${name} onValue=${setName} maxlength="200"
      placeholder=${text("key.nameExample")} hint=${text("key.nameHint")} />
    <button type="submit" class="button strong" disabled=${isBusy}>
      <${Icon} name="keys" />${text("key.create")}
    </button>
    <${Problem} error=${problem} />
  </form>`;
}
