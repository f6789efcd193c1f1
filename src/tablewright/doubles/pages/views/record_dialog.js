/** A record as JSON: a new one, or the changed fields of an existing one. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { ask, recordPath } from "../parts/api.js";
import { text } from "../words.js";

const INDENT = 2;

/**
 * @param {{
 *   stream: string,
 *   id: string | null,
 *   onSaved: () => Promise<void>,
 *   onClose: () => void,
 * }} props without an id, a record is added
 */
export function RecordDialog({ stream, id, onSaved, onClose }) {
  const [fields, setFields] = useState("{}");
  const [before, setBefore] = useState("");
  const [fault, setFault] = useState("");
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (id === null) return;
    // As text: JavaScript would round large numbers.
    ask("GET", recordPath(stream, id), { read: (given) => given }).then(setBefore, setProblem);
  }, []);
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    setFault("");
    setProblem(null);
    if (!isObject(fields)) {
      setFault(text("data.notJson"));
      return;
    }
    try {
      await ask(id === null ? "POST" : "PATCH", recordPath(stream, id ?? undefined), {
        body: fields,
      });
    } catch (error) {
      setProblem(error);
      return;
    }
    notify(text("data.saved"));
    onClose();
    await onSaved();
  };
  return html`<${Dialog} title=${id ?? text("data.add")} onClose=${onClose}>
    <form onSubmit=${save}>
      ${before && html`<pre class="code" tabindex="0"><code>${indented(before)}</code></pre>`}
      <${Field}
        type="area"
        rows="8"
        label=${text("data.fields")}
        hint=${text(id === null ? "data.addHint" : "data.editHint")}
        fault=${fault}
        value=${fields}
        onValue=${setFields}
        data-first
      />
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong">${text("data.save")}</button>
      </div>
    </form>
  <//>`;
}

/** @param {string} words */
function isObject(words) {
  try {
    const value = JSON.parse(words);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A line for each field, without reading the numbers. @param {string} json */
function indented(json) {
  return json.replace(/,(?="[^"]*":)/g, `,\n${" ".repeat(INDENT)}`);
}
