/** Usage and plan: limits as meters, days as bars, plans side by side, monthly reports. */

import { limitsOf } from "../api/accounts.js";
import { LimitMeter } from "../home/limit_meter.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { timeText } from "../kit/words.js";
import { Panel, View } from "../parts/view.js";
import { account, can, subscription } from "../state/account.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { Days } from "./days.js";
import { Plans } from "./plans.js";
import { Reports } from "./reports.js";

/** @param {{accountId: string}} props */
export function Usage({ accountId }) {
  const plan = subscription.value?.plan;
  return html`<${View}
    title=${text("usage.title")}
    hint=${plan ? text("usage.hint", { plan: plan.name }) : undefined}
  >
    <${Limits} accountId=${accountId} />
    <${Days} accountId=${accountId} />
    ${can("billing.read") ? html`<${Plans} accountId=${accountId} />` : null}
    ${can("billing.read") ? html`<${Reports} accountId=${accountId} />` : null}
  <//>`;
}

/** @param {{accountId: string}} props */
function Limits({ accountId }) {
  const planId = subscription.value?.plan?.planId;
  const { answer, problem, again } = useAsking(() => limitsOf(accountId), [accountId, planId]);
  useFresh(["usage", "plan", "members", "webhooks", "sources", "account"], again);
  const resets = timeText(nextMonth(), { day: "numeric", month: "long", timeZone: "UTC" });
  const isBelow = Boolean(account.value?.parentAccountId);
  const whose = text(isBelow ? "usage.limitsBelow" : "usage.limitsHint");
  const hint = `${whose} ${text("usage.resets", { day: resets })}`;
  return html`<${Panel} title=${text("limits.title")} hint=${hint}>
    <div class="panel-body meters">
      <${Problem} error=${problem} onRetry=${again} />
      ${answer?.items.map(
        (one) => html`<${LimitMeter} key=${one.limit} limit=${one} />`,
      )}
    </div>
  <//>`;
}

/** The beginning of the next month of UTC, when calls are counted from 0. */
function nextMonth() {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
}
