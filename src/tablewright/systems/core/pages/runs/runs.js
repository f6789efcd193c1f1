/** The runs of a source: its history as bars, and as a list. */

import { runsOf } from "../api/syncs.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { Pager } from "../kit/table/pager.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { numberText } from "../kit/words.js";
import { Panel } from "../parts/view.js";
import { SourceFrame } from "../sources/source_frame.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { durationText, outcomeOf, RunBadge, recordsIn, startText } from "./outcome.js";
import { RunBars } from "./run_bars.js";

/** @typedef {import("../api/syncs.js").Run} Run */

const SHOWN = 30;
const LEGEND = /** @type {const} */ (["completed", "partial", "failed", "cancelled"]);

/** @param {{accountId: string, sourceId: string}} props */
export function SourceRuns({ accountId, sourceId }) {
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  const cursor = cursors.at(-1) ?? "";
  const { answer, problem, again } = useAsking(
    () => runsOf(accountId, sourceId, { limit: SHOWN, cursor }),
    [accountId, sourceId, cursor],
  );
  useFresh(["sources"], again);
  const runs = answer?.items ?? [];
  return html`<${SourceFrame} accountId=${accountId} sourceId=${sourceId} tab="sourceRuns">
    <${Problem} error=${problem} onRetry=${again} />
    ${answer && !runs.length ? html`<${Empty} title=${text("runs.none")} />` : null}
    ${runs.length
      ? html`<${Panel} title=${text("runs.history")} hint=${text("runs.historyHint")}>
            <div class="panel-body">
              <${RunBars} runs=${runs} slots=${SHOWN} />
              <ul class="run-legend">
                ${LEGEND.map(
                  (one) => html`<li key=${one}>
                    <span class="run-dot run-${one}" aria-hidden="true"></span>
                    ${text(`outcome.${one}`)}
                    <span class="hint">
                      ${numberText(runs.filter((run) => outcomeOf(run) === one).length)}
                    </span>
                  </li>`,
                )}
              </ul>
            </div>
          <//>
          <${Table}
            label=${text("runs.title")}
            columns=${COLUMNS}
            rows=${runs}
            idOf=${(/** @type {Run} */ run) => run.syncId}
          />
          <${Pager}
            cursors=${cursors}
            next=${answer?.nextCursor ?? null}
            onCursors=${setCursors}
          />`
      : null}
  <//>`;
}

const COLUMNS = [
  {
    name: "started",
    label: text("runs.started"),
    cell: (/** @type {Run} */ run) => html`<a
      href=${linkTo("run", { sourceId: run.sourceId, syncId: run.syncId })}
    >
      ${startText(run)}
    </a>`,
  },
  {
    name: "outcome",
    label: text("runs.outcome"),
    cell: (/** @type {Run} */ run) => html`<${RunBadge} run=${run} />`,
  },
  {
    name: "cause",
    label: text("runs.cause"),
    cell: (/** @type {Run} */ run) => causeText(run),
  },
  {
    name: "duration",
    label: text("runs.duration"),
    isNumeric: true,
    cell: (/** @type {Run} */ run) => durationText(run) || text("sources.nothing"),
  },
  {
    name: "records",
    label: text("runs.records"),
    isNumeric: true,
    cell: (/** @type {Run} */ run) => numberText(recordsIn(run)),
  },
];

/** @param {Run} run what began it */
export function causeText({ scheduleId, retryOf, requestedBy }) {
  if (retryOf) return text("runs.byRetry");
  if (requestedBy) return text("runs.byPerson");
  return text(scheduleId ? "runs.bySchedule" : "runs.byPost");
}
