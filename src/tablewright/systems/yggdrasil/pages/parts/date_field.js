/** A field for a date as people write it, with its interpretation below it. */

import { html } from "../kit/html.js";
import { text } from "../words.js";
import { readDate } from "../words/dates.js";
import { Field } from "../kit/forms/field.js";

/**
 * @param {{label: string, value: string, onValue: (value: string) => void}} props
 */
export function DateField({ label, value, onValue }) {
  const reading = readDate(value);
  return html`<${Field}
    label=${label}
    value=${value}
    onValue=${onValue}
    placeholder=${text("field.dateExample")}
    hint=${hintOf(value, reading)}
  />`;
}

/**
 * @param {string} value
 * @param {import("../words/dates.js").Reading | null} reading
 */
function hintOf(value, reading) {
  if (!reading) return text("field.dateHint");
  if (!reading.isPhrase) return text("field.dateRead", { date: reading.words });
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(value.trim())) {
    return text("field.dateUnclear");
  }
  return text("field.dateUnread");
}
