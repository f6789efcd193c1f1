/**
 * Forms as values: the fields of a schema, and the body that their texts describe.
 * Not here: drawing them (`forms/form.js`).
 */

import { text as words } from "../kit_words.js";
import { labelOf, properties } from "./schema.js";

/** @typedef {import("./schema.js").Schema} Schema */

/**
 * @typedef {object} FormField
 * @property {string} name with dots where it is inside another object
 * @property {string} label
 * @property {Schema} schema
 * @property {boolean} isRequired
 * @property {"text" | "area" | "number" | "choice" | "moment" | "lines" | "json"} kind
 */

const AREA_LENGTH_MIN = 200;

/**
 * The fields of a body; objects in it become fields with dotted names.
 * @param {any} document
 * @param {Schema} schema
 * @param {string} [prefix]
 * @param {boolean} [isWithin] an object that may be missing: then none of its fields is required
 * @returns {FormField[]}
 */
export function fieldsOf(document, schema, prefix = "", isWithin = true) {
  const required = new Set(schema["required"] ?? []);
  return properties(document, schema).flatMap(([name, one]) => {
    const isRequired = isWithin && required.has(name) && !one.isNullable;
    const full = prefix + name;
    if (one["type"] === "object" && one["properties"] && isRequired) {
      return fieldsOf(document, one, `${full}.`);
    }
    return [{ name: full, label: labelOf(full), schema: one, isRequired, kind: kindOf(one) }];
  });
}

/**
 * @param {Schema} schema
 * @returns {FormField["kind"]}
 */
export function kindOf(schema) {
  const { type, format, items } = schema;
  if (schema["enum"] || type === "boolean") return "choice";
  if (type === "integer" || type === "number") return "number";
  if (type === "string" && format === "date-time") return "moment";
  if (type === "string") return schema["maxLength"] >= AREA_LENGTH_MIN ? "area" : "text";
  if (type === "array" && items?.type === "string") return "lines";
  return "json";
}

/**
 * The text of a value in its field.
 * @param {FormField["kind"]} kind
 * @param {any} value
 */
export function textOf(kind, value) {
  if (value === null || value === undefined) return "";
  if (kind === "lines") return value.join("\n");
  if (kind === "json") return JSON.stringify(value, null, 2);
  if (kind === "moment") {
    const local = new Date(Date.parse(value) - new Date(value).getTimezoneOffset() * 60_000);
    return local.toISOString().slice(0, 19);
  }
  return String(value);
}

/**
 * The initial texts of a form.
 * @param {FormField[]} fields
 * @param {any} [value] the item that is edited
 * @returns {Record<string, string>}
 */
export function textsOf(fields, value) {
  return Object.fromEntries(
    fields.map(({ name, kind, schema }) => {
      const known = name.split(".").reduce((one, part) => one?.[part], value);
      return [name, textOf(kind, value === undefined ? schema["default"] : known)];
    }),
  );
}

/**
 * The body that texts describe, or their errors by the names of their fields.
 * @param {FormField[]} fields
 * @param {Record<string, string>} texts
 * @param {Record<string, string>} before fields with these texts are left out if `isPartial`
 * @param {boolean} isPartial
 * @returns {{body: any, faults: Record<string, string>}}
 */
export function bodyOf(fields, texts, before, isPartial) {
  const body = {};
  /** @type {Record<string, string>} */
  const faults = {};
  for (const field of fields) {
    const text = texts[field.name] ?? "";
    const isSame = text === (before[field.name] ?? "");
    if (isPartial && isSame) continue;
    if (text === "") {
      if (field.isRequired) faults[field.name] = words("form.required");
      else if (field.schema.isNullable && !isSame) put(body, field.name, null);
      continue;
    }
    try {
      put(body, field.name, valueOf(field, text));
    } catch (error) {
      faults[field.name] = /** @type {Error} */ (error).message;
    }
  }
  return { body, faults };
}

/**
 * @param {FormField} field
 * @param {string} text
 */
function valueOf({ kind, schema }, text) {
  if (schema["type"] === "boolean") return text === "true";
  if (kind === "choice" && schema["enum"]) {
    return schema["enum"].find((/** @type {unknown} */ one) => String(one) === text);
  }
  if (kind === "number") {
    const number = Number(text);
    if (Number.isNaN(number)) throw new Error(words("form.number"));
    if (schema["type"] === "integer" && !Number.isInteger(number)) {
      throw new Error(words("form.whole"));
    }
    return number;
  }
  if (kind === "moment") return new Date(text).toISOString();
  if (kind === "lines") return text.split("\n").filter((line) => line.trim());
  if (kind !== "json") return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(words("form.json"));
  }
}

/**
 * @param {any} body
 * @param {string} name
 * @param {unknown} value
 */
function put(body, name, value) {
  const parts = name.split(".");
  const last = parts.pop() ?? "";
  const inner = parts.reduce((one, part) => (one[part] ??= {}), body);
  inner[last] = value;
}
