/** Sharing: who else can view or edit a tree. */

import { ApiError } from "../api/request.js";
import { changeShare, invite, listShares, removeShare } from "../api/trees.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Share} Share */

const ROLES = /** @type {const} */ (["viewer", "editor"]);

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
  return html`<${Dialog} title=${text("share.title", { tree: tree.treeName })} onClose=${onClose}>
    <div class="stack">
      <${InviteForm} treeId=${tree.treeId} onDone=${again} />
      <h3>${text("share.who")}</h3>
      <${Problem} error=${problem} onRetry=${again} />
      ${answer && !answer.length ? html`<p class="hint">${text("share.nobody")}</p>` : null}
      <ul class="rows" aria-label=${text("share.guests")}>
        ${(answer ?? []).map(
          (share) => html`<${ShareRow}
            key=${share.userId}
            share=${share}
            onRole=${(/** @type {string} */ role) =>
              doing(() => changeShare(tree.treeId, share.userId, role))}
            onRemove=${() =>
              doing(async () => {
                await removeShare(tree.treeId, share.userId);
                notify(text("share.stopped", { name: nameOf(share) }));
              })}
          />`,
        )}
      </ul>
      <p class="hint">${text("share.hint")}</p>
    </div>
  <//>`;
}

/** @param {{treeId: string, onDone: () => void}} props */
function InviteForm({ treeId, onDone }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("viewer");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await invite(treeId, { email: email.trim(), role });
    notify(text("share.invited", { email: email.trim() }));
    setEmail("");
    onDone();
  });
  return html`<form onSubmit=${submit}>
    <div class="fields">
      <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
        required data-first placeholder=${text("share.emailExample")} />
      <${Field} label=${text("share.access")} value=${role} onValue=${setRole}
        options=${ROLES.map((one) => [one, text(`tree.access.${one}`)])} />
    </div>
    <${Problem} error=${told(problem)} />
    <button type="submit" class="button strong" disabled=${isBusy || !email.trim()}>
      <${Icon} name="share" />${text("share.invite")}
    </button>
  </form>`;
}

/**
 * Why an invitation failed, in the owner's terms.
 * @param {unknown} problem
 */
function told(problem) {
  if (!(problem instanceof ApiError)) return problem;
  if (problem.status === 404) return text("share.unknown");
  const isUnconfirmed = problem.status === 409 && problem.details.place === "email";
  return isUnconfirmed ? text("share.unconfirmed") : problem;
}

/** @param {{share: Share, onRole: (role: string) => void, onRemove: () => void}} props */
function ShareRow({ share, onRole, onRemove }) {
  return html`<li class="row">
    <span class="row-words">
      <strong>${nameOf(share)}</strong>
      ${share.displayName ? html`<span class="hint">${share.email}</span>` : null}
    </span>
    <label>
      <span class="visually-hidden">${text("share.accessOf", { name: nameOf(share) })}</span>
      <select onChange=${(/** @type {any} */ e) => onRole(e.target.value)}>
        ${ROLES.map(
          (role) => html`<option value=${role} selected=${role === share.role}>
            ${text(`tree.access.${role}`)}
          </option>`,
        )}
      </select>
    </label>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${text("share.stopWith", { name: nameOf(share) })}
      title=${text("share.stop")}
      onClick=${onRemove}
    >
      <${Icon} name="bin" />
    </button>
  </li>`;
}

/** @param {Share} share */
function nameOf(share) {
  return share.displayName || share.email || text("share.formerUser");
}
