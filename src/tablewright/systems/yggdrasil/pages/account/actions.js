/** Parts that the forms of an account share. */

import { html } from "../kit/html.js";
import { user } from "../state/session.js";
import { text } from "../words.js";

/**
 * The actions and their results: a notice would be hidden by the dialog.
 * @param {{told: string, children?: unknown}} props
 */
export function Actions({ told, children }) {
  return html`<div class="actions">
    ${children}
    <span class="hint" role="status">${told}</span>
  </div>`;
}

/** Tells password managers which account this is. */
export function Whose() {
  return html`<input type="text" hidden readonly autocomplete="username"
    value=${user.value?.email ?? ""} aria-label=${text("account.email")} />`;
}
