/** Values as text: times, numbers, choices, lists and objects. Nothing becomes markup. */

import { html } from "../kit/html.js";
import { timeText } from "../kit/words.js";
import { text as words } from "../words.js";

/** @typedef {import("../kit/forms/schema.js").Schema} Schema */

/** @type {Intl.DateTimeFormatOptions} */
const MOMENT = { dateStyle: "medium", timeStyle: "short" };

/** @param {{value: any, schema: Schema, isShort?: boolean}} props */
export function Value({ value, schema, isShort = false }) {
  if (value === null || value === undefined || value === "") {
    return html`<span class="none" aria-label=${words("value.none")} role="img">–</span>`;
  }
  if (typeof value === "boolean") return html`${words(value ? "value.yes" : "value.no")}`;
  if (schema["format"] === "date-time" && !Number.isNaN(Date.parse(value))) {
    const words = timeText(Date.parse(value), MOMENT);
    return html`<time datetime=${value} title=${value}>${words}</time>`;
  }
  if (schema["enum"]) return html`<span class="badge">${String(value)}</span>`;
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) {
    return html`${value.join(", ")}`;
  }
  if (typeof value === "object") {
    const text = JSON.stringify(value, null, isShort ? 0 : 2);
    return isShort ? html`<code>${text}</code>` : html`<pre class="json">${text}</pre>`;
  }
  return html`${String(value)}`;
}

/** Whether values of a schema are aligned by their digits. @param {Schema} schema */
export function isNumeric(schema) {
  const isText = schema["type"] === "string" && schema["format"] === "decimal";
  return schema["type"] === "integer" || schema["type"] === "number" || isText;
}

/**
 * All members of a value, with their names.
 * @param {{value: any, columns: [string, Schema][], label: (name: string) => string}} props
 */
export function Facts({ value, columns, label }) {
  const schemas = new Map(columns);
  const names = [...new Set([...schemas.keys(), ...Object.keys(value)])];
  return html`<dl class="facts">
    ${names
      .filter((name) => name in value)
      .map(
        (name) => html`<div key=${name}>
          <dt title=${schemas.get(name)?.["description"]}>${label(name)}</dt>
          <dd><${Value} value=${value[name]} schema=${schemas.get(name) ?? {}} /></dd>
        </div>`,
      )}
  </dl>`;
}
