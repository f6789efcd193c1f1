/** Values as text: times, numbers, choices, lists and objects. Nothing becomes markup. */

import { html } from "../kit/html.js";

/** @typedef {import("../api/schema.js").Schema} Schema */

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** @param {{value: any, schema: Schema, isShort?: boolean}} props */
export function Value({ value, schema, isShort = false }) {
  if (value === null || value === undefined || value === "") {
    return html`<span class="none" aria-label="None">–</span>`;
  }
  if (typeof value === "boolean") return html`${value ? "Yes" : "No"}`;
  if (schema["format"] === "date-time" && !Number.isNaN(Date.parse(value))) {
    return html`<time datetime=${value} title=${value}>${MOMENT.format(new Date(value))}</time>`;
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
