/** The runs of the last 24 hours, by hour, and the runs that come next. */

import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { timeText } from "../kit/words.js";
import { Panel } from "../parts/view.js";
import { outcomeOf } from "../runs/outcome.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";

/** @typedef {import("../api/syncs.js").Run} Run */
/** @typedef {import("../api/schedules.js").Schedule} Schedule */
/** @typedef {import("../api/sources.js").Source} Source */

const HOUR_MS = 3_600_000;
const HOURS = 24;
const NEXT = 5;
const PARTS = /** @type {const} */ (["completed", "partial", "failed"]);

/** @param {{asked: import("../kit/state/asking.js").Asking<Run[]>}} props */
export function DayOfRuns({ asked }) {
  const hours = hoursOf(asked.answer ?? []);
  const most = Math.max(1, ...hours.map((one) => one.runs.length));
  const width = 100 / HOURS;
  const isEmpty = asked.answer && hours.every((one) => !one.runs.length);
  return html`<${Panel}
    title=${text("runs.day")}
    tools=${html`<a href=${linkTo("sources")}>${text("sources.all")}</a>`}
  >
    <div class="panel-body">
      <${Problem} error=${asked.problem} onRetry=${asked.again} />
      ${isEmpty
        ? html`<p class="hint">${text("runs.dayNone")}</p>`
        : html`<svg class="run-bars" role="img" aria-label=${wordsOf(hours)} focusable="false">
              <line class="run-line" x1="0" x2="100%" y1="100%" y2="100%" />
              ${hours.map(({ startMs, runs }, at) => {
                let top = 100;
                return html`<g key=${startMs}>
                  <title>${hourText(startMs, runs.length)}</title>
                  <rect class="run-slot" x="${at * width}%" width="${width}%" height="100%" />
                  ${PARTS.map((part) => {
                    const count = runs.filter((run) => partOf(run) === part).length;
                    const height = (100 * count) / most;
                    top -= height;
                    return count
                      ? html`<rect
                          key=${part}
                          class="run-bar run-${part}"
                          x="${at * width + width * 0.14}%"
                          width="${width * 0.72}%"
                          y="${top}%"
                          height="${height}%"
                        />`
                      : null;
                  })}
                </g>`;
              })}
            </svg>
            <div class="run-ends" aria-hidden="true">
              <span>${clockText(hours[0]?.startMs ?? 0)}</span>
              <span>${clockText(hours[HOURS / 2]?.startMs ?? 0)}</span>
              <span>${text("runs.now")}</span>
            </div>`}
    </div>
  <//>`;
}

/** @param {Run} run @returns {typeof PARTS[number]} those under way count as completed */
function partOf(run) {
  const outcome = outcomeOf(run);
  if (outcome === "failed" || outcome === "cancelled") return "failed";
  return outcome === "partial" ? "partial" : "completed";
}

/** @param {readonly Run[]} runs */
function hoursOf(runs) {
  const end = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS;
  return Array.from({ length: HOURS }, (_, at) => {
    const startMs = end - (HOURS - at) * HOUR_MS;
    const isWithin = (/** @type {Run} */ run) => {
      const ms = Date.parse(run.startedAt);
      return ms >= startMs && ms < startMs + HOUR_MS;
    };
    return { startMs, runs: runs.filter(isWithin) };
  });
}

/** @param {number} ms */
function clockText(ms) {
  return timeText(ms, { hour: "2-digit", minute: "2-digit" });
}

/** @param {number} ms @param {number} count */
function hourText(ms, count) {
  return text("runs.hour", { hour: clockText(ms), count });
}

/** @param {ReturnType<typeof hoursOf>} hours */
function wordsOf(hours) {
  const some = hours.filter((one) => one.runs.length);
  const words = some.map((one) => hourText(one.startMs, one.runs.length));
  return [text("runs.day"), ...words].join(", ");
}

/** @param {{schedules: readonly Schedule[], sources: readonly Source[]}} props */
export function NextRuns({ schedules, sources }) {
  const named = new Map(sources.map((one) => [one.sourceId, one]));
  const next = schedules
    .filter((one) => one.isActive && named.get(one.sourceId)?.status === "active")
    .sort((one, other) => one.nextRunAt.localeCompare(other.nextRunAt))
    .slice(0, NEXT);
  return html`<${Panel}
    title=${text("nextRuns.title")}
    tools=${html`<a href=${linkTo("schedules")}>${text("nextRuns.all")}</a>`}
  >
    ${next.length
      ? html`<ol class="rows trail">
          ${next.map(
            ({ scheduleId, sourceId, nextRunAt }) => html`<li key=${scheduleId} class="row">
              <div class="row-words">
                <a class="row-name" href=${linkTo("source", { sourceId })}>
                  ${named.get(sourceId)?.name}
                </a>
              </div>
              <span class="hint"><${When} ms=${Date.parse(nextRunAt)} /></span>
            </li>`,
          )}
        </ol>`
      : html`<p class="panel-body hint">${text("nextRuns.none")}</p>`}
  <//>`;
}
