/** Messages of the server, which are in English, in the language of the page. */

import { language } from "../kit/words.js";
import de from "./server_de.js";

const PART = /\{(\w+)\}/g;

/** @typedef {{pattern: RegExp, names: string[], text: string}} Reading */

/** @type {readonly Reading[]} the longest template first: a short one may match more messages */
const READINGS = Object.entries(de)
  .sort(([one], [other]) => other.length - one.length)
  .map(([template, text]) => ({
    pattern: new RegExp(`^${escaped(template).replace(/\\\{\w+\\\}/g, "(.+)")}$`, "s"),
    names: [...template.matchAll(PART)].map(([, name = ""]) => name),
    text,
  }));

/**
 * A message in the language of the page; in English if it has no translation.
 * @param {string} message
 * @returns {string}
 */
export function inPageLanguage(message) {
  if (!language().startsWith("de")) return message;
  for (const { pattern, names, text } of READINGS) {
    const found = pattern.exec(message);
    if (!found) continue;
    const values = found.slice(1).map(inPageLanguage);
    return text.replace(PART, (_, name) => values[names.indexOf(name)] ?? "");
  }
  return message;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
