/**
 * An invitation: who invites, to which account, as what. A signed-in person accepts or declines;
 * others sign in, or sign up through it.
 */

import { acceptInvitation, declineInvitation, invitationBehind } from "../api/members.js";
import { signOut } from "../api/people.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { timeText } from "../kit/words.js";
import { forgetAll, loadAccounts } from "../state/account.js";
import { open } from "../state/address.js";
import { user } from "../state/session.js";
import { text } from "../words.js";
import { SignIn } from "./sign_in.js";
import { SignUp } from "./sign_up.js";

/** @typedef {import("../api/shapes.js").InvitationSummary} InvitationSummary */

/** @param {{token: string}} props */
export function Invitation({ token }) {
  const { answer, problem } = useAsking(() => invitationBehind(token), [token]);
  const [isDeclined, setDeclined] = useState(false);
  const [hasPassword, setHasPassword] = useState(false);
  if (isDeclined) return html`<${Lone} title=${text("invitation.declined")} />`;
  if (problem) {
    return html`<${Lone} title=${text("invitation.title")}><${Problem} error=${problem} /><//>`;
  }
  if (!answer) return html`<section class="door-sheet" aria-busy="true"></section>`;
  const facts = html`<${Facts} invitation=${answer} />`;
  const decline = html`<${Decline} token=${token} onDone=${() => setDeclined(true)} />`;
  if (user.value) {
    const more = { invitation: answer, facts, decline };
    return html`<${Accept} token=${token} ...${more} />`;
  }
  /** @param {import("../api/shapes.js").User} found */
  const join = async (found) => {
    try {
      const account = await acceptInvitation(token);
      notify(text("invitation.joined", { name: account.name }));
      open(`/accounts/${account.accountId}`, { replace: true });
    } finally {
      user.value = found; // they have signed up, whatever became of the invitation
    }
  };
  const other = html`<p class="door-ways">
    <button type="button" class="link" onClick=${() => setHasPassword(!hasPassword)}>
      ${text(hasPassword ? "invitation.toSignUp" : "door.toSignIn")}
    </button>
    ${decline}
  </p>`;
  const email = answer.email ?? "";
  if (hasPassword) return html`<${SignIn} intro=${facts} email=${email} ways=${other} />`;
  return html`<${SignUp}
    invitation=${token}
    email=${email}
    intro=${facts}
    ways=${other}
    onEntered=${join}
  />`;
}

/** @param {{invitation: InvitationSummary}} props */
function Facts({ invitation }) {
  const { accountName, invitedBy, role, endsAt } = invitation;
  /** @type {(readonly [string, unknown])[]} */
  const facts = [
    [text("invitation.account"), accountName],
    [text("invitation.from"), invitedBy ?? text("invitation.member")],
    [text("invitation.role"), text(`role.${role}`)],
    [text("invitation.ends"), timeText(Date.parse(endsAt), { dateStyle: "long" })],
  ];
  return html`<dl class="invited">
      ${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    <p>${text(`roleHint.${role}`)}</p>`;
}

/**
 * @param {{token: string, invitation: InvitationSummary, facts: unknown, decline: unknown}} props
 */
function Accept({ token, invitation, facts, decline }) {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [isBusy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const account = await acceptInvitation(token);
      await loadAccounts();
      notify(text("invitation.joined", { name: account.name }));
      open(`/accounts/${account.accountId}`, { replace: true });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  const change = async () => {
    try {
      await signOut();
      forgetAll();
      user.value = null;
    } catch (error) {
      setProblem(error);
    }
  };
  const who = user.value;
  return html`<section class="door-sheet">
    <h1>${text("invitation.join", { name: invitation.accountName })}</h1>
    ${facts}
    <p>${text("invitation.signedInAs", { email: who?.email ?? "" })}</p>
    <${Problem} error=${problem} />
    <button type="button" class="button strong" disabled=${isBusy} onClick=${accept}>
      ${text("invitation.accept")}
    </button>
    <p class="door-ways">
      <button type="button" class="link" onClick=${change}>${text("invitation.change")}</button>
      ${decline}
    </p>
  </section>`;
}

/** @param {{token: string, onDone: () => void}} props */
function Decline({ token, onDone }) {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const decline = async () => {
    try {
      await declineInvitation(token);
      onDone();
    } catch (error) {
      setProblem(error);
    }
  };
  return html`<button type="button" class="link" onClick=${decline}>
      ${text("invitation.decline")}
    </button>
    <${Problem} error=${problem} />`;
}

/** @param {{title: string, children?: unknown}} props */
function Lone({ title, children }) {
  return html`<section class="door-sheet">
    <h1>${title}</h1>
    ${children}
    <a class="button strong" href="#/">${text("link.continue")}</a>
  </section>`;
}
