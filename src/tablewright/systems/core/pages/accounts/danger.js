/** Moving, suspending and terminating an account, and the ways back. */

import {
  reactivateAccount,
  restoreAccount,
  suspendAccount,
  terminateAccount,
} from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { timeText } from "../kit/words.js";
import { Deed } from "../parts/deed.js";
import { Panel } from "../parts/view.js";
import { accounts, loadAccount, loadAccounts } from "../state/account.js";
import { text } from "../words.js";
import { MoveDialog } from "./move_dialog.js";
import { subtree } from "./tree_rows.js";

/** @typedef {import("../api/shapes.js").Account} Account */
/** @typedef {"suspend" | "reactivate" | "terminate" | "restore"} StateDeed */

const KEPT_DAYS = 30; // a terminated account can be restored this long
const DAY_MS = 86_400_000;
const OPERATOR = "operator"; // whom only the operator can overrule

/** @param {Account} open @param {string} said */
async function changed(open, said) {
  await Promise.all([loadAccount(open.accountId), loadAccounts()]);
  notify(said);
}

/** @param {{open: Account}} props */
export function Danger({ open }) {
  const [dialog, setDialog] = useState(/** @type {"" | "move" | "suspend" | "terminate"} */ (""));
  const close = () => setDialog("");
  const { name, status } = open;
  /** @param {(id: string) => Promise<void>} act @param {string} said */
  const back = (act, said) => async () => {
    try {
      await act(open.accountId);
      await changed(open, said);
    } catch (error) {
      complain(error);
    }
  };
  const root = open.parentAccountId ? "" : text("danger.rootStays");
  const byOperator = open.suspendedBy === OPERATOR ? text("danger.byOperator") : "";
  return html`<${Panel} title=${text("danger.title")} className="panel-danger">
    <ul class="rows">
      <${DangerRow} name="move">
        <${Deed}
          permission="account.move"
          reason=${open.isMoving ? text("danger.moving") : root}
          onClick=${() => setDialog("move")}
        >
          ${text("danger.move.deed")}
        <//>
      <//>
      ${status === "suspended"
        ? html`<${DangerRow} name="reactivate" hint=${suspendedText(open)}>
            <${Deed}
              permission="account.suspend"
              reason=${byOperator}
              onClick=${back(reactivateAccount, text("danger.reactivated", { name }))}
            >
              ${text("danger.reactivate.deed")}
            <//>
          <//>`
        : html`<${DangerRow} name="suspend">
            <${Deed} permission="account.suspend" onClick=${() => setDialog("suspend")}>
              ${text("danger.suspend.deed")}
            <//>
          <//>`}
      ${status === "terminated"
        ? html`<${DangerRow} name="restore" hint=${terminatedText(open)}>
            <${Deed}
              permission="account.terminate"
              onClick=${back(restoreAccount, text("danger.restored", { name }))}
            >
              ${text("danger.restore.deed")}
            <//>
          <//>`
        : html`<${DangerRow} name="terminate">
            <${Deed}
              permission="account.terminate"
              className="danger"
              onClick=${() => setDialog("terminate")}
            >
              ${text("danger.terminate.deed")}
            <//>
          <//>`}
    </ul>
    ${dialog === "move" ? html`<${MoveDialog} open=${open} onClose=${close} />` : null}
    ${dialog === "suspend" ? html`<${Suspend} open=${open} onClose=${close} />` : null}
    ${dialog === "terminate" ? html`<${Terminate} open=${open} onClose=${close} />` : null}
  <//>`;
}

/** @param {{name: StateDeed | "move", hint?: string, children?: unknown}} props */
function DangerRow({ name, hint, children }) {
  return html`<li class="row">
    <div class="row-words">
      <strong>${text(`danger.${name}.title`)}</strong>
      <span class="hint">${hint || text(`danger.${name}.hint`)}</span>
    </div>
    ${children}
  </li>`;
}

/** @param {Account} open */
function suspendedText({ suspendedBy, suspendedFor }) {
  const who = suspendedBy === OPERATOR ? text("danger.byOperator") : "";
  const why = suspendedFor ? text("banner.reason", { reason: suspendedFor }) : "";
  return [who, why].filter(Boolean).join(" ");
}

/** @param {Account} open */
function terminatedText({ terminatedAt }) {
  if (!terminatedAt) return "";
  const end = Date.parse(terminatedAt) + KEPT_DAYS * DAY_MS;
  return text("danger.until", { day: timeText(end, { dateStyle: "long" }) });
}

/** @param {{open: Account, onClose: () => void}} props */
function Suspend({ open, onClose }) {
  const [reason, setReason] = useState("");
  const below = subtree(accounts.value ?? [], open.accountId).size - 1;
  return html`<${Confirm}
    title=${text("danger.suspend.ask", { name: open.name })}
    deed=${text("danger.suspend.deed")}
    onConfirm=${async () => {
      await suspendAccount(open.accountId, reason.trim());
      await changed(open, text("danger.suspended", { name: open.name }));
    }}
    onClose=${onClose}
  >
    <p>${text("danger.suspend.hint")}</p>
    ${below ? html`<p>${text("danger.below", { count: below })}</p>` : null}
    <${Field}
      label=${text("danger.reason")}
      hint=${text("danger.reasonHint")}
      maxlength="500"
      value=${reason}
      onValue=${setReason}
    />
  <//>`;
}

/** @param {{open: Account, onClose: () => void}} props */
function Terminate({ open, onClose }) {
  return html`<${Confirm}
    title=${text("danger.terminate.ask", { name: open.name })}
    deed=${text("danger.terminate.deed")}
    word=${open.name}
    onConfirm=${async () => {
      await terminateAccount(open.accountId);
      await changed(open, text("danger.terminated", { name: open.name }));
    }}
    onClose=${onClose}
  >
    <p>${text("danger.terminate.hint")}</p>
  <//>`;
}
