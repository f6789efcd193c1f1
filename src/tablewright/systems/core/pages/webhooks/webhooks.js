/** The webhooks of an account, and how each is doing. */

import { webhooksOf } from "../api/webhooks.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { whenOr } from "../parts/facts.js";
import { SecretDialog } from "../parts/secret_dialog.js";
import { View } from "../parts/view.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { Health } from "./health.js";
import { WebhookDialog } from "./webhook_dialog.js";

/** @typedef {import("../api/webhooks.js").Webhook} Webhook */

/** @param {{accountId: string}} props */
export function Webhooks({ accountId }) {
  const { answer: hooks, problem, again } = useAsking(() => webhooksOf(accountId), [accountId]);
  useFresh(["webhooks", "deliveries"], again);
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState(/** @type {{url: string, secret: string} | null} */ (null));
  const create = html`<${Deed}
    permission="webhooks.manage"
    className="strong"
    onClick=${() => setCreating(true)}
  >
    <${Icon} name="add" />${text("webhooks.create")}
  <//>`;
  return html`<${View}
    title=${text("webhooks.title")}
    hint=${text("webhooks.hint")}
    tools=${hooks?.length ? create : null}
  >
    <${Problem} error=${problem} onRetry=${again} />
    ${hooks?.length === 0
      ? html`<${Empty} title=${text("webhooks.none")}>
          <p>${text("webhooks.noneHint")}</p>
          ${create}
        <//>`
      : null}
    ${hooks?.length
      ? html`<${Table}
          label=${text("webhooks.title")}
          columns=${columns}
          rows=${hooks}
          idOf=${(/** @type {Webhook} */ hook) => hook.webhookId}
        />`
      : null}
    ${isCreating
      ? html`<${WebhookDialog}
          accountId=${accountId}
          onDone=${(/** @type {{url: string, secret: string}} */ one) => {
            setCreating(false);
            setMade(one);
            again();
          }}
          onClose=${() => setCreating(false)}
        />`
      : null}
    ${made
      ? html`<${SecretDialog}
          title=${text("webhooks.secretTitle")}
          label=${made.url}
          secret=${made.secret}
          onDone=${() => setMade(null)}
        >
          <p class="hint">${text("webhooks.secretHint")}</p>
        <//>`
      : null}
  <//>`;
}

const columns = [
  {
    name: "url",
    label: text("webhooks.url"),
    sortBy: (/** @type {Webhook} */ hook) => hook.url,
    cell: (/** @type {Webhook} */ hook) => html`<span class="stack">
      <a class="long" href=${linkTo("webhook", { webhookId: hook.webhookId })}>${hook.url}</a>
      ${hook.description ? html`<span class="hint">${hook.description}</span>` : null}
    </span>`,
  },
  {
    name: "events",
    label: text("webhooks.events"),
    cell: (/** @type {Webhook} */ hook) => html`<code class="long">
      ${hook.events.join(", ")}
    </code>`,
  },
  {
    name: "last",
    label: text("webhooks.lastCall"),
    sortBy: (/** @type {Webhook} */ hook) => hook.lastCalledAt ?? "",
    cell: (/** @type {Webhook} */ hook) => html`<span>
      ${whenOr(hook.lastCalledAt, text("webhooks.never"))}
      ${hook.lastResponseCode ? html`${" "}<code>${hook.lastResponseCode}</code>` : null}
    </span>`,
  },
  {
    name: "health",
    label: text("webhooks.health"),
    cell: (/** @type {Webhook} */ hook) => html`<${Health} hook=${hook} />`,
  },
];
