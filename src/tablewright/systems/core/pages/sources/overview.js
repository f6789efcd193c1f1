/** A source at a glance: its last runs, and for each data type its records and how they went. */

import { runsOf } from "../api/syncs.js";
import { Sparkline } from "../kit/charts/sparkline.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { useAsking } from "../kit/state/asking.js";
import { Table } from "../kit/table/table.js";
import { numberText, sizeText } from "../kit/words.js";
import { Facts, whenOr } from "../parts/facts.js";
import { Panel } from "../parts/view.js";
import { RunBars } from "../runs/run_bars.js";
import { schedulesOf } from "../api/schedules.js";
import { can } from "../state/account.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { typeTitle } from "./health.js";
import { lastOf, nextOf, nextText } from "./sources.js";
import { SourceFrame } from "./source_frame.js";

/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/sources.js").Platform} Platform */
/** @typedef {import("../api/syncs.js").Run} Run */

const SHOWN = 50;
const BARS = 30;

/** @param {{accountId: string, sourceId: string}} props */
export function SourceOverview({ accountId, sourceId }) {
  const runs = useAsking(
    async () => (await runsOf(accountId, sourceId, { limit: SHOWN })).items,
    [accountId, sourceId],
  );
  const schedules = useAsking(async () => {
    return can("schedules.read") ? schedulesOf(accountId, sourceId) : [];
  }, [accountId, sourceId]);
  useFresh(["sources"], () => Promise.all([runs.again(), schedules.again()]));
  return html`<${SourceFrame}
    accountId=${accountId}
    sourceId=${sourceId}
    tab="source"
    content=${(/** @type {Source} */ source, /** @type {Platform | undefined} */ platform) =>
      html`<${Glance} source=${source} runs=${runs.answer ?? []}
          nextAt=${nextOf(schedules.answer ?? [], source)} />
        <${Problem} error=${runs.problem} onRetry=${runs.again} />
        <${Types} source=${source} platform=${platform} runs=${runs.answer ?? []} />`}
  />`;
}

/** @param {{source: Source, runs: readonly Run[], nextAt: string}} props */
function Glance({ source, runs, nextAt }) {
  const { sourceId } = source;
  const ended = runs.filter((one) => one.status === "completed" || one.status === "failed");
  const good = ended.filter((one) => one.status === "completed").length;
  return html`<${Panel}
    title=${text("runs.recent")}
    tools=${html`<a href=${linkTo("sourceRuns", { sourceId })}>${text("runs.all")}</a>`}
  >
    <div class="panel-body">
      <${RunBars} runs=${runs.slice(0, BARS)} slots=${BARS} />
      <${Facts}
        facts=${[
          [text("sources.lastRun"), whenOr(lastOf(runs, source), text("sources.never"))],
          [
            text("sources.nextRun"),
            nextText(source, nextAt),
          ],
          [
            text("sources.successful"),
            ended.length ? numberText(good / ended.length, { style: "percent" }) : "",
          ],
          [text("sources.stored"), sizeText(source.storedBytes ?? 0)],
        ]}
      />
    </div>
  <//>`;
}

/**
 * @param {{source: Source, platform: Platform | undefined, runs: readonly Run[]}} props
 */
function Types({ source, platform, runs }) {
  const rows = typesOf(source, platform).map((name) => {
    const counted = runs.filter((one) => one.recordsProcessed?.[name] !== undefined);
    return {
      name,
      title: typeTitle(platform, name),
      last: counted[0],
      values: counted.map((one) => one.recordsProcessed?.[name] ?? 0).reverse(),
      error: runs[0]?.errors?.find((one) => one.dataType === name),
    };
  });
  return html`<${Table}
    label=${text("types.title")}
    columns=${columnsOf(source)}
    rows=${rows}
    idOf=${(/** @type {TypeSummary} */ one) => one.name}
  />`;
}

/**
 * @typedef {object} TypeSummary
 * @property {string} name
 * @property {string} title
 * @property {Run | undefined} last
 * @property {number[]} values
 * @property {import("../api/syncs.js").RunError | undefined} error
 */

/** @param {Source} source */
function columnsOf({ sourceId }) {
  return [
    {
      name: "type",
      label: text("types.one"),
      cell: (/** @type {TypeSummary} */ { name, title, error }) => html`<span class="stack">
        ${can("data.read")
          ? html`<a href=${linkTo("sourceData", { sourceId }, { type: name })}>${title}</a>`
          : title}
        ${error ? html`<span class="hint fault long">${error.message}</span>` : null}
      </span>`,
    },
    {
      name: "records",
      label: text("sources.records"),
      isNumeric: true,
      sortBy: (/** @type {TypeSummary} */ { values }) => values.at(-1) ?? 0,
      cell: (/** @type {TypeSummary} */ { values }) =>
        values.length ? numberText(values.at(-1) ?? 0) : text("sources.nothing"),
    },
    {
      name: "last",
      label: text("types.lastSuccess"),
      cell: (/** @type {TypeSummary} */ { last }) =>
        last?.completedAt
          ? html`<${When} ms=${Date.parse(last.completedAt)} />`
          : text("sources.never"),
    },
    {
      name: "trend",
      label: text("types.trend"),
      cell: (/** @type {TypeSummary} */ { title, values }) =>
        values.length > 1 ? html`<${Sparkline} label=${title} values=${values} />` : null,
    },
  ];
}

/** @param {Source} source @param {Platform | undefined} platform */
export function typesOf({ config }, platform) {
  const all = platform?.dataTypes ?? [];
  return config.dataTypes ?? all.filter((one) => one.isDefault).map((one) => one.name);
}
