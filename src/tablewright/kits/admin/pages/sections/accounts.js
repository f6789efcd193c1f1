/** Accounts: listed or found, suspended with a reason, and the limits of one. */

import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Listing, useListing } from "../parts/listing.js";
import { ReasonDialog } from "../parts/reason_dialog.js";
import { RowDeed } from "../parts/row_deed.js";
import { Screen } from "../parts/screen.js";
import { Search } from "../parts/search.js";
import { address, go } from "../state/address.js";
import { change } from "../state/api.js";
import { text } from "../words.js";
import { LimitsDialog } from "./limits_dialog.js";

/** @typedef {import("../state/shapes.js").Account} Account */

/** @param {{overview: import("../state/shapes.js").Overview}} props */
export function Accounts({ overview }) {
  const { find = "" } = address.value.params;
  const hint = overview.findsAccountsByName ? "accounts.findNameHint" : "accounts.findHint";
  return html`<${Screen} title=${text("accounts.title")}>
    <${Search}
      key=${find}
      label=${text("accounts.find")}
      hint=${text(hint)}
      value=${find}
      onSearch=${(/** @type {string} */ words) => go("accounts", { find: words })}
    />
    ${(find || overview.listsAccounts) &&
    html`<${Found} key=${find} words=${find} overview=${overview} />`}
  <//>`;
}

const ID = /^[\w-]{20,64}$/;

/** @param {{words: string, overview: import("../state/shapes.js").Overview}} props */
function Found({ words, overview }) {
  const isName = overview.findsAccountsByName && !ID.test(words);
  const by = isName ? "name" : "id";
  const listing = useListing("/accounts", words ? { [by]: words } : {});
  const [chosen, setChosen] = useState(/** @type {Account | null} */ (null));
  const [limited, setLimited] = useState(/** @type {Account | null} */ (null));
  const close = () => setChosen(null);
  const hasPlans = overview.sections.includes("plans");
  const path = `/accounts/${encodeURIComponent(chosen?.accountId ?? "")}`;
  /** @param {"suspend" | "reactivate"} deed @param {unknown} [body] */
  const send = async (deed, body) => {
    await change(`${path}/${deed}`, body);
    notify(text(deed === "suspend" ? "accounts.suspended" : "accounts.reactivated"));
    await listing.again();
  };
  return html`<${Listing}
      listing=${listing}
      label=${text("accounts.title")}
      columns=${columnsOf(setChosen, hasPlans ? setLimited : null)}
      idOf=${(/** @type {Account} */ one) => one.accountId}
      empty=${words ? text("accounts.none", { words }) : text("accounts.noneAtAll")}
    />
    ${limited &&
    html`<${LimitsDialog} account=${limited} onClose=${() => setLimited(null)} />`}
    ${chosen?.status === "active" &&
    html`<${ReasonDialog}
      title=${text("accounts.suspendTitle", { name: chosen.name })}
      deed=${text("deed.suspend")}
      onReason=${(/** @type {string} */ reason) => send("suspend", { reason })}
      onClose=${close}
    >
      <p>${text("accounts.suspendHint")}</p>
    <//>`}
    ${chosen?.status === "suspended" &&
    html`<${Confirm}
      title=${text("deed.reactivate")}
      deed=${text("deed.reactivate")}
      onConfirm=${() => send("reactivate")}
      onClose=${close}
    >
      <p>${text("sure.reactivate", { name: chosen.name })}</p>
    <//>`}`;
}

/**
 * @param {(account: Account) => void} onChoose
 * @param {((account: Account) => void) | null} onLimits only a root has a plan
 */
function columnsOf(onChoose, onLimits) {
  return [
    { name: "name", label: text("accounts.name"), cell: (/** @type {Account} */ one) => one.name },
    {
      name: "status",
      label: text("people.status"),
      cell: (/** @type {Account} */ one) =>
        html`${text(`status.${one.status}`)}${one.suspendedFor
          ? html`<br /><span class="hint">${one.suspendedFor}</span>`
          : null}`,
    },
    {
      name: "id",
      label: text("accounts.id"),
      cell: (/** @type {Account} */ one) => html`<code>${one.accountId}</code>`,
    },
    {
      name: "deed",
      label: text("list.deeds"),
      cell: (/** @type {Account} */ one) => html`<span class="row-deeds">
        ${onLimits && isRoot(one)
          ? html`<${RowDeed}
              deed=${text("deed.limits")}
              name=${one.name}
              onPress=${() => onLimits(one)}
            />`
          : null}
        ${one.status === "terminated"
          ? null
          : html`<${RowDeed}
              deed=${text(one.status === "active" ? "deed.suspend" : "deed.reactivate")}
              name=${one.name}
              onPress=${() => onChoose(one)}
            />`}
      </span>`,
    },
  ];
}

/** @param {Account} account */
function isRoot({ path = "" }) {
  return path.split("/").filter(Boolean).length <= 1;
}
