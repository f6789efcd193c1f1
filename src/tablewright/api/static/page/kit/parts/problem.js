/**
 * An error where it happened: the server's message, what to do about it, and the id of the request.
 * A page sets its advice and its readers once, with `explainProblems`.
 */

import { html } from "../html.js";
import { rich, text } from "../kit_words.js";
import { ApiError } from "../state/api_error.js";
import { CopyButton } from "./copy_button.js";

const SERVER_ERROR = 500;
const SECONDS_MAX = 90; // longer times are in minutes

/** @typedef {(message: string) => string} Translation */

/** @type {{advice: Record<number, string>, isForDevelopers: boolean, translated: Translation}} */
const told = { advice: {}, isForDevelopers: false, translated: (message) => message };

/**
 * @param {Partial<typeof told>} how `advice` by status; developers see the id of every request
 *   that failed, others those of the server's own errors; `translated` returns a message of the
 *   server in the language of the page
 */
export function explainProblems(how) {
  Object.assign(told, how);
}

/**
 * @param {{error: unknown, title?: string, onRetry?: () => void, children?: unknown}} props
 */
export function Problem({ error, title, onRetry, children }) {
  if (!error) return null;
  const failure = error instanceof ApiError ? error : null;
  const advice = failure ? told.advice[failure.status] : "";
  const isIdShown = told.isForDevelopers || (failure?.status ?? 0) >= SERVER_ERROR;
  return html`<div class="problem" role="alert">
    <p class="problem-words">
      ${title ? html`<strong>${title}</strong>${" "}` : null}${messageOf(error)}
    </p>
    ${advice ? html`<p>${advice}</p>` : null} ${children}
    ${failure?.retryAfterSeconds ? html`<p>${waitText(failure.retryAfterSeconds)}</p>` : null}
    ${failure?.requestId && isIdShown
      ? html`<p class="problem-id hint">
          ${rich("problem.request", { id: html`<code>${failure.requestId}</code>` })}
          ${failure.status ? `, ${text("problem.status", { status: `${failure.status}` })}` : null}
          <${CopyButton} text=${failure.requestId} label=${text("problem.copyId")} />
        </p>`
      : null}
    ${onRetry
      ? html`<button type="button" class="button" onClick=${onRetry}>
          ${text("problem.again")}
        </button>`
      : null}
  </div>`;
}

/**
 * The message of an error as a sentence. The server's hint is for callers of the API.
 * @param {unknown} error
 */
export function messageOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  return sentence(message);
}

/** @param {string} message of the server */
export function sentence(message) {
  const plain = told.translated(message.trim());
  const begun = plain.charAt(0).toUpperCase() + plain.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** @param {number} seconds */
function waitText(seconds) {
  if (seconds < SECONDS_MAX) return text("problem.wait", { count: seconds });
  return text("problem.waitMinutes", { count: Math.ceil(seconds / 60) });
}
