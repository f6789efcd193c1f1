/** Creates an API key, or changes what one may do. Nobody can give a key more than they have. */

import { changeKey, createKey } from "../api/keys.js";
import { Field } from "../kit/forms/field.js";
import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { areaText, inOrder, permissionText } from "../members/permissions.js";
import { Checklist } from "../parts/checklist.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { linesIn } from "../parts/facts.js";
import { rights } from "../state/account.js";
import { text } from "../words.js";

/**
 * @param {{
 *   accountId: string,
 *   apiKey?: import("../api/keys.js").ApiKey,
 *   onDone: (made: import("../api/keys.js").NewKey | null) => void,
 *   onClose: () => void,
 * }} props
 */
export function KeyDialog({ accountId, apiKey, onDone, onClose }) {
  const [permissions, setPermissions] = useState(apiKey?.permissions ?? []);
  const [fault, setFault] = useState("");
  const [includesChildren, setIncludesChildren] = useState(false);
  const initial = {
    name: apiKey?.name ?? "",
    expiresAt: localDay(apiKey?.expiresAt),
    networks: (apiKey?.networks ?? []).join("\n"),
  };
  const entry = useEntry(
    initial,
    async ({ name, expiresAt, networks }) => {
      setFault(permissions.length ? "" : text("keys.needsPermission"));
      if (!permissions.length) return;
      const isSameDay = apiKey && expiresAt === initial.expiresAt;
      const given = {
        name: name.trim(),
        permissions,
        expiresAt: isSameDay ? (apiKey.expiresAt ?? null) : endOfDay(expiresAt),
        networks: linesIn(networks),
      };
      if (!apiKey) return onDone(await createKey(accountId, { ...given, includesChildren }));
      await changeKey(accountId, apiKey.apiKeyId, given);
      notify(text("keys.saved", { name: given.name }));
      onDone(null);
    },
    ["name"],
  );
  const names = new Set([...rights.value.keys(), ...(apiKey?.permissions ?? [])]);
  return html`<${EntryDialog}
    title=${apiKey ? text("keys.editTitle", { name: apiKey.name }) : text("keys.createTitle")}
    label=${apiKey ? text("form.save") : text("keys.create")}
    entry=${entry}
    onClose=${onClose}
  >
    <${Field}
      label=${text("keys.name")}
      hint=${text("keys.nameHint")}
      data-first
      ...${entry.fieldOf("name")}
    />
    <${Checklist}
      legend=${text("keys.permissions")}
      names=${inOrder(names)}
      groupText=${areaText}
      wordsOf=${permissionText}
      chosen=${permissions}
      onChosen=${setPermissions}
      fault=${fault}
    />
    <${Bounds} entry=${entry} />
    ${apiKey
      ? null
      : html`<${Toggle}
          label=${text("keys.includesChildren")}
          hint=${text("keys.includesChildrenHint")}
          value=${includesChildren}
          onValue=${setIncludesChildren}
        />`}
  <//>`;
}

/** @param {{entry: any}} props until when and from where a key works */
function Bounds({ entry }) {
  return html`<${Field}
      label=${text("keys.expiry")}
      hint=${text("keys.expiryHint")}
      type="date"
      ...${entry.fieldOf("expiresAt")}
    />
    <${Field}
      label=${text("keys.networks")}
      hint=${text("keys.networksHint")}
      type="area"
      rows="2"
      ...${entry.fieldOf("networks")}
    />`;
}

/** @param {string} [iso] the day on the reader's calendar, for a date field */
function localDay(iso) {
  if (!iso) return "";
  const day = new Date(iso);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** @param {string} day the key works until that day ends, on the reader's calendar */
function endOfDay(day) {
  return day ? new Date(`${day}T23:59:59`).toISOString() : null;
}
