/** A field for a value of a schema: a line, an area, a choice, a date or a number. */

import { html } from "../html.js";
import { text as words } from "../kit_words.js";
import { Field } from "./field.js";

/** @typedef {import("./values.js").FormField} FormField */

const LARGE = new Set(["area", "lines", "json"]);
/** @type {Record<string, string>} */
const TYPES = { email: "email", uri: "url", date: "date", password: "password" };

/**
 * @param {{
 *   field: FormField,
 *   text: string,
 *   fault?: string,
 *   isFirst?: boolean,
 *   onText: (text: string) => void,
 * }} props
 */
export function SchemaField({ field, text, fault, isFirst, onText }) {
  const { schema, kind, isRequired, label } = field;
  return html`<${Field}
    label=${isRequired ? label : words("form.optional", { label })}
    value=${text}
    onValue=${onText}
    type=${typeOf(field)}
    options=${kind === "choice" ? optionsOf(field) : undefined}
    hint=${[schema["description"], noteOf(kind)].filter(Boolean).join(" ")}
    fault=${fault}
    aria-required=${isRequired ? "true" : undefined}
    aria-invalid=${fault ? "true" : undefined}
    inputmode=${kind === "number" ? "decimal" : undefined}
    step=${kind === "moment" ? "1" : undefined}
    data-first=${isFirst ? true : undefined}
  />`;
}

/** @param {FormField} field */
function typeOf({ kind, schema }) {
  if (LARGE.has(kind)) return "area";
  if (kind === "moment") return "datetime-local";
  return kind === "text" ? (TYPES[schema["format"]] ?? "text") : "text";
}

/** @param {FormField} field */
function optionsOf({ schema, isRequired }) {
  const none = ["", isRequired ? words("form.choose") : "–"];
  const given = schema["enum"]?.map((/** @type {unknown} */ one) => [String(one), String(one)]);
  return [none, ...(given ?? [["true", words("form.yes")], ["false", words("form.no")]])];
}

/** @param {FormField["kind"]} kind */
function noteOf(kind) {
  if (kind === "lines") return words("form.lines");
  return kind === "json" ? words("form.jsonHint") : "";
}
