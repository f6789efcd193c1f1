/** The type of an event. A long one breaks after its dots and dashes, not within a word. */

import { html } from "../kit/html.js";
import { text } from "../words.js";

/**
 * @param {{type: string | null}} props
 */
export function TypeName({ type }) {
  if (type === null) return html`<em class="untyped">${text("event.withoutType")}</em>`;
  const parts = type.split(/(?<=[._-])/);
  return html`<span>${parts.map((part) => html`${part}<wbr />`)}</span>`;
}
