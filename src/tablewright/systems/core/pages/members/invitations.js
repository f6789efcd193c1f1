/** The open invitations of an account: send again, withdraw. */

import { resendInvitation, withdrawInvitation } from "../api/members.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { Panel } from "../parts/view.js";
import { text } from "../words.js";
import { LinkDialog } from "./invite_dialog.js";

/** @typedef {import("../api/shapes.js").Invitation} Invitation */

/**
 * @param {{accountId: string, asked: import("../kit/state/asking.js").Asking<Invitation[]>}} props
 */
export function Invitations({ accountId, asked }) {
  const [token, setToken] = useState("");
  const items = asked.answer ?? [];
  if (asked.problem) {
    return html`<${Problem} error=${asked.problem} onRetry=${asked.again} />`;
  }
  if (!items.length) return null;
  /** @param {() => Promise<void>} act */
  const change = async (act) => {
    try {
      await act();
    } catch (error) {
      complain(error);
    }
    await asked.again(); // it may have been accepted meanwhile
  };
  /** @param {Invitation} one */
  const resend = (one) =>
    change(async () => {
      const made = await resendInvitation(accountId, one.invitationId);
      if (made.token) setToken(made.token);
      else notify(text("invite.sent", { email: one.email ?? "" }));
    });
  /** @param {Invitation} one */
  const withdraw = (one) =>
    change(async () => {
      await withdrawInvitation(accountId, one.invitationId);
      notify(text("invite.withdrawn"));
    });
  return html`<${Panel} title=${text("invite.open", { count: items.length })}>
    <ul class="rows">
      ${items.map(
        (one) => html`<li key=${one.invitationId} class="row">
          <div class="row-words">
            <strong>${one.email ?? text("invite.anyone")}</strong>
            <span class="hint">
              ${text(`role.${one.role}`)} · ${text("invite.ends")}${" "}
              <${When} ms=${Date.parse(one.endsAt)} />
            </span>
          </div>
          <div class="row-tools">
            <${Deed} permission="users.invite" className="quiet" onClick=${() => resend(one)}>
              ${text(one.email ? "invite.resend" : "invite.newLink")}
            <//>
            <${Deed} permission="users.invite" className="quiet" onClick=${() => withdraw(one)}>
              ${text("invite.withdraw")}
            <//>
          </div>
        </li>`,
      )}
    </ul>
    ${token ? html`<${LinkDialog} token=${token} onClose=${() => setToken("")} />` : null}
  <//>`;
}
