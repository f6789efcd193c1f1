/** The form that subscribes a URL. */

import { addHook } from "../api/hooks.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/**
 * @param {{onAdded: (secret: string) => void}} props
 */
export function HookForm({ onAdded }) {
  const [url, setUrl] = useState("");
  const [types, setTypes] = useState("");
  const [description, setDescription] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (isBusy || !url.trim()) return;
    setBusy(true);
    setProblem(null);
    try {
      const wanted = { url: url.trim(), types: namesIn(types), description: description.trim() };
      const { secret } = await addHook(wanted);
      setUrl("");
      setTypes("");
      setDescription("");
      onAdded(secret);
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return html`<form class="sheet" onSubmit=${submit}>
    <h2>${text("hook.addTitle")}</h2>
    <div class="fields">
      <${Field} label=${text("hook.url")} type="url" value=${url} onValue=${setUrl} inputmode="url"
        placeholder="https://example.com/hook" hint=${text("hook.urlHint")} />
      <${Field} label=${text("hook.types")} value=${types} onValue=${setTypes}
        placeholder="order.created, order.paid" hint=${text("hook.typesHint")} />
      <${Field} label=${text("hook.description")} value=${description} onValue=${setDescription}
        maxlength="200" hint=${text("hook.descriptionHint")} />
    </div>
    <${Problem} error=${problem} />
    <button type="submit" class="button strong" disabled=${isBusy || !url.trim()}>
      <${Icon} name="hooks" />${text("hook.add")}
    </button>
  </form>`;
}

/** @param {string} typed */
function namesIn(typed) {
  return typed.split(/[\s,]+/).filter((name) => name !== "");
}
