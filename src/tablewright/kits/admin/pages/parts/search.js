/** A search for one item by its address, name or id. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/**
 * @param {{label: string, hint: string, value: string, onSearch: (words: string) => void}} props
 */
export function Search({ label, hint, value, onSearch }) {
  const [words, setWords] = useState(value);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return html`<form class="search" role="search" onSubmit=${submit}>
    <${Field} label=${label} hint=${hint} type="search" value=${words} onValue=${setWords} />
    <button type="submit" class="button strong">${text("list.find")}</button>
  </form>`;
}
