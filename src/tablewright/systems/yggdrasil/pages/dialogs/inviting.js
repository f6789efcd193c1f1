/** Inviting people to a tree, by e-mail or with a link, and the invitations that are still open. */

import { ApiError } from "../api/request.js";
import { createInvitation, resendInvitation, revokeInvitation } from "../api/invitations.js";
import { shareWith } from "../api/trees.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { useSubmitting } from "../parts/submitting.js";
import { useState } from "../kit/vendor/hooks.js";
import { timeText } from "../kit/words.js";
import { addressOf } from "../state/address.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Invitation} Invitation */

export const ROLES = /** @type {const} */ (["viewer", "relative", "editor"]);

/** @param {{treeId: string, onDone: () => unknown}} props */
export function InviteForm({ treeId, onDone }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("viewer");
  const [link, setLink] = useState("");
  const mailing = useSubmitting(async () => {
    const isKnown = await sharedOrInvited(treeId, { email: email.trim(), role });
    notify(text(isKnown ? "share.invited" : "share.mailed", { email: email.trim() }));
    setEmail("");
    await onDone();
  });
  const linking = useSubmitting(async () => {
    const { token = "" } = await createInvitation(treeId, { role });
    const address = new URL(addressOf({ screen: "invitation", id: token }), document.baseURI).href;
    setLink(address);
    // Where browsers do not allow this, the button beside the link copies it.
    await navigator.clipboard?.writeText(address).catch(() => {});
    await onDone();
  });
  return html`<form class="stack" onSubmit=${mailing.submit}>
    <div class="fields">
      <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
        required data-first placeholder=${text("share.emailExample")} />
      <${Field} label=${text("share.access")} value=${role} onValue=${setRole}
        options=${ROLES.map((one) => [one, text(`tree.access.${one}`)])} />
    </div>
    <${Problem} error=${told(mailing.problem) ?? linking.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${mailing.isBusy || !email.trim()}>
        <${Icon} name="share" />${text("share.byEmail")}
      </button>
      <button type="button" class="button" disabled=${linking.isBusy} onClick=${linking.submit}>
        <${Icon} name="link" />${text("share.copyLink")}
      </button>
    </div>
    ${link ? html`<${InviteLink} link=${link} />` : null}
  </form>`;
}

/** @param {{link: string}} props */
function InviteLink({ link }) {
  /** @param {any} event */
  const select = (event) => event.target.select();
  return html`<div class="public-link" role="status">
    <label for="invite-link" class="field-label">${text("share.link")}</label>
    <div class="with-button">
      <input id="invite-link" readonly value=${link} onFocus=${select} />
      <${CopyButton} text=${link} />
    </div>
    <p class="hint">${text("share.linkHint")}</p>
  </div>`;
}

/**
 * Shares the tree with a person who has an account, and sends an invitation to anyone else.
 * @param {string} treeId
 * @param {{email: string, role: string}} given
 * @returns {Promise<boolean>} whether they have access already
 */
async function sharedOrInvited(treeId, given) {
  try {
    await shareWith(treeId, given);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || !isUnknown(error)) throw error;
  }
  await createInvitation(treeId, given);
  return false;
}

/** @param {ApiError} error */
function isUnknown(error) {
  return error.status === 404 || (error.status === 409 && error.details.place === "email");
}

/**
 * Why an invitation failed, in the owner's terms.
 * @param {unknown} problem
 */
function told(problem) {
  if (!(problem instanceof ApiError)) return problem;
  if (problem.details.reason === "no_mail") return text("share.noMail");
  return problem.details.need === "confirmed" ? text("share.confirmFirst") : problem;
}

/**
 * @param {{
 *   treeId: string,
 *   invitations: Invitation[],
 *   onAct: (act: () => Promise<void>) => Promise<void>,
 * }} props
 */
export function Pending({ treeId, invitations, onAct }) {
  if (!invitations.length) return null;
  return html`<h3>${text("share.pending")}</h3>
    <ul class="rows" aria-label=${text("share.pending")}>
      ${invitations.map(
        (one) => html`<${PendingRow}
          key=${one.invitationId}
          invitation=${one}
          onResend=${() =>
            onAct(async () => {
              await resendInvitation(treeId, one.invitationId);
              notify(text("share.mailed", { email: one.email ?? "" }));
            })}
          onRevoke=${() => onAct(() => revokeInvitation(treeId, one.invitationId))}
        />`,
      )}
    </ul>`;
}

/** @param {{invitation: Invitation, onResend: () => void, onRevoke: () => void}} props */
function PendingRow({ invitation, onResend, onRevoke }) {
  const name = invitation.email ?? text("share.aLink");
  const until = timeText(new Date(invitation.expiresAt), { dateStyle: "medium" });
  return html`<li class="row">
    <span class="row-words">
      <strong>${name}</strong>
      <span class="hint">
        ${text(`tree.access.${invitation.role}`)} · ${text("share.until", { date: until })}
      </span>
    </span>
    <span class="row-acts">
      ${invitation.email
        ? html`<button type="button" class="button quiet" onClick=${onResend}
            aria-label=${text("share.resendTo", { name })}>
            ${text("share.resend")}
          </button>`
        : null}
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${text("share.revokeFor", { name })}
        title=${text("share.revoke")}
        onClick=${onRevoke}
      >
        <${Icon} name="bin" />
      </button>
    </span>
  </li>`;
}
