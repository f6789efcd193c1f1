/** All schedules of an account, the next one first. */

import { allSchedules } from "../api/schedules.js";
import { sourcesOf } from "../api/sources.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { Panel, View } from "../parts/view.js";
import { ConnectLink } from "../sources/connect_link.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { ScheduleRow } from "./schedule_row.js";

/** @typedef {import("../api/schedules.js").Schedule} Schedule */

/** @param {{accountId: string}} props */
export function Schedules({ accountId }) {
  const { answer, problem, again } = useAsking(
    () => Promise.all([allSchedules(accountId), sourcesOf(accountId)]),
    [accountId],
  );
  useFresh(["sources"], again);
  const [schedules = [], sources = []] = answer ?? [];
  return html`<${View} title=${text("schedules.title")} hint=${text("schedules.hint")}>
    <${Problem} error=${problem} onRetry=${again} />
    ${answer && !schedules.length
      ? html`<${Empty} title=${text("schedules.none")}>
          <p>${text("schedules.noneHere")}</p>
          ${sources.length
            ? html`<a class="button" href=${linkTo("sources")}>${text("sources.all")}</a>`
            : html`<${ConnectLink} />`}
        <//>`
      : null}
    ${schedules.length
      ? html`<${Panel} title=${text("schedules.count", { count: schedules.length })}>
          <ul class="rows">
            ${inOrder(schedules).map(
              (one) => html`<${ScheduleRow}
                key=${one.scheduleId}
                accountId=${accountId}
                schedule=${one}
                source=${sources.find(({ sourceId }) => sourceId === one.sourceId)}
                isNamed
                onChange=${again}
              />`,
            )}
          </ul>
        <//>`
      : null}
  <//>`;
}

/** @param {readonly Schedule[]} schedules active ones by their next time, then the others */
function inOrder(schedules) {
  return [...schedules].sort(
    (one, other) =>
      Number(other.isActive) - Number(one.isActive) || one.nextRunAt.localeCompare(other.nextRunAt),
  );
}
