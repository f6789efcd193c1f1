/** Values of records: the fields that a table shows first, and each value as text. */

import { text } from "../words.js";

/** @typedef {import("../api/data.js").StoredType} StoredType */

const PREFERRED = [
  ...["name", "dealname", "email", "firstname", "firstName", "lastname", "lastName"],
  ...["number", "status", "dealstage", "amount", "total", "currency"],
];
const COLUMNS = 5;
const CELL_LENGTH = 80;

/**
 * The fields of a data type. Those of a HubSpot record are within `properties`.
 * @param {StoredType | undefined} type
 * @param {readonly {data: Record<string, any>}[]} records of a page
 */
export function fieldsOf(type, records) {
  const names = new Set(Object.keys(type?.fields ?? {}));
  for (const { data } of records) {
    for (const [name, value] of Object.entries(data)) {
      names.add(name);
      if (isMap(value)) for (const inner of Object.keys(value)) names.add(`${name}.${inner}`);
    }
  }
  names.delete("id");
  const whole = new Set([...names].map((one) => one.split(".")[0] ?? "").filter((one) => one));
  // A map is shown by its fields.
  return [...names].filter(
    (one) => !(whole.has(one) && [...names].some((other) => other.startsWith(`${one}.`))),
  );
}

/**
 * The fields for the first look: those that tell most, of those that the records have.
 * A platform lists fields that none of its records fill, such as the name of a payer.
 * @param {readonly string[]} fields
 * @param {readonly {data: Record<string, any>}[]} records of a page
 */
export function firstFields(fields, records) {
  const last = (/** @type {string} */ one) => one.split(".").at(-1) ?? one;
  const filled = fields.filter((one) => records.some(({ data }) => !isEmpty(valueAt(data, one))));
  const known = PREFERRED.flatMap((name) => filled.filter((one) => last(one) === name).slice(0, 1));
  const rest = filled.filter((one) => !known.includes(one) && !one.startsWith("_"));
  return [...known, ...rest].slice(0, COLUMNS - 1);
}

/** @param {unknown} value */
function isEmpty(value) {
  const isNone = value === null || value === undefined || value === "";
  return isNone || (typeof value === "object" && !Object.keys(value).length);
}

/** @param {Record<string, any>} data @param {string} field such as `properties.email` */
export function valueAt(data, field) {
  if (field in data) return data[field];
  const [first = "", ...rest] = field.split(".");
  return data[first]?.[rest.join(".")];
}

/** @param {unknown} value */
export function cellText(value) {
  const words = valueText(value);
  return words.length > CELL_LENGTH ? `${words.slice(0, CELL_LENGTH)}…` : words;
}

/** @param {unknown} value */
export function valueText(value) {
  if (value === null || value === undefined || value === "") return text("sources.nothing");
  if (typeof value === "boolean") return text(value ? "records.yes" : "records.no");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isMap(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
