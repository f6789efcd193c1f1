/**
 * Impersonation: whether the operator views this page as a person, and until when.
 * Every response to such a session has a header for it.
 * Not here: showing it (`shell/impersonation_banner.js`).
 */

import { signal } from "../vendor/signals.js";

const HEADER = "X-Impersonation";
const UNAUTHENTICATED = 401;

/** When the view ends, in milliseconds since 1970; null: this is the reader's own session. */
export const impersonatedUntil = signal(/** @type {number | null} */ (null));

/** @param {Response} response */
export function noteImpersonation(response) {
  const said = response.headers.get(HEADER);
  const isOver = response.status === UNAUTHENTICATED;
  if (said === null && !isOver) return; // a response that is the same for all callers
  const until = isOver ? null : Date.parse(said?.replace("until=", "") ?? "") || 0;
  if (until !== impersonatedUntil.peek()) impersonatedUntil.value = until;
}
