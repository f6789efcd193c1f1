/** Sharing: who else may see or change a tree. */

import { ApiError } from "../api/request.js";
import { changeShare, invite, listShares, removeShare } from "../api/trees.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../parts/icon.js";
import { Problem } from "../parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";

/** @typedef {import("../api/shapes.js").Share} Share */

/** @type {readonly (readonly [string, string])[]} */
const ROLES = [
  ["viewer", "May look"],
  ["editor", "May change"],
];
const UNKNOWN = new Error(
  "Nobody has signed up here with this e-mail address yet. Ask them to do so, then invite them.",
);
const UNCONFIRMED = new Error(
  "Whoever signed up with this e-mail address has not confirmed it yet. Ask them to open the " +
    "link in the mail that they got, then invite them again.",
);

/**
 * @param {{tree: import("../api/shapes.js").Tree, onClose: () => void}} props
 */
export function ShareDialog({ tree, onClose }) {
  const { answer, problem, again } = useAsking(() => listShares(tree.treeId), [tree.treeId]);
  /** @param {() => Promise<void>} act */
  const doing = async (act) => {
    try {
      await act();
    } catch (error) {
      complain(error);
      // A server that did not answer has no list either: one error is enough.
      if (!(error instanceof ApiError && error.status)) return;
    }
    await again();
  };
  return html`<${Dialog} title="Share “${tree.treeName}”" onClose=${onClose}>
    <div class="stack">
      <${InviteForm} treeId=${tree.treeId} onDone=${again} />
      <h3>Who has access</h3>
      <${Problem} error=${problem} onRetry=${again} />
      ${answer && !answer.length ? html`<p class="hint">Nobody but you.</p>` : null}
      <ul class="rows" aria-label="Guests">
        ${(answer ?? []).map(
          (share) => html`<${ShareRow}
            key=${share.userId}
            share=${share}
            onRole=${(/** @type {string} */ role) =>
              doing(() => changeShare(tree.treeId, share.userId, role))}
            onRemove=${() =>
              doing(async () => {
                await removeShare(tree.treeId, share.userId);
                notify(`${nameOf(share)} does not see this tree any more.`);
              })}
          />`,
        )}
      </ul>
      <p class="hint">
        Those who may change a tree see everybody in it. Those who may only look do not see the
        living: just that somebody is there.
      </p>
    </div>
  <//>`;
}

/** @param {{treeId: string, onDone: () => void}} props */
function InviteForm({ treeId, onDone }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("viewer");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await invite(treeId, { email: email.trim(), role });
    notify(`${email.trim()} finds this tree among “Shared with me” now.`);
    setEmail("");
    onDone();
  });
  return html`<form onSubmit=${submit}>
    <div class="fields">
      <${Field} label="E-mail address" type="email" value=${email} onValue=${setEmail}
        required data-first placeholder="aunt@example.com" />
      <${Field} label="What they may do" value=${role} onValue=${setRole} options=${ROLES} />
    </div>
    <${Problem} error=${told(problem)} />
    <button type="submit" class="button strong" disabled=${isBusy || !email.trim()}>
      <${Icon} name="share" />Invite
    </button>
  </form>`;
}

/**
 * Why somebody could not be invited, in words for the owner.
 * @param {unknown} problem
 */
function told(problem) {
  if (!(problem instanceof ApiError)) return problem;
  if (problem.status === 404) return UNKNOWN;
  return problem.status === 409 && problem.details.place === "email" ? UNCONFIRMED : problem;
}

/** @param {{share: Share, onRole: (role: string) => void, onRemove: () => void}} props */
function ShareRow({ share, onRole, onRemove }) {
  return html`<li class="row">
    <span class="row-words">
      <strong>${nameOf(share)}</strong>
      ${share.displayName ? html`<span class="hint">${share.email}</span>` : null}
    </span>
    <label>
      <span class="visually-hidden">What ${nameOf(share)} may do</span>
      <select onChange=${(/** @type {any} */ e) => onRole(e.target.value)}>
        ${ROLES.map(
          ([value, words]) =>
            html`<option value=${value} selected=${value === share.role}>${words}</option>`,
        )}
      </select>
    </label>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label="Stop sharing with ${nameOf(share)}"
      title="Stop sharing"
      onClick=${onRemove}
    >
      <${Icon} name="bin" />
    </button>
  </li>`;
}

/** @param {Share} share */
function nameOf(share) {
  return share.displayName || share.email || "Somebody who has left";
}
