/** The schedules of a source. */

import { schedulesOf } from "../api/schedules.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { Panel } from "../parts/view.js";
import { SourceFrame } from "../sources/source_frame.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { ScheduleDialog } from "./schedule_dialog.js";
import { ScheduleRow } from "./schedule_row.js";

/** @typedef {import("../api/schedules.js").Schedule} Schedule */
/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/sources.js").Platform} Platform */

/** @param {{accountId: string, sourceId: string}} props */
export function SourceSchedules({ accountId, sourceId }) {
  return html`<${SourceFrame}
    accountId=${accountId}
    sourceId=${sourceId}
    tab="sourceSchedules"
    content=${(/** @type {Source} */ source, /** @type {Platform | undefined} */ platform) =>
      html`<${List} source=${source} platform=${platform} />`}
  />`;
}

/** @param {{source: Source, platform: Platform | undefined}} props */
function List({ source, platform }) {
  const { accountId, sourceId } = source;
  const { answer, problem, again } = useAsking(
    () => schedulesOf(accountId, sourceId),
    [accountId, sourceId],
  );
  useFresh(["sources"], again);
  const [edited, setEdited] = useState(/** @type {Schedule | "new" | null} */ (null));
  const isPosted = source.connectionType === "webhook";
  const create = html`<${Deed}
    permission="schedules.manage"
    className="strong"
    reason=${isPosted ? text("schedules.posted") : ""}
    onClick=${() => setEdited("new")}
  >
    <${Icon} name="add" />${text("schedules.create")}
  <//>`;
  return html`<${Problem} error=${problem} onRetry=${again} />
    ${answer?.length === 0
      ? html`<${Empty} title=${text(isPosted ? "schedules.notNeeded" : "schedules.none")}>
          <p>${text(isPosted ? "schedules.posted" : "schedules.noneHint")}</p>
          ${isPosted ? null : create}
        <//>`
      : null}
    ${answer?.length
      ? html`<${Panel} title=${text("schedules.title")} tools=${create}>
          <ul class="rows">
            ${answer.map(
              (one) => html`<${ScheduleRow}
                key=${one.scheduleId}
                accountId=${accountId}
                schedule=${one}
                source=${source}
                onEdit=${() => setEdited(one)}
                onChange=${again}
              />`,
            )}
          </ul>
        <//>`
      : null}
    ${edited
      ? html`<${ScheduleDialog}
          source=${source}
          platform=${platform}
          schedule=${edited === "new" ? undefined : edited}
          onDone=${() => {
            setEdited(null);
            again();
          }}
          onClose=${() => setEdited(null)}
        />`
      : null}`;
}
