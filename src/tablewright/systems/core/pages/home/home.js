/** The overview of an account: attention, first steps, runs, limits, newest activities. */

import { limitsOf, newestActivities } from "../api/accounts.js";
import { allSchedules } from "../api/schedules.js";
import { sourcesOf } from "../api/sources.js";
import { newestRuns } from "../api/syncs.js";
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
import { DayOfRuns, NextRuns } from "./runs.js";
import { Steps } from "./steps.js";

const ACTIVITIES = 8;
const DAY_MS = 86_400_000;

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
  const sources = useAsking(async () => {
    return can("sources.read") ? sourcesOf(accountId) : [];
  }, [accountId]);
  const runs = useAsking(async () => {
    const from = new Date(Date.now() - DAY_MS).toISOString();
    return can("sources.read") ? newestRuns(accountId, { from }) : [];
  }, [accountId]);
  const schedules = useAsking(async () => {
    return can("schedules.read") ? allSchedules(accountId) : [];
  }, [accountId]);
  useFresh(["sources"], () => Promise.all([sources.again(), runs.again(), schedules.again()]));
  const all = sources.answer ?? [];
  const names = useNames(accountId);
  const open = account.value;
  if (!open) return null;
  const type = open.type ? text(`type.${open.type}`) : "";
  return html`<${View} title=${open.name} hint=${type}>
    <${Attention} limits=${limits.answer ?? []} sources=${all} />
    ${limits.answer && sources.answer
      ? html`<${Steps} accountId=${accountId} limits=${limits.answer} sources=${all.length} />`
      : null}
    ${can("usage.read")
      ? html`<${Figures} accountId=${accountId} limits=${limits.answer} />`
      : null}
    ${all.length
      ? html`<div class="home-columns">
          <${DayOfRuns} asked=${runs} />
          ${can("schedules.read")
            ? html`<${NextRuns} schedules=${schedules.answer ?? []} sources=${all} />`
            : null}
        </div>`
      : null}
    <div class="home-columns">
      ${can("activities.read")
        ? html`<${Activities} asked=${activities} names=${names} />`
        : null}
      ${can("usage.read") ? html`<${Limits} asked=${limits} />` : null}
    </div>
  <//>`;
}
