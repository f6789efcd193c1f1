/**
 * Returning from a platform's consent page. The server names the outcome before the `#`, as
 * `?connected=` with the id of the source or `?refused=` with a reason. The page takes it out of
 * the address, so that a reload does not repeat it.
 */

import { html } from "../kit/html.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { open } from "../state/address.js";
import { currentId, startId } from "../state/account.js";
import { text } from "../words.js";

const REASONS = /** @type {const} */ ([
  "missing_code",
  "invalid_state",
  "expired_state",
  "access_denied",
  "exchange_failed",
  "account_mismatch",
]);

/** Takes the outcome out of the address. @returns {{connected: string, refused: string}} */
function taken() {
  const query = new URLSearchParams(location.search);
  const connected = query.get("connected") ?? "";
  const refused = query.get("refused") ?? "";
  if (connected || refused) {
    history.replaceState(history.state, "", `${location.pathname}${location.hash}`);
  }
  return { connected, refused };
}

/** @param {string} reason */
function reasonText(reason) {
  const known = REASONS.find((one) => one === reason);
  return text(`refused.${known ?? "unknown"}`);
}

/** The reason why the platform was not connected, in words; empty: there is none. */
export function useReturn() {
  return useOutcome().refused;
}

/** The outcome, for as long as the view is shown. */
export function useOutcome() {
  const [outcome] = useState(taken);
  return { ...outcome, refused: outcome.refused ? reasonText(outcome.refused) : "" };
}

/** Where the server sends a browser whose state it does not know: to the account's sources. */
export function ToSources() {
  const accountId = currentId.value || startId();
  useEffect(() => {
    if (accountId) open(`/accounts/${encodeURIComponent(accountId)}/sources`, { replace: true });
  }, [accountId]);
  return html`<div class="waiting-view" aria-busy="true"></div>`;
}

/** @param {string} address behind the `#`; the address on this server, for the way back */
export function returnAddress(address) {
  return `${new URL(".", document.baseURI).pathname}${address}`;
}
