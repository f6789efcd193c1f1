/**
 * A refusal, told kindly: what went wrong and what to do, in the server's words where it has any.
 * The id by which the server's log knows the request is there for whoever asks for help.
 */

import { ApiError } from "../api/request.js";
import { html } from "../html.js";

/** @type {Record<number, string>} */
const ADVICE = {
  403: "You may look at this tree, but not change this. Ask its owner if you would like to.",
  404: "It may have been deleted, or you may not be allowed to see it any more.",
  409: "Look at what is there now, and try again if it still makes sense.",
  413: "It is too large. Try with something smaller.",
  429: "Please wait a little before you try again.",
  500: "This is our fault, not yours. Try again; if it goes on, tell whoever runs this service.",
  503: "The server is busy or being looked after. Nothing was lost; try again in a while.",
};

/**
 * @param {{error: unknown, onRetry?: () => void}} props
 */
export function Problem({ error, onRetry }) {
  if (!error) return null;
  const refusal = error instanceof ApiError ? error : null;
  const message = error instanceof Error ? error.message : String(error);
  const advice = refusal ? ADVICE[refusal.status] : "";
  return html`<div class="problem" role="alert">
    <p class="problem-words">${sentence(message)}</p>
    ${advice ? html`<p>${advice}</p>` : null}
    ${refusal?.retryAfterSeconds
      ? html`<p>It can be tried again in ${inWords(refusal.retryAfterSeconds)}.</p>`
      : null}
    ${refusal?.requestId && refusal.status >= 500
      ? html`<p class="hint">Request ${refusal.requestId}</p>`
      : null}
    ${onRetry
      ? html`<button type="button" class="button" onClick=${onRetry}>Try again</button>`
      : null}
  </div>`;
}

/** @param {string} text */
export function sentence(text) {
  const plain = text.trim();
  const begun = plain.charAt(0).toUpperCase() + plain.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** @param {number} seconds */
function inWords(seconds) {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
