/** The name of an account, or its id if it has none, as a link to the account. */

import { html } from "../kit/html.js";
import { linkTo } from "../state/address.js";

/** @param {{accountId: string, name?: string}} props */
export function AccountLink({ accountId, name }) {
  return html`<a href=${linkTo("accounts", { find: accountId })} title=${accountId}>
    ${name ?? html`<code>${accountId}</code>`}
  </a>`;
}
