/** A refusal, in the server's words, with the id that its log knows the request by. */

import { ApiError } from "../api/request.js";
import { html } from "../html.js";
import { CopyButton } from "./copy_button.js";

/**
 * @param {{error: unknown, title?: string, onRetry?: () => void, children?: unknown}} props
 */
export function Problem({ error, title, onRetry, children }) {
  if (!error) return null;
  const refusal = error instanceof ApiError ? error : null;
  const message = error instanceof Error ? error.message : String(error);
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return html`<div class="problem" role="alert">
    <p><strong>${title ?? (refusal?.status ? "Refused." : "Failed.")}</strong> ${sentence}</p>
    ${children}
    ${refusal?.retryAfterSeconds
      ? html`<p>Try again in ${refusal.retryAfterSeconds} s.</p>`
      : null}
    ${refusal?.requestId
      ? html`<p class="problem-id">
          Request <code>${refusal.requestId}</code>
          ${refusal.status ? html`, status ${refusal.status}` : null}
          <${CopyButton} text=${refusal.requestId} label="Copy id" />
        </p>`
      : null}
    ${onRetry
      ? html`<button type="button" class="button" onClick=${onRetry}>Try again</button>`
      : null}
  </div>`;
}
