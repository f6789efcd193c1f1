/** An error in the server's words, with the id that its log knows the request by. */

import { ApiError } from "../api/request.js";
import { html } from "../html.js";

/** @param {{error: unknown, onRetry?: () => void}} props */
export function Problem({ error, onRetry }) {
  if (!error) return null;
  const id = error instanceof ApiError && error.status >= 500 ? error.requestId : "";
  return html`<div class="problem" role="alert">
    <p>${messageOf(error)}</p>
    ${id && html`<p class="hint">Request <code>${id}</code></p>`}
    ${onRetry &&
    html`<button type="button" class="button" onClick=${onRetry}>Try again</button>`}
  </div>`;
}

/**
 * The message of an error, without the hint about `details`: this page shows them in place.
 * @param {unknown} error
 */
export function messageOf(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.split(" `details`")[0] ?? text;
}
