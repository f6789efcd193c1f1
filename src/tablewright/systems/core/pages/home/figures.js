/** How an account is doing, in a few numbers: calls of two weeks, people, accounts. */

import { usageOf } from "../api/usage.js";
import { Sparkline } from "../kit/charts/sparkline.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { numberText } from "../kit/words.js";
import { subtree } from "../accounts/tree_rows.js";
import { account, accounts } from "../state/account.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";

const DAY_MS = 86_400_000;
const DAYS = 14;

/**
 * @param {{accountId: string,
 *   limits: readonly import("../api/shapes.js").Limit[] | null}} props
 */
export function Figures({ accountId, limits }) {
  const { answer, again } = useAsking(
    () => usageOf(accountId, { from: dayBefore(DAYS - 1), to: dayBefore(0) }),
    [accountId],
  );
  useFresh(["usage"], again);
  const calls = (answer?.items ?? []).map((one) => one.totals["api_calls"] ?? 0);
  const sum = calls.reduce((all, one) => all + one, 0);
  const people = limits?.find((one) => one.limit === "users");
  const hooks = limits?.find((one) => one.limit === "webhooks");
  const below = subtree(accounts.value ?? [], accountId).size;
  // A root counts what all accounts of its tree have; another account its own.
  const hasBelow = below > 1;
  const isRoot = !account.value?.parentAccountId;
  /**
   * @param {string} alone of an account without others below it
   * @param {string} total
   * @param {string} here
   */
  const counted = (alone, total, here) => (!hasBelow ? alone : isRoot ? total : here);
  return html`<ul class="figures">
    <${Figure}
      label=${text(hasBelow ? "figures.callsHere" : "figures.calls", { count: DAYS })}
      view="usage"
      value=${sum}
    >
      <${Sparkline} label=${text("meter.api_calls")} values=${calls} />
    <//>
    ${people
      ? html`<${Figure}
          label=${counted(text("limit.users"), text("figures.users"), text("figures.usersHere"))}
          view="members"
          value=${people.used}
        />`
      : null}
    <${Figure}
      label=${text(hasBelow ? "figures.accounts" : "structure.title")}
      view="structure"
      value=${below}
    />
    ${hooks
      ? html`<${Figure}
          label=${counted(
            text("limit.webhooks"),
            text("figures.webhooks"),
            text("figures.webhooksHere"),
          )}
          view="webhooks"
          value=${hooks.used}
        />`
      : null}
  </ul>`;
}

/** @param {{label: string, view: string, value: number, children?: unknown}} props */
function Figure({ label, view, value, children }) {
  return html`<li class="figure">
    <a href=${linkTo(view)}>${label}</a>
    <strong>${numberText(value)}</strong>
    ${children}
  </li>`;
}

/** @param {number} back how many days before today, in UTC */
function dayBefore(back) {
  return new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
}
