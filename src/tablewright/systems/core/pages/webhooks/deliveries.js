/** What a webhook was sent: each delivery with its request and responses, and sending it again. */

import { deliveriesOf, deliveryAt, replayDelivery } from "../api/webhooks.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Code, jsonTokens } from "../kit/parts/code.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { useAsking } from "../kit/state/asking.js";
import { complain, notify } from "../kit/state/notices.js";
import { Pager } from "../kit/table/pager.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { listText, numberText } from "../kit/words.js";
import { Deed } from "../parts/deed.js";
import { Facts, whenOr } from "../parts/facts.js";
import { Panel } from "../parts/view.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { DeliveryBadge } from "./health.js";
import { ReplayDialog } from "./replay_dialog.js";

/** @typedef {import("../api/webhooks.js").Attempt} Attempt */
/** @typedef {import("../api/webhooks.js").Delivery} Delivery */

const STATUSES = /** @type {const} */ (["delivered", "failed", "pending", "held"]);

/**
 * @param {{accountId: string, webhookId: string, isHeld: boolean, calls: number}} props `isHeld`:
 *   nothing is sent for now; `calls`: reads it again
 */
export function Deliveries({ accountId, webhookId, isHeld, calls }) {
  const [status, setStatus] = useState("");
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  const [openId, setOpenId] = useState("");
  const [isReplaying, setReplaying] = useState(false);
  const cursor = cursors.at(-1) ?? "";
  const { answer, problem, again } = useAsking(
    () => deliveriesOf(accountId, webhookId, { status, cursor }),
    [webhookId, status, cursor, calls],
  );
  useFresh(["webhooks", "deliveries"], again);
  return html`<${Panel}
    title=${text("deliveries.title")}
    hint=${isHeld ? text("deliveries.heldHint") : undefined}
    tools=${html`<${Deed} permission="webhooks.manage" onClick=${() => setReplaying(true)}>
      ${text("deliveries.replaySome")}
    <//>`}
  >
    <div class="panel-body">
      <div class="filters">
        <${Field}
          label=${text("deliveries.status")}
          options=${[
            ["", text("deliveries.all")],
            ...STATUSES.map((one) => [one, text(`deliveries.${one}`)]),
          ]}
          value=${status}
          onValue=${(/** @type {string} */ one) => {
            setStatus(one);
            setCursors([]);
          }}
        />
      </div>
      <${Problem} error=${problem} onRetry=${again} />
      ${answer?.items.length === 0 ? html`<p class="hint">${text("deliveries.none")}</p>` : null}
      ${answer?.items.length
        ? html`<${Table}
            label=${text("deliveries.title")}
            columns=${columns}
            rows=${answer.items}
            idOf=${(/** @type {Delivery} */ one) => one.deliveryId}
            onOpen=${(/** @type {Delivery} */ one) => setOpenId(one.deliveryId)}
          />`
        : null}
      <${Pager} cursors=${cursors} next=${answer?.nextCursor ?? null} onCursors=${setCursors} />
    </div>
    ${openId
      ? html`<${DeliveryDialog}
          accountId=${accountId}
          webhookId=${webhookId}
          deliveryId=${openId}
          onChange=${again}
          onClose=${() => setOpenId("")}
        />`
      : null}
    ${isReplaying
      ? html`<${ReplayDialog}
          accountId=${accountId}
          webhookId=${webhookId}
          onDone=${() => {
            setReplaying(false);
            again();
          }}
          onClose=${() => setReplaying(false)}
        />`
      : null}
  <//>`;
}

const columns = [
  {
    name: "event",
    label: text("deliveries.event"),
    cell: (/** @type {Delivery} */ one) => one.eventType,
  },
  {
    name: "status",
    label: text("deliveries.status"),
    cell: (/** @type {Delivery} */ one) => html`<${DeliveryBadge} status=${one.status} />`,
  },
  {
    name: "response",
    label: text("deliveries.response"),
    cell: (/** @type {Delivery} */ one) => responseOf(one.attempts.at(-1)),
  },
  {
    name: "published",
    label: text("deliveries.published"),
    cell: (/** @type {Delivery} */ one) => whenOr(one.publishedAt, ""),
  },
];

/** @param {Attempt | undefined} attempt */
function responseOf(attempt) {
  if (!attempt) return "–";
  const code = attempt.responseCode;
  return code ? html`<code>${code}</code>` : (attempt.error ?? "–");
}

/**
 * @param {{
 *   accountId: string,
 *   webhookId: string,
 *   deliveryId: string,
 *   onChange: () => void,
 *   onClose: () => void,
 * }} props
 */
function DeliveryDialog({ accountId, webhookId, deliveryId, onChange, onClose }) {
  const { answer, problem, again } = useAsking(
    () => deliveryAt(accountId, webhookId, deliveryId),
    [deliveryId],
  );
  const replay = async () => {
    try {
      await replayDelivery(accountId, webhookId, deliveryId);
      notify(text("deliveries.replayed"));
      onClose();
      onChange();
    } catch (error) {
      complain(error);
    }
  };
  const title = answer?.delivery.eventType ?? text("deliveries.one");
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <div class="form wide">
      <${Problem} error=${problem} onRetry=${again} />
      ${answer ? html`<${Content} delivery=${answer.delivery} request=${answer.request} />` : null}
      <div class="actions">
        <${Deed} permission="webhooks.manage" className="strong" onClick=${replay}>
          ${text("deliveries.replay")}
        <//>
      </div>
    </div>
  <//>`;
}

/** @param {{delivery: Delivery, request: import("../api/webhooks.js").SentRequest}} props */
function Content({ delivery, request }) {
  return html`<${Facts}
      facts=${[
        [text("deliveries.id"), html`<code class="long">${delivery.deliveryId}</code>`],
        [text("deliveries.status"), html`<${DeliveryBadge} status=${delivery.status} />`],
        [text("deliveries.next"), whenOr(delivery.nextAttemptAt, "")],
        [text("webhooks.url"), html`<code class="long">${request.url}</code>`],
        [text("webhooks.headers"), listText(request.headerNames)],
      ]}
    />
    <h3>${text("deliveries.request")}</h3>
    <${Code}
      label=${text("deliveries.request")}
      text=${request.body}
      tokens=${colours(request.body)}
    />
    <h3>${text("deliveries.attempts")}</h3>
    ${delivery.attempts.length
      ? html`<ol class="rows">
          ${delivery.attempts.map(
            (attempt) => html`<li class="row" key=${attempt.at}>
              <span class="row-words">
                <span>${responseOf(attempt)}</span>
                <span class="hint">
                  <${When} ms=${Date.parse(attempt.at)} />${" · "}
                  ${numberText(attempt.durationMs, { style: "unit", unit: "millisecond" })}
                </span>
                ${attempt.excerpt
                  ? html`<${Code} label=${text("deliveries.response")} text=${attempt.excerpt} />`
                  : null}
              </span>
            </li>`,
          )}
        </ol>`
      : html`<p class="hint">${text("deliveries.noAttempt")}</p>`}`;
}

/** @param {string} body */
function colours(body) {
  try {
    return jsonTokens(JSON.parse(body));
  } catch {
    return undefined;
  }
}
