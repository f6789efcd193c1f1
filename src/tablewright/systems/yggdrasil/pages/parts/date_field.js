/** A field for a date as people write it; what is understood stands below it while one types. */

import { html } from "../kit/html.js";
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
    placeholder="12 Mar 1850, about 1850"
    hint=${hintOf(value, reading)}
  />`;
}

/**
 * @param {string} value
 * @param {import("../words/dates.js").Reading | null} reading
 */
function hintOf(value, reading) {
  if (!reading) return "As exactly as you know it.";
  if (!reading.isPhrase) return `Understood as: ${reading.words}`;
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(value.trim())) {
    return "Day or month first? Write the month as a word, such as 3 April 1850.";
  }
  return "Not understood as a date: it is kept in these words.";
}
