/** The parameters of an operation, as fields in one row. */

import { labelOf } from "../kit/forms/schema.js";
import { SchemaField } from "../kit/forms/schema_field.js";
import { kindOf } from "../kit/forms/values.js";
import { html } from "../kit/html.js";
import { useState } from "../kit/vendor/hooks.js";
import { valueFromKey } from "../state/session.js";
import { text } from "../words.js";

/**
 * @param {{
 *   parameters: import("../api/document.js").Parameter[],
 *   values: Record<string, string>,
 *   label?: string,
 *   onApply: (values: Record<string, string>) => void,
 * }} props
 */
export function Filters({ parameters, values, label = text("list.filter"), onApply }) {
  const [texts, setTexts] = useState(values);
  const [faults, setFaults] = useState(/** @type {Record<string, string>} */ ({}));
  const shown = parameters.filter((one) => !valueFromKey(one.name)); // the key has the others
  if (shown.length === 0) return null;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const empty = parameters.filter((one) => one.isRequired && !texts[one.name]);
    setFaults(Object.fromEntries(empty.map((one) => [one.name, text("value.required")])));
    if (!empty.length) onApply(texts);
  };
  return html`<form class="filters" onSubmit=${submit} noValidate>
    ${shown.map(({ name, schema, isRequired }) => {
      const kind = kindOf(schema) === "choice" ? "choice" : "text";
      const plain = { ...schema, format: undefined, description: undefined };
      return html`<${SchemaField}
        key=${name}
        field=${{ name, label: labelOf(name), schema: plain, isRequired, kind }}
        text=${texts[name] ?? ""}
        fault=${faults[name]}
        onText=${(/** @type {string} */ one) => setTexts({ ...texts, [name]: one })}
      />`;
    })}
    <button type="submit" class="button">${label}</button>
  </form>`;
}
