/** The overview of an account: what needs attention, first steps, limits, newest activities. */

import { limitsOf, newestActivities } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { useNames } from "../members/above.js";
import { View } from "../parts/view.js";
import { account, can } from "../state/account.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { Activities } from "./activities.js";
import { Attention } from "./attention.js";
import { Figures } from "./figures.js";
import { Limits } from "./limits.js";
import { Steps } from "./steps.js";

const ACTIVITIES = 8;

/** @param {{accountId: string}} props */
export function Home({ accountId }) {
  const limits = useAsking(async () => {
    return can("usage.read") ? (await limitsOf(accountId)).items : [];
  }, [accountId]);
  const activities = useAsking(async () => {
    return can("activities.read") ? newestActivities(accountId, ACTIVITIES) : [];
  }, [accountId]);
  useFresh(["usage", "plan", "members", "webhooks", "sources", "account"], limits.again);
  useFresh(["activities"], activities.again);
  const names = useNames(accountId);
  const open = account.value;
  if (!open) return null;
  const type = open.type ? text(`type.${open.type}`) : "";
  return html`<${View} title=${open.name} hint=${type}>
    <${Attention} limits=${limits.answer ?? []} />
    ${limits.answer ? html`<${Steps} accountId=${accountId} limits=${limits.answer} />` : null}
    ${can("usage.read")
      ? html`<${Figures} accountId=${accountId} limits=${limits.answer} />`
      : null}
    <div class="home-columns">
      ${can("activities.read")
        ? html`<${Activities} asked=${activities} names=${names} />`
        : null}
      ${can("usage.read") ? html`<${Limits} asked=${limits} />` : null}
    </div>
  <//>`;
}
