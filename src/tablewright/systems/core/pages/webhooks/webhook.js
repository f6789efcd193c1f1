/** One webhook: how it is doing, what can be done with it, and what it was sent. */

import {
  deleteWebhook,
  pingWebhook,
  rotateSecret,
  switchWebhook,
  webhookAt,
} from "../api/webhooks.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { listText } from "../kit/words.js";
import { Deed } from "../parts/deed.js";
import { Facts, whenOr } from "../parts/facts.js";
import { isMissing, Missing } from "../parts/missing.js";
import { SecretDialog } from "../parts/secret_dialog.js";
import { Panel, View } from "../parts/view.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { Deliveries } from "./deliveries.js";
import { Health } from "./health.js";
import { WebhookDialog } from "./webhook_dialog.js";

/** @typedef {import("../api/webhooks.js").Webhook} Webhook */

/** @param {{accountId: string, webhookId: string}} props */
export function WebhookView({ accountId, webhookId }) {
  const asking = useAsking(() => webhookAt(accountId, webhookId), [accountId, webhookId]);
  const { answer: hook, problem, again } = asking;
  useFresh(["webhooks", "deliveries"], again);
  const [open, setOpen] = useState(/** @type {"" | "edit" | "rotate" | "delete"} */ (""));
  const [secret, setSecret] = useState("");
  const [calls, setCalls] = useState(0);
  const refresh = () => {
    setCalls((count) => count + 1);
    return again();
  };
  if (isMissing(problem)) {
    const [title, words] = [text("webhooks.missing"), text("webhooks.back")];
    return html`<${Missing} title=${title} href=${linkTo("webhooks")} words=${words} />`;
  }
  return html`<${View}
    title=${hook ? titleOf(hook) : text("webhooks.one")}
    back=${{ href: linkTo("webhooks"), words: text("webhooks.back") }}
    tools=${hook
      ? html`<${Tools} hook=${hook} accountId=${accountId} onChange=${refresh} onOpen=${setOpen} />`
      : null}
  >
    <${Problem} error=${problem} onRetry=${again} />
    ${hook ? html`<${About} hook=${hook} />` : null}
    ${hook
      ? html`<${Deliveries}
          accountId=${accountId}
          webhookId=${webhookId}
          isHeld=${!hook.isActive}
          calls=${calls}
        />`
      : null}
    ${hook && open
      ? html`<${Opened}
          deed=${open}
          hook=${hook}
          accountId=${accountId}
          onSecret=${setSecret}
          onClose=${(isChanged = false) => {
            setOpen("");
            if (isChanged) again();
          }}
        />`
      : null}
    ${secret
      ? html`<${SecretDialog}
          title=${text("webhooks.secretTitle")}
          label=${text("webhooks.newSecret")}
          secret=${secret}
          onDone=${() => setSecret("")}
        >
          <p class="hint">${text("webhooks.bothWork")}</p>
        <//>`
      : null}
  <//>`;
}

/**
 * @param {{
 *   hook: Webhook,
 *   accountId: string,
 *   onChange: () => Promise<void>,
 *   onOpen: (deed: "edit" | "rotate" | "delete") => void,
 * }} props
 */
function Tools({ hook, accountId, onChange, onOpen }) {
  const ping = async () => {
    try {
      const { attempts } = await pingWebhook(accountId, hook.webhookId);
      const last = attempts.at(-1);
      const code = last?.responseCode;
      notify(
        code
          ? text("webhooks.pinged", { code: `${code}` })
          : text("webhooks.pingFailed", { error: last?.error ?? "" }),
      );
      await onChange();
    } catch (error) {
      complain(error);
    }
  };
  const turn = async () => {
    try {
      await switchWebhook(accountId, hook.webhookId, !isOn);
      await onChange();
    } catch (error) {
      complain(error);
    }
  };
  const isOn = hook.status === "active";
  const deeds = /** @type {const} */ ([
    ["webhooks.ping", "play", ping],
    [isOn ? "webhooks.disable" : "webhooks.enable", isOn ? "pause" : "play", turn],
    ["webhooks.edit", "edit", () => onOpen("edit")],
    ["webhooks.rotate", "refresh", () => onOpen("rotate")],
    ["webhooks.delete", "bin", () => onOpen("delete")],
  ]);
  return deeds.map(
    ([words, icon, act]) => html`<${Deed}
      key=${words}
      permission="webhooks.manage"
      className=${icon === "bin" ? "danger" : ""}
      onClick=${act}
    >
      <${Icon} name=${icon} />${text(words)}
    <//>`,
  );
}

/** @param {Webhook} hook */
function titleOf({ description, url }) {
  return description || (URL.canParse(url) ? new URL(url).host : text("webhooks.one"));
}

/** @param {{hook: Webhook}} props */
function About({ hook }) {
  return html`<${Panel} title=${text("webhooks.about")} tools=${html`<${Health} hook=${hook} />`}>
    <div class="panel-body">
      <${Facts}
        facts=${[
          [text("webhooks.url"), html`<code class="long">${hook.url}</code>`],
          [text("webhooks.events"), html`<code class="long">${hook.events.join(", ")}</code>`],
          [text("webhooks.headers"), listText(hook.headerNames)],
          [
            text("webhooks.attempts"),
            text("webhooks.attemptCount", { count: hook.retryPolicy.maxAttempts }),
          ],
          [text("webhooks.lastCall"), whenOr(hook.lastCalledAt, text("webhooks.never"))],
          [text("webhooks.lastCode"), hook.lastResponseCode],
          [text("webhooks.reason"), hook.status === "active" ? "" : hook.statusReason],
        ]}
      />
    </div>
  <//>`;
}

/**
 * @param {{
 *   deed: "edit" | "rotate" | "delete",
 *   hook: Webhook,
 *   accountId: string,
 *   onSecret: (secret: string) => void,
 *   onClose: (isChanged?: boolean) => void,
 * }} props
 */
function Opened({ deed, hook, accountId, onSecret, onClose }) {
  if (deed === "edit") {
    return html`<${WebhookDialog}
      accountId=${accountId}
      hook=${hook}
      onDone=${() => onClose(true)}
      onClose=${() => onClose()}
    />`;
  }
  if (deed === "rotate") {
    return html`<${Confirm}
      title=${text("webhooks.rotateTitle")}
      deed=${text("webhooks.rotate")}
      onConfirm=${async () => onSecret(await rotateSecret(accountId, hook.webhookId))}
      onClose=${() => onClose()}
    >
      <p>${text("webhooks.rotateHint")}</p>
    <//>`;
  }
  return html`<${Confirm}
    title=${text("webhooks.deleteTitle")}
    deed=${text("webhooks.delete")}
    onConfirm=${async () => {
      await deleteWebhook(accountId, hook.webhookId);
      notify(text("webhooks.deleted"));
      location.hash = linkTo("webhooks");
    }}
    onClose=${() => onClose()}
  >
    <p>${text("webhooks.deleteHint", { url: hook.url })}</p>
  <//>`;
}
