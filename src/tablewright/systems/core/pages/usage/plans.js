/** Plans side by side, changing to one with its consequences, and cancelling. */

import { cancelPlan, choosePlan, plans } from "../api/usage.js";
import { limitsOf } from "../api/accounts.js";
import { ApiError } from "../api/request.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { numberText } from "../kit/words.js";
import { labelOf } from "../kit/forms/schema.js";
import { Deed } from "../parts/deed.js";
import { dayOf } from "../parts/facts.js";
import { Panel } from "../parts/view.js";
import { loadAccount, subscription } from "../state/account.js";
import { text } from "../words.js";
import { allowedText, limitText, priceText } from "./prices.js";

const RETENTION = "dataRetentionDays";
const LASTING = ["users", "webhooks", "storageGB"]; // which stay above a smaller limit

/** @typedef {import("../api/usage.js").PausedOne} PausedOne */
/** @typedef {import("../api/usage.js").Plan} Plan */
/** @typedef {{items: PausedOne[], count: number, tag: string}} Pausing */

/** @param {{accountId: string}} props */
export function Plans({ accountId }) {
  const { answer, problem, again } = useAsking(plans, []);
  const [chosen, setChosen] = useState(/** @type {Plan | null} */ (null));
  const [isCancelling, setCancelling] = useState(false);
  const now = subscription.value;
  const isCancelled = Boolean(now?.cancelledAt);
  const rows = [...new Set((answer ?? []).flatMap((one) => Object.keys(one.limits)))];
  return html`<${Panel}
    title=${text("plans.title")}
    hint=${stateText()}
    tools=${now?.plan && !isCancelled
      ? html`<${Deed}
          permission="billing.manage"
          className="danger"
          onClick=${() => setCancelling(true)}
        >
          ${text("plans.cancel")}
        <//>`
      : null}
  >
    <${Problem} error=${problem} onRetry=${again} />
    <ul class="plans">
      ${answer?.map(
        (plan) => html`<${PlanCard}
          key=${plan.planId}
          plan=${plan}
          rows=${rows}
          isCurrent=${now?.plan?.planId === plan.planId && !isCancelled}
          onChoose=${() => setChosen(plan)}
        />`,
      )}
    </ul>
    <p class="panel-body hint">${text("plans.domains")}</p>
    ${chosen
      ? html`<${ChangeDialog}
          accountId=${accountId}
          plan=${chosen}
          onClose=${() => setChosen(null)}
        />`
      : null}
    ${isCancelling
      ? html`<${Confirm}
          title=${text("plans.cancelTitle")}
          deed=${text("plans.cancel")}
          keep=${text("plans.cancelKeep")}
          onConfirm=${async () => {
            await cancelPlan(accountId);
            notify(text("plans.cancelled"));
            await loadAccount(accountId);
          }}
          onClose=${() => setCancelling(false)}
        >
          <p>${text("plans.cancelHint")}</p>
        <//>`
      : null}
  <//>`;
}

function stateText() {
  const now = subscription.value;
  if (now?.cancelledAt) {
    return now.endsAt ? text("plans.ends", { day: dayOf(now.endsAt) }) : text("plans.cancelled");
  }
  if (now?.trialEndsAt && Date.parse(now.trialEndsAt) > Date.now()) {
    return text("plans.trial", { plan: now.plan?.name ?? "", day: dayOf(now.trialEndsAt) });
  }
  return now?.plan ? text("plans.current", { plan: now.plan.name }) : text("plans.none");
}

/**
 * @param {{plan: Plan, rows: readonly string[], isCurrent: boolean, onChoose: () => void}} props
 */
function PlanCard({ plan, rows, isCurrent, onChoose }) {
  return html`<li class="plan ${isCurrent ? "is-current" : ""}">
    <h3>${plan.name}</h3>
    <p class="plan-price">
      <strong>${priceText(plan)}</strong> <span class="hint">${text("plans.perMonth")}</span>
    </p>
    <dl class="plan-limits">
      ${rows.map(
        (name) => html`<div key=${name}>
          <dt>${limitText(name)}</dt>
          <dd>${allowedText(plan.limits[name])}</dd>
        </div>`,
      )}
    </dl>
    ${plan.features.length
      ? html`<ul class="plan-features">
          ${plan.features.map((one) => html`<li key=${one}>${one}</li>`)}
        </ul>`
      : null}
    ${isCurrent
      ? html`<span class="badge badge-good">${text("plans.isCurrent")}</span>`
      : html`<${Deed} permission="billing.manage" onClick=${onChoose}>
          ${text("plans.choose", { plan: plan.name })}
        <//>`}
  </li>`;
}

/**
 * What a smaller plan ends: room for more, and older data. Paused sources are the server's list.
 * @param {{accountId: string, plan: Plan}} props
 */
function Consequences({ accountId, plan }) {
  const limits = useAsking(async () => (await limitsOf(accountId)).items, [accountId]).answer;
  const words = (limits ?? [])
    .filter(({ limit, treeUsed }) => LASTING.includes(limit) && treeUsed > roomOf(plan, limit))
    .map(({ limit, treeUsed }) =>
      text("plans.consequence", {
        limit: limitText(limit),
        used: numberText(treeUsed),
        allowed: allowedText(plan.limits[limit]),
      }),
    );
  const now = subscription.value?.limits;
  const days = roomOf(plan, RETENTION);
  if (now && days < roomOf({ limits: now }, RETENTION)) {
    words.push(text("plans.shorter", { count: days }));
  }
  return words.length
    ? html`<ul class="consequences">
        ${words.map((one) => html`<li key=${one}>${one}</li>`)}
      </ul>`
    : null;
}

/** @param {{limits: Plan["limits"]}} plan @param {string} limit what it allows, as a number */
function roomOf({ limits }, limit) {
  const allowed = Number(limits[limit] ?? -1);
  return allowed < 0 ? Infinity : allowed;
}

/** @param {{accountId: string, plan: Plan, onClose: () => void}} props */
function ChangeDialog({ accountId, plan, onClose }) {
  const [pausing, setPausing] = useState(/** @type {Pausing | null} */ (null));
  const change = async () => {
    try {
      await choosePlan(accountId, plan.planId, pausing?.tag);
    } catch (error) {
      // A list that has changed is requested again, without the old tag.
      if (error instanceof ApiError && error.status === 412) setPausing(null);
      if (!(error instanceof ApiError) || error.details.reason !== "would_pause") throw error;
      setPausing(error.details);
      throw new Error(text("plans.confirmPause"));
    }
    notify(text("plans.changed", { plan: plan.name }));
    await loadAccount(accountId);
  };
  return html`<${Confirm}
    isDanger=${Boolean(pausing)}
    title=${text("plans.changeTitle", { plan: plan.name })}
    deed=${pausing ? text("plans.changeAndPause") : text("plans.change")}
    onConfirm=${change}
    onClose=${onClose}
  >
    <p>${text("plans.changeHint", { price: priceText(plan) })}</p>
    <${Consequences} accountId=${accountId} plan=${plan} />
    ${pausing
      ? html`<p>${text("plans.wouldPause", { count: pausing.count })}</p>
          <ul class="paused-list">
            ${pausing.items.map(
              (one) => html`<li key=${one.id}>
                ${text("plans.paused", { kind: labelOf(one.kind), name: one.name || one.id })}
              </li>`,
            )}
          </ul>`
      : null}
  <//>`;
}
