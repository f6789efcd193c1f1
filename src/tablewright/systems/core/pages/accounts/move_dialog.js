/** Moves an account below another one, and says beforehand what changes. */

import { moveAccount } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { useEntry } from "../parts/entry.js";
import { accounts, loadAccount, loadAccounts } from "../state/account.js";
import { text } from "../words.js";
import { subtree, treeRows, TYPES } from "./tree_rows.js";

/** @typedef {import("../api/shapes.js").MyAccount} MyAccount */

/** @param {{open: import("../api/shapes.js").Account, onClose: () => void}} props */
export function MoveDialog({ open, onClose }) {
  const all = accounts.value ?? [];
  const within = subtree(all, open.accountId);
  const targets = treeRows(all).filter(
    ({ account }) =>
      !within.has(account.accountId) &&
      account.accountId !== open.parentAccountId &&
      account.status === "active" &&
      rankOf(account.type) <= rankOf(open.type),
  );
  const { fieldOf, values, isBusy, problem, submit, form } = useEntry(
    { parentAccountId: "" },
    async ({ parentAccountId }) => {
      await moveAccount(open.accountId, parentAccountId);
      await Promise.all([loadAccount(open.accountId), loadAccounts()]);
      notify(text("move.done", { name: open.name }));
      onClose();
    },
    ["parentAccountId"],
  );
  const parentId = values.parentAccountId;
  return html`<${Dialog} title=${text("move.title", { name: open.name })} onClose=${onClose}>
    <form class="form" ref=${form} onSubmit=${submit} noValidate>
      <${Field}
        label=${text("move.below")}
        data-first
        options=${[
          ["", text("move.choose")],
          ...targets.map(({ account, depth }) => [
            account.accountId,
            `${"· ".repeat(depth)}${account.name}`,
          ]),
        ]}
        hint=${targets.length ? undefined : text("move.nowhere")}
        ...${fieldOf("parentAccountId")}
      />
      ${parentId
        ? html`<${Changes} open=${open} parentId=${parentId} count=${within.size - 1} />`
        : null}
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy || !targets.length}>
          ${text("danger.move.deed")}
        </button>
        <button type="button" class="button" onClick=${onClose}>${text("form.cancel")}</button>
      </div>
    </form>
  <//>`;
}

/**
 * What a move would change.
 * @param {{open: import("../api/shapes.js").Account, parentId: string, count: number}} props
 */
function Changes({ open, parentId, count }) {
  const all = accounts.value ?? [];
  const before = above(all, open.parentAccountId ?? "");
  const after = above(all, parentId);
  const isOtherTree = before[0]?.accountId !== after[0]?.accountId;
  const lost = before.filter((one) => !after.includes(one)).map((one) => one.name);
  const gained = after.filter((one) => !before.includes(one)).map((one) => one.name);
  return html`<section class="changes" aria-live="polite">
    <h3>${text("move.changes")}</h3>
    <ul>
      <li>${text("move.from", { path: pathText(before, open.name) })}</li>
      <li>${text("move.to", { path: pathText(after, open.name) })}</li>
      ${count ? html`<li>${text("move.along", { count })}</li>` : null}
      ${lost.length ? html`<li>${text("move.lose", { names: lost.join(", ") })}</li>` : null}
      ${gained.length ? html`<li>${text("move.gain", { names: gained.join(", ") })}</li>` : null}
      ${isOtherTree ? html`<li>${text("move.plan")}</li>` : null}
    </ul>
  </section>`;
}

/**
 * The accounts from the root down to one.
 * @param {readonly MyAccount[]} all
 * @param {string} accountId
 * @returns {MyAccount[]}
 */
function above(all, accountId) {
  const found = all.find((one) => one.accountId === accountId);
  return found ? [...above(all, found.parentAccountId ?? ""), found] : [];
}

/** @param {MyAccount[]} chain @param {string} name */
function pathText(chain, name) {
  return [...chain.map((one) => one.name), name].join(" / ");
}

/** @param {string | undefined} type */
function rankOf(type) {
  return TYPES.findIndex((one) => one === type);
}
