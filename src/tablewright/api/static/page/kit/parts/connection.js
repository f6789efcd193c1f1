/** The state of a live connection, in words and with a light. */

import { html } from "../html.js";
import { text } from "../kit_words.js";

/**
 * @param {{state: import("../state/live.js").LiveState, problem?: string}} props
 */
export function Connection({ state, problem }) {
  return html`<p class="connection connection-${state}" title=${problem || undefined}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${text(`live.${state}`)}</span>
  </p>`;
}
