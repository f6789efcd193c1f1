/**
 * Schemas of an OpenAPI document: references followed, `null` taken out of unions, and labels.
 * Not here: the fields of a form (`forms/values.js`).
 */

/** @typedef {Record<string, any> & {isNullable?: boolean}} Schema */

/**
 * A schema without references; `isNullable` means that null is allowed.
 * @param {any} document
 * @param {any} schema
 * @returns {Schema}
 */
export function resolved(document, schema) {
  if (!schema || typeof schema !== "object") return {};
  const { $ref, anyOf, oneOf, ...own } = schema;
  if ($ref) {
    const name = String($ref).split("/").at(-1) ?? "";
    return { ...resolved(document, document.components?.schemas?.[name]), ...own };
  }
  const union = anyOf ?? oneOf;
  const rest = union?.filter((/** @type {any} */ one) => one.type !== "null");
  if (union && rest.length === 1) {
    const isNullable = rest.length < union.length;
    return { ...resolved(document, rest[0]), ...own, isNullable };
  }
  if (Array.isArray(own.type)) {
    const types = own.type.filter((/** @type {string} */ one) => one !== "null");
    return { ...own, type: types[0], isNullable: types.length < own.type.length };
  }
  return union ? { ...own, union } : own;
}

/**
 * The properties of an object's schema, resolved.
 * @param {any} document
 * @param {Schema} schema
 * @returns {[string, Schema][]}
 */
export function properties(document, schema) {
  const found = Object.entries(schema["properties"] ?? {});
  return found.map(([name, one]) => [name, resolved(document, one)]);
}

const ACRONYMS = ["API", "CSV", "GB", "IP", "JSON", "MB", "URL"];

/**
 * A name as a label: `order_id` and `orderId` become "Order id", and `storageGB` "Storage GB".
 * @param {string} name
 */
export function labelOf(name) {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[_\-.]+/g, " ");
  const words = spaced.split(" ").map((word) => {
    const capital = word.toUpperCase();
    return ACRONYMS.includes(capital) ? capital : word.toLowerCase();
  });
  const label = words.join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}
