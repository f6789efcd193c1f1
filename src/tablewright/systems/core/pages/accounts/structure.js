/** The tree of accounts, with type, status, role and figures; new ones are created here. */

import { createBelow, createRoot } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { useEntry } from "../parts/entry.js";
import { StatusBadge } from "../parts/status_badge.js";
import { Panel, View } from "../parts/view.js";
import { account, accounts, isTreeWhole, loadAccounts } from "../state/account.js";
import { linkTo } from "../state/links.js";
import { impersonatedUntil } from "../state/session.js";
import { text } from "../words.js";
import { FigureWords, useFigures } from "./figures.js";
import { treeRows, typesBelow } from "./tree_rows.js";

/** @typedef {import("../api/shapes.js").Account} Account */

const EVERY_MS = 60_000;
const DEPTH_MAX = 6; // deeper ones are not indented further

/** @param {{accountId: string}} props */
export function Structure({ accountId }) {
  const [isCreating, setCreating] = useState(/** @type {"" | "root" | "below"} */ (""));
  const all = accounts.value ?? [];
  const names = new Map(all.map((one) => [one.accountId, one.name]));
  const { figures, seeing } = useFigures();
  useEffect(() => {
    // The stream follows the rows in sight: an account that moves below another one may be missed.
    const look = () => {
      if (!document.hidden) loadAccounts().catch(() => {});
    };
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const open = account.value;
  const tools = html`<button
      type="button"
      class="button"
      disabled=${impersonatedUntil.value !== ""}
      onClick=${() => setCreating("root")}
    >
      ${text("structure.newRoot")}
    </button>
    <${Deed}
      permission="account.create_child"
      className="strong"
      onClick=${() => setCreating("below")}
    >
      <${Icon} name="add" />${text("structure.newBelow")}
    <//>`;
  const head = { title: text("structure.title"), hint: text("structure.hint"), tools };
  return html`<${View} ...${head}>
    <${Panel} title=${text("structure.yours", { count: all.length })}>
      <ul class="rows tree">
        ${treeRows(all).map(({ account: one, depth }) => {
          const isOpen = one.accountId === accountId;
          return html`<li
            key=${one.accountId}
            ref=${seeing(one.accountId)}
            class="row tree-row tree-${Math.min(depth, DEPTH_MAX)} ${isOpen ? "is-open" : ""}"
          >
            <div class="row-words">
              <a
                href=${linkTo("home", { accountId: one.accountId })}
                aria-current=${isOpen ? "true" : undefined}
              >
                ${one.name}
              </a>
              <span class="hint">${roleText(one, names)}</span>
            </div>
            <span class="hint tree-type">${one.type ? text(`type.${one.type}`) : null}</span>
            <${FigureWords} figures=${figures.get(one.accountId)} />
            <span class="tree-status"><${StatusBadge} status=${one.status} /></span>
          </li>`;
        })}
      </ul>
      ${isTreeWhole.value ? null : html`<p class="panel-body hint">${text("structure.cut")}</p>`}
    <//>
    ${isCreating && open
      ? html`<${NewAccount}
          parent=${isCreating === "below" ? open : null}
          onClose=${() => setCreating("")}
        />`
      : null}
  <//>`;
}

/**
 * @param {import("../api/shapes.js").MyAccount} one
 * @param {Map<string, string>} names
 */
function roleText(one, names) {
  const role = text(`role.${one.role}`);
  const from = one.inheritedFrom ? (names.get(one.inheritedFrom) ?? "") : "";
  return from
    ? text("structure.roleInherited", { role, name: from })
    : text("structure.role", { role });
}

/** @param {{parent: Account | null, onClose: () => void}} props without a parent, a new root */
function NewAccount({ parent, onClose }) {
  const types = typesBelow(parent?.type);
  const { fieldOf, isBusy, problem, submit, form } = useEntry(
    { name: "", type: String(types[1] ?? types[0]) },
    async ({ name, type }) => {
      if (parent) await createBelow(parent.accountId, { name: name.trim(), type });
      else await createRoot({ name: name.trim() });
      await loadAccounts();
      notify(text("structure.created", { name: name.trim() }));
      onClose();
    },
    ["name"],
  );
  const title = parent
    ? text("structure.newBelowOf", { name: parent.name })
    : text("structure.newRoot");
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form class="form" ref=${form} onSubmit=${submit} noValidate>
      ${parent ? null : html`<p>${text("structure.rootHint")}</p>`}
      <${Field} label=${text("structure.name")} data-first maxlength="120" ...${fieldOf("name")} />
      ${parent
        ? html`<${Field}
            label=${text("structure.type")}
            options=${types.map((one) => [one, text(`type.${one}`)])}
            hint=${text("structure.typeHint")}
            ...${fieldOf("type")}
          />`
        : null}
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          ${text("structure.create")}
        </button>
        <button type="button" class="button" onClick=${onClose}>${text("form.cancel")}</button>
      </div>
    </form>
  <//>`;
}
