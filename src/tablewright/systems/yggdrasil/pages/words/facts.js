/** Names of imported facts: GEDCOM tags in words. */

import en from "./en.js";
import { text } from "../words.js";

/** @typedef {keyof typeof en.facts.tags} Tag */

/**
 * @param {string} tag
 * @param {string} [type] of an event without a tag of its own
 */
export function factLabel(tag, type) {
  if ((tag === "EVEN" || tag === "FACT") && type) return type;
  return Object.hasOwn(en.facts.tags, tag)
    ? text(`facts.tags.${/** @type {Tag} */ (tag)}`)
    : plainTag(tag);
}

/** @param {string} path tags, the outer one first */
export function detailLabel(path) {
  return path
    .split(".")
    .map((tag) => factLabel(tag))
    .join(", ");
}

/** @param {string} tag of a program, such as `_MILT` */
function plainTag(tag) {
  return tag.replace(/_/g, " ").trim() || tag;
}
