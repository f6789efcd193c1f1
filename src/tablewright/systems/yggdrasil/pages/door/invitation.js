/** An invitation to a tree: the inviter, the tree, and accepting it by signing up or signing in. */

import { signOut } from "../api/accounts.js";
import { acceptInvitation, openInvitation } from "../api/invitations.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { useSubmitting } from "../parts/submitting.js";
import { useState } from "../kit/vendor/hooks.js";
import { timeText } from "../kit/words.js";
import { addressOf, open, place } from "../state/address.js";
import { user } from "../state/session.js";
import { rich, text } from "../words.js";
import { SignInForm } from "./sign_in.js";
import { SignUpForm } from "./sign_up.js";

/** @typedef {import("../api/shapes.js").Invited} Invited */
/** @typedef {import("../api/shapes.js").User} User */

export function Invitation() {
  const token = place.value.id;
  const { answer, problem } = useAsking(() => openInvitation(token), [token]);
  const [refusal, setRefusal] = useState(/** @type {unknown} */ (null));
  const accept = async () => {
    setRefusal(null);
    try {
      const tree = await acceptInvitation(token);
      notify(text("invitation.accepted", { tree: tree.treeName }));
      open("tree", tree.treeId, { replace: true }); // the link works once
    } catch (error) {
      setRefusal(error);
    }
  };
  /** @param {User} found */
  const enter = async (found) => {
    user.value = found;
    await accept();
  };
  if (problem) return html`<${Broken} problem=${problem} />`;
  if (!answer) return html`<div class="door-sheet" aria-busy="true"></div>`;
  const isSigned = user.value !== null;
  return html`<div class="door-invitation">
    <${Words} invited=${answer} />
    <${Problem} error=${refusal} />
    ${isSigned
      ? html`<${Accepting} invited=${answer} onAccept=${accept} />`
      : html`<${Entering} token=${token} invited=${answer} onEnter=${enter} />`}
  </div>`;
}

/** @param {{problem: unknown}} props */
function Broken({ problem }) {
  return html`<div class="door-sheet">
    <h1>${text("invitation.broken")}</h1>
    <${Problem} error=${problem} />
    <p>${text("invitation.askAgain")}</p>
    <p class="door-ways"><a href=${addressOf({})}>${text("door.toTrees")}</a></p>
  </div>`;
}

/** @param {{invited: Invited}} props */
function Words({ invited }) {
  const strong = (/** @type {string} */ words) => html`<strong>${words}</strong>`;
  const until = timeText(new Date(invited.expiresAt), { dateStyle: "long" });
  const names = { tree: invited.treeName, name: invited.invitedBy, strong };
  return html`<section class="stack">
    <h1>${text("invitation.title")}</h1>
    <p>${rich(invited.invitedBy ? "invitation.by" : "invitation.to", names)}</p>
    <p>
      <span class="tag">${text(`tree.access.${invited.role}`)}</span>${" "}
      <span class="hint">${text("share.until", { date: until })}</span>
    </p>
  </section>`;
}

/** @param {{invited: Invited, onAccept: () => Promise<void>}} props */
function Accepting({ invited, onAccept }) {
  const own = user.value?.email ?? "";
  const isOther = invited.email && invited.email !== own.toLowerCase();
  const accepting = useSubmitting(onAccept);
  const leaving = useSubmitting(async () => {
    await signOut();
    user.value = null;
  });
  return html`<form class="door-sheet" onSubmit=${accepting.submit}>
    <p role="status">
      ${isOther
        ? text("invitation.wrongAccount", { email: invited.email ?? "", own })
        : text("invitation.signedIn", { email: own })}
    </p>
    ${isOther
      ? null
      : html`<button type="submit" class="button strong wide" disabled=${accepting.isBusy}>
          ${text(accepting.isBusy ? "page.wait" : "invitation.accept")}
        </button>`}
    <${Problem} error=${leaving.problem} />
    <p class="door-ways">
      <button type="button" class="button" disabled=${leaving.isBusy} onClick=${leaving.submit}>
        ${text("invitation.useOther")}
      </button>
    </p>
  </form>`;
}

/** @param {{token: string, invited: Invited, onEnter: (found: User) => Promise<void>}} props */
function Entering({ token, invited, onEnter }) {
  const [isNew, setNew] = useState(true);
  const other = html`<button type="button" class="button quiet" onClick=${() => setNew(!isNew)}>
    ${text(isNew ? "door.toSignIn" : "door.toSignUp")}
  </button>`;
  return isNew
    ? html`<${SignUpForm} onEnter=${onEnter} invitation=${token} invited=${invited.email}>
        ${other}
      <//>`
    : html`<${SignInForm} onEnter=${onEnter} invited=${invited.email}>
        ${other}
        <a href=${addressOf({ screen: "forgot" })}>${text("door.toForgot")}</a>
      <//>`;
}
