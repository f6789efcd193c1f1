/** Keys of the tenant: created, rotated and revoked. A key itself is shown once. */

import { createKey, listKeys, revokeKey, rotateKey } from "../api/keys.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { Secret } from "../kit/parts/secret.js";
import { fullTime } from "../kit/parts/when.js";
import { complain, notify } from "../kit/state/notices.js";
import { currentKey, keepKey } from "../state/session.js";
import { tenantName } from "../state/tenant.js";
import { useState } from "../kit/vendor/hooks.js";
import { KeyForm } from "./key_form.js";
import { isOwn, KeyRow } from "./key_row.js";
import { rich, text } from "../words.js";

/** @typedef {import("../api/shapes.js").ApiKey} ApiKey */
/** @typedef {{key: string, note: string, isReplacement: boolean}} Made */

export function Keys() {
  const tenant = tenantName.value;
  const found = useAsking(async () => (tenant ? listKeys(tenant) : []), [tenant]);
  const { answer, problem, again } = found;
  const [made, setMade] = useState(/** @type {Made | null} */ (null));
  const [doomed, setDoomed] = useState(/** @type {ApiKey | null} */ (null));
  const [isRotating, setRotating] = useState(false);
  const rotate = async () => {
    setRotating(true);
    try {
      const { key, oldKeyExpiresAtMs } = await rotateKey();
      const note = text("key.oldUntil", { time: fullTime(oldKeyExpiresAtMs) });
      setMade({ key, note, isReplacement: true });
      await again();
    } catch (error) {
      complain(error);
    }
    setRotating(false);
  };
  if (!tenant) return html`<${NoTenant} />`;
  return html`<section class="keys" aria-labelledby="keys-title">
    <header class="screen-head">
      <h1 id="keys-title">${text("key.title")}</h1>
      <button type="button" class="button" disabled=${isRotating} onClick=${rotate}>
        <${Icon} name="replay" />${text("key.rotate")}
      </button>
    </header>
    ${made ? html`<${NewKey} made=${made} onDone=${() => setMade(null)} />` : null}
    <${KeyForm}
      onCreate=${async (/** @type {string} */ name) => {
        setMade({ key: await createKey(tenant, name), note: "", isReplacement: false });
        await again();
      }}
    />
    <${Problem} error=${problem} onRetry=${again} />
    ${answer
      ? html`<ul class="cards" aria-label=${text("key.title")}>
          ${answer.map(
            (one) =>
              html`<${KeyRow} key=${one.id} apiKey=${one} onRevoke=${() => setDoomed(one)} />`,
          )}
        </ul>`
      : null}
    ${doomed
      ? html`<${Confirm}
          title=${text("key.revokeTitle")}
          deed=${text("key.revokeConfirm")}
          word=${doomed.lastFour || "revoke"}
          onConfirm=${async () => {
            await revokeKey(tenant, doomed.id);
            notify(text("key.revoked", { end: doomed.lastFour ?? "" }));
            await again();
          }}
          onClose=${() => setDoomed(null)}
        >
          <p>
            ${rich("key.revokeHelp", {
              key: html`<code>${doomed.prefix}…${doomed.lastFour}</code>`,
            })}
          </p>
          ${isOwn(doomed, currentKey())
            ? html`<p><strong>${text("key.revokeOwn")}</strong></p>`
            : null}
        <//>`
      : null}
  </section>`;
}

/** @param {{made: Made, onDone: () => void}} props */
function NewKey({ made, onDone }) {
  return html`<${Secret} title=${text("key.newTitle")} secret=${made.key} onDone=${onDone}>
    ${made.note ? html`<p>${made.note}</p>` : null}
    ${made.isReplacement
      ? html`<p>
          <button
            type="button"
            class="button"
            onClick=${() => {
              keepKey(made.key);
              notify(text("key.used"));
            }}
          >
            ${text("key.use")}
          </button>
        </p>`
      : null}
  <//>`;
}

function NoTenant() {
  return html`<${Empty} title=${text("key.noTenant")}>
    <p>${text("key.noTenantHelp")}</p>
  <//>`;
}
