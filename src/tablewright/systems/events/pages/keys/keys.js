/** Keys: those of the tenant, made, rotated and revoked. A key itself is seen once, here. */

import { createKey, listKeys, revokeKey, rotateKey } from "../api/keys.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Empty } from "../parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { Secret } from "../parts/secret.js";
import { fullTime } from "../parts/when.js";
import { complain, notify } from "../kit/state/notices.js";
import { currentKey, keepKey } from "../state/session.js";
import { tenantName } from "../state/tenant.js";
import { useState } from "../kit/vendor/hooks.js";
import { KeyForm } from "./key_form.js";
import { isOwn, KeyRow } from "./key_row.js";

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
      const note = `The key that you use here works until ${fullTime(oldKeyExpiresAtMs)}.`;
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
      <h1 id="keys-title">Keys</h1>
      <button type="button" class="button" disabled=${isRotating} onClick=${rotate}>
        <${Icon} name="replay" />Rotate this key
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
      ? html`<ul class="cards" aria-label="Keys">
          ${answer.map(
            (one) =>
              html`<${KeyRow} key=${one.id} apiKey=${one} onRevoke=${() => setDoomed(one)} />`,
          )}
        </ul>`
      : null}
    ${doomed
      ? html`<${Confirm}
          title="Revoke this key?"
          deed="Revoke"
          word=${doomed.lastFour || "revoke"}
          onConfirm=${async () => {
            await revokeKey(tenant, doomed.id);
            notify(`The key …${doomed.lastFour} is refused from now on.`);
            await again();
          }}
          onClose=${() => setDoomed(null)}
        >
          <p>
            Every program that shows <code>${doomed.prefix}…${doomed.lastFour}</code> is refused
            from its next request on. This cannot be undone.
          </p>
          ${isOwn(doomed, currentKey())
            ? html`<p><strong>It is the key that you use here: this page will close.</strong></p>`
            : null}
        <//>`
      : null}
  </section>`;
}

/** @param {{made: Made, onDone: () => void}} props */
function NewKey({ made, onDone }) {
  return html`<${Secret} title="A new key" secret=${made.key} onDone=${onDone}>
    ${made.note ? html`<p>${made.note}</p>` : null}
    ${made.isReplacement
      ? html`<p>
          <button
            type="button"
            class="button"
            onClick=${() => {
              keepKey(made.key);
              notify("This tab uses the new key.");
            }}
          >
            Use it in this tab
          </button>
        </p>`
      : null}
  <//>`;
}

function NoTenant() {
  return html`<${Empty} title="This key does not tell its tenant">
    <p>It was made by another program. Ask whoever runs the service to look after your keys.</p>
  <//>`;
}
