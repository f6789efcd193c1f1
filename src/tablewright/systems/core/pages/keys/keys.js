/** API keys of an account: what each may do, when it was used, and how to replace or revoke it. */

import { keysOf, revokeKey } from "../api/keys.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { listText } from "../kit/words.js";
import { Deed } from "../parts/deed.js";
import { dayOf, whenOr } from "../parts/facts.js";
import { SecretDialog } from "../parts/secret_dialog.js";
import { View } from "../parts/view.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { KeyDialog } from "./key_dialog.js";
import { RotateDialog } from "./rotate_dialog.js";

/** @typedef {import("../api/keys.js").ApiKey} ApiKey */
/** @typedef {import("../api/keys.js").NewKey} NewKey */
/** @typedef {{deed: "create" | "edit" | "rotate" | "revoke", key?: ApiKey}} Open */

/** @param {{accountId: string}} props */
export function Keys({ accountId }) {
  const { answer: keys, problem, again } = useAsking(() => keysOf(accountId), [accountId]);
  useFresh(["keys", "usage"], again); // a key that is used is counted
  const [open, setOpen] = useState(/** @type {Open | null} */ (null));
  const [made, setMade] = useState(/** @type {NewKey | null} */ (null));
  const create = html`<${Deed}
    permission="apikeys.manage"
    className="strong"
    onClick=${() => setOpen({ deed: "create" })}
  >
    <${Icon} name="add" />${text("keys.create")}
  <//>`;
  /** @param {NewKey | null} fresh */
  const done = (fresh) => {
    setOpen(null);
    setMade(fresh);
    again();
  };
  return html`<${View}
    title=${text("keys.title")}
    hint=${text("keys.hint")}
    tools=${keys?.length ? create : null}
  >
    <${Problem} error=${problem} onRetry=${again} />
    ${keys?.length === 0
      ? html`<${Empty} title=${text("keys.none")}><p>${text("keys.noneHint")}</p>${create}<//>`
      : null}
    ${keys?.length
      ? html`<${Table}
          label=${text("keys.title")}
          columns=${columnsOf((deed, key) => setOpen({ deed, key }))}
          rows=${keys}
          idOf=${(/** @type {ApiKey} */ key) => key.apiKeyId}
        />`
      : null}
    ${open ? dialogOf(open, accountId, done, () => setOpen(null)) : null}
    ${made
      ? html`<${SecretDialog}
          title=${text("keys.madeTitle")}
          label=${made.name}
          secret=${made.key}
          onDone=${() => setMade(null)}
        />`
      : null}
  <//>`;
}

/**
 * @param {Open} open
 * @param {string} accountId
 * @param {(made: NewKey | null) => void} onDone
 * @param {() => void} onClose
 */
function dialogOf({ deed, key }, accountId, onDone, onClose) {
  if (deed === "create" || !key) {
    return html`<${KeyDialog} accountId=${accountId} onDone=${onDone} onClose=${onClose} />`;
  }
  if (deed === "edit") {
    return html`<${KeyDialog}
      accountId=${accountId}
      apiKey=${key}
      onDone=${onDone}
      onClose=${onClose}
    />`;
  }
  if (deed === "rotate") {
    return html`<${RotateDialog}
      accountId=${accountId}
      apiKey=${key}
      onDone=${onDone}
      onClose=${onClose}
    />`;
  }
  return html`<${Confirm}
    title=${text("keys.revokeTitle", { name: key.name })}
    deed=${text("keys.revoke")}
    word=${key.name}
    onConfirm=${async () => {
      await revokeKey(accountId, key.apiKeyId);
      notify(text("keys.revoked", { name: key.name }));
      onDone(null);
    }}
    onClose=${onClose}
  >
    <p>${text("keys.revokeHint")}</p>
  <//>`;
}

/** @param {(deed: Open["deed"], key: ApiKey) => void} onDeed */
function columnsOf(onDeed) {
  return [
    {
      name: "name",
      label: text("keys.name"),
      sortBy: (/** @type {ApiKey} */ key) => key.name.toLowerCase(),
      cell: (/** @type {ApiKey} */ key) => html`<span class="stack">
        <strong>${key.name}</strong>
        <span class="hint"><code>…${key.lastFour}</code> ${scopeOf(key)}</span>
      </span>`,
    },
    {
      name: "permissions",
      label: text("keys.permissions"),
      cell: (/** @type {ApiKey} */ key) => html`<span title=${listText(key.permissions)}>
        ${key.permissions.length > 2
          ? text("keys.count", { count: key.permissions.length })
          : listText(key.permissions)}
      </span>`,
    },
    {
      name: "lastUsedAt",
      label: text("keys.lastUse"),
      sortBy: (/** @type {ApiKey} */ key) => key.lastUsedAt ?? "",
      cell: (/** @type {ApiKey} */ key) => whenOr(key.lastUsedAt, text("keys.unused")),
    },
    {
      name: "expiresAt",
      label: text("keys.expiry"),
      sortBy: (/** @type {ApiKey} */ key) => key.expiresAt ?? "9",
      cell: (/** @type {ApiKey} */ key) =>
        key.expiresAt ? dayOf(key.expiresAt) : text("keys.noExpiry"),
    },
    {
      name: "status",
      label: text("keys.status"),
      cell: (/** @type {ApiKey} */ key) => html`<${Status} apiKey=${key} />`,
    },
    {
      name: "deeds",
      label: text("keys.deeds"),
      cell: (/** @type {ApiKey} */ key) =>
        key.status === "active"
          ? html`<span class="row-tools">
              ${DEEDS.map(
                ([deed, icon]) => html`<${Deed}
                  key=${deed}
                  permission="apikeys.manage"
                  className=${deed === "revoke" ? "quiet danger" : "quiet"}
                  onClick=${() => onDeed(deed, key)}
                >
                  <${Icon} name=${icon} /><span>${text(`keys.${deed}`)}</span>
                <//>`,
              )}
            </span>`
          : null,
    },
  ];
}

const DEEDS = /** @type {const} */ ([
  ["edit", "edit"],
  ["rotate", "refresh"],
  ["revoke", "bin"],
]);

/** @param {ApiKey} key where it may be used */
function scopeOf(key) {
  const words = [];
  if (key.includesChildren) words.push(text("keys.withChildren"));
  if (key.networks?.length) words.push(text("keys.from", { networks: listText(key.networks) }));
  return words.join(" · ");
}

/** @param {{apiKey: ApiKey}} props */
function Status({ apiKey }) {
  const isOver = apiKey.expiresAt && Date.parse(apiKey.expiresAt) <= Date.now();
  if (apiKey.status !== "active") {
    return html`<span class="badge badge-danger">${text("keys.isRevoked")}</span>`;
  }
  if (isOver) return html`<span class="badge badge-warn">${text("keys.isExpired")}</span>`;
  return html`<span class="badge badge-good">${text("keys.isActive")}</span>`;
}
