/** Sharing: who else can view or edit a tree. */

import { ApiError } from "../api/request.js";
import { listInvitations } from "../api/invitations.js";
import { changeShare, listShares, removeShare } from "../api/trees.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { complain, notify } from "../kit/state/notices.js";
import { text } from "../words.js";
import { InviteForm, Pending, ROLES } from "./inviting.js";

/** @typedef {import("../api/shapes.js").Share} Share */

/**
 * @param {{tree: import("../api/shapes.js").Tree, onClose: () => void}} props
 */
export function ShareDialog({ tree, onClose }) {
  const { answer, problem, again } = useAsking(() => listShares(tree.treeId), [tree.treeId]);
  const invited = useAsking(() => listInvitations(tree.treeId), [tree.treeId]);
  const refresh = () => Promise.all([again(), invited.again()]);
  /** @param {() => Promise<void>} act */
  const doing = async (act) => {
    try {
      await act();
    } catch (error) {
      complain(error);
      // If the server did not respond, it has no list either: one error is enough.
      if (!(error instanceof ApiError && error.status)) return;
    }
    await refresh();
  };
  return html`<${Dialog} title=${text("share.title", { tree: tree.treeName })} onClose=${onClose}>
    <div class="stack">
      <${InviteForm} treeId=${tree.treeId} onDone=${refresh} />
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
      <${Problem} error=${invited.problem} onRetry=${invited.again} />
      <${Pending} treeId=${tree.treeId} invitations=${invited.answer ?? []} onAct=${doing} />
      <p class="hint">${text("share.hint")}</p>
    </div>
  <//>`;
}

/** @param {{share: Share, onRole: (role: string) => void, onRemove: () => void}} props */
function ShareRow({ share, onRole, onRemove }) {
  return html`<li class="row">
    <span class="row-words">
      <strong>${nameOf(share)}</strong>
      ${share.displayName ? html`<span class="hint">${share.email}</span>` : null}
    </span>
    <span class="row-acts">
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
    </span>
  </li>`;
}

/** @param {Share} share */
function nameOf(share) {
  return share.displayName || share.email || text("share.formerUser");
}
