/** One schedule: when it runs, what it fetches, and what can be done with it. */

import { deleteSchedule, runSchedule, switchSchedule } from "../api/schedules.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Icon } from "../kit/parts/icon.js";
import { When } from "../kit/parts/when.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { SourceBadge } from "../sources/health.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { timingText } from "./timing.js";
import { zonedText } from "./timing_fields.js";

/** @typedef {import("../api/schedules.js").Schedule} Schedule */

/**
 * @param {{
 *   accountId: string,
 *   schedule: Schedule,
 *   source?: import("../api/sources.js").Source | null,
 *   isNamed?: boolean,
 *   onEdit?: () => void,
 *   onChange: () => Promise<unknown>,
 * }} props `isNamed`: the row names its source
 */
export function ScheduleRow({ accountId, schedule, source, isNamed = false, onEdit, onChange }) {
  const [isDeleting, setDeleting] = useState(false);
  const { sourceId, isActive, nextRunAt, timezone, lastRunAt, dataTypes } = schedule;
  const turn = async () => {
    try {
      await switchSchedule(accountId, schedule, !isActive);
      await onChange();
    } catch (error) {
      complain(error);
    }
  };
  const run = async () => {
    try {
      const syncId = await runSchedule(accountId, schedule);
      location.hash = linkTo("run", { sourceId, syncId });
    } catch (error) {
      complain(error);
    }
  };
  const busy = source?.activeSyncId ? text("run.busy") : "";
  const idle = source && source.status !== "active" ? text("sources.notActive") : "";
  return html`<li class="row schedule-row ${isActive ? "" : "is-off"}">
    <span class="schedule-icon"><${Icon} name="clock" /></span>
    <div class="row-words">
      <strong>
        ${isNamed && source
          ? html`<a class="row-name" href=${linkTo("sourceSchedules", { sourceId })}>
                ${source.name}
              </a>${" · "}`
          : null}${timingText(schedule)}
      </strong>
      <span class="hint">
        ${text("schedules.types", { count: dataTypes.length })}${" · "}${timezone}
        ${lastRunAt
          ? html`${" · "}${text("schedules.last")}${" "}<${When} ms=${Date.parse(lastRunAt)} />`
          : null}
      </span>
    </div>
    <span class="schedule-next">
      ${isActive && idle && source
        ? html`<${SourceBadge} source=${source} />`
        : isActive
          ? html`<span class="stack">
              <${When} ms=${Date.parse(nextRunAt)} />
              <span class="hint">${zonedText(nextRunAt, timezone)}</span>
            </span>`
          : html`<span class="badge badge-warn">${text("schedules.off")}</span>`}
    </span>
    <div class="row-tools">
      <${Deed}
        permission="schedules.manage"
        className="quiet"
        reason=${idle || busy}
        onClick=${run}
      >
        ${text("schedules.run")}
      <//>
      <${Deed} permission="schedules.manage" className="quiet" onClick=${turn}>
        ${text(isActive ? "schedules.pause" : "schedules.resume")}
      <//>
      ${onEdit
        ? html`<${Deed} permission="schedules.manage" className="quiet" onClick=${onEdit}>
              ${text("schedules.edit")}
            <//>
            <${Deed}
              permission="schedules.manage"
              className="quiet"
              onClick=${() => setDeleting(true)}
            >
              ${text("schedules.delete")}
            <//>`
        : null}
    </div>
    ${isDeleting
      ? html`<${Confirm}
          title=${text("schedules.deleteTitle")}
          deed=${text("schedules.delete")}
          onConfirm=${async () => {
            await deleteSchedule(accountId, schedule);
            notify(text("schedules.deleted"));
            await onChange();
          }}
          onClose=${() => setDeleting(false)}
        >
          <p>${text("schedules.deleteHint")}</p>
        <//>`
      : null}
  </li>`;
}
