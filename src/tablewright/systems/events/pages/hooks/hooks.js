/** Hooks: URLs that the tenant's events are pushed to, and what became of each push. */

import { deleteHook, listHooks } from "../api/hooks.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Confirm } from "../kit/parts/confirm.js";
import { CurlLine } from "../parts/curl_line.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { Secret } from "../kit/parts/secret.js";
import { place } from "../state/address.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deliveries } from "./deliveries.js";
import { HookCard } from "./hook_card.js";
import { HookForm } from "./hook_form.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Hook} Hook */
/** @typedef {{title: string, secret: string}} Made */

export function Hooks() {
  const opened = place.value.hook;
  return opened ? html`<${Deliveries} id=${opened} />` : html`<${HookList} />`;
}

function HookList() {
  const { answer, problem, again } = useAsking(listHooks, []);
  const [made, setMade] = useState(/** @type {Made | null} */ (null));
  const [doomed, setDoomed] = useState(/** @type {Hook | null} */ (null));
  return html`<section class="hooks" aria-labelledby="hooks-title">
    <header class="screen-head"><h1 id="hooks-title">${text("hook.title")}</h1></header>
    ${made
      ? html`<${Secret} title=${made.title} secret=${made.secret} onDone=${() => setMade(null)}>
          <p>${text("hook.secretHelp")}</p>
        <//>`
      : null}
    <${HookForm}
      onAdded=${(/** @type {string} */ secret) => {
        setMade({ title: text("hook.secretNew"), secret });
        again();
      }}
    />
    <${Problem} error=${problem} onRetry=${again} />
    ${answer?.length === 0 ? html`<${NoHooks} />` : null}
    ${answer?.length
      ? html`<ul class="cards" aria-label=${text("hook.title")}>
          ${answer.map(
            (hook) => html`<${HookCard}
              key=${hook.id}
              hook=${hook}
              onChanged=${again}
              onSecret=${(/** @type {string} */ secret) =>
                setMade({ title: text("hook.secretOf", { url: hook.url }), secret })}
              onDelete=${() => setDoomed(hook)}
            />`,
          )}
        </ul>`
      : null}
    ${doomed
      ? html`<${Confirm}
          title=${text("hook.deleteTitle")}
          deed=${text("hook.deleteConfirm")}
          onConfirm=${async () => {
            await deleteHook(doomed.id);
            notify(text("hook.deleted"));
            await again();
          }}
          onClose=${() => setDoomed(null)}
        >
          <p><code>${doomed.url}</code></p>
          <p>${text("hook.deleteHelp")}</p>
        <//>`
      : null}
  </section>`;
}

function NoHooks() {
  return html`<${Empty} title=${text("hook.empty")}>
    <p>${text("hook.emptyHelp")}</p>
    <${CurlLine}
      method="POST"
      path="v1/hooks"
      body=${'{"url":"https://example.com/hook","event":"order.created"}'}
    />
  <//>`;
}
