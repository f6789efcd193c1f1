/** The sources of an account as cards: how each is doing, its last and next run, its records. */

import { allSchedules } from "../api/schedules.js";
import { allPlatforms, sourcesOf } from "../api/sources.js";
import { newestRuns } from "../api/syncs.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { useState } from "../kit/vendor/hooks.js";
import { numberText, sizeText } from "../kit/words.js";
import { whenOr } from "../parts/facts.js";
import { View } from "../parts/view.js";
import { RunBars } from "../runs/run_bars.js";
import { can } from "../state/account.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { ConnectLink } from "./connect_link.js";
import { healthOf, PlatformMark, platformTitle, SourceBadge } from "./health.js";
import { useReturn } from "./returning.js";

/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/syncs.js").Run} Run */

const CARD_RUNS = 14;
const FILTERED_MIN = 7; // fewer are in sight without a filter

/** @param {{accountId: string}} props */
export function Sources({ accountId }) {
  const sources = useAsking(() => sourcesOf(accountId), [accountId]);
  const platforms = useAsking(allPlatforms, []);
  const schedules = useAsking(async () => {
    return can("schedules.read") ? allSchedules(accountId) : [];
  }, [accountId]);
  const runs = useAsking(() => newestRuns(accountId), [accountId]);
  const refresh = () => Promise.all([sources.again(), schedules.again(), runs.again()]);
  useFresh(["sources"], refresh);
  const [wanted, setWanted] = useState("");
  const refused = useReturn();
  const all = sources.answer ?? [];
  const shown = all.filter((one) => !wanted || one.platform === wanted);
  const groups = [...new Set(shown.map((one) => one.platform))];
  return html`<${View}
    title=${text("sources.title")}
    hint=${text("sources.hint")}
    tools=${all.length ? html`<${ConnectLink} />` : null}
  >
    ${refused ? html`<div class="problem" role="alert"><p>${refused}</p></div>` : null}
    <${Problem} error=${sources.problem} onRetry=${sources.again} />
    ${sources.answer?.length === 0
      ? html`<${Empty} title=${text("sources.none")}>
          <p>${text("sources.noneHint")}</p>
          <${ConnectLink} />
        <//>`
      : null}
    ${all.length >= FILTERED_MIN
      ? html`<div class="filters">
          <${Field}
            label=${text("sources.platform")}
            value=${wanted}
            options=${[
              ["", text("sources.anyPlatform")],
              ...[...new Set(all.map((one) => one.platform))].map((one) => [
                one,
                platformTitle(platforms.answer, one),
              ]),
            ]}
            onValue=${setWanted}
          />
        </div>`
      : null}
    ${groups.map(
      (platform) => html`<section
        class="source-group"
        key=${platform}
        aria-label=${platformTitle(platforms.answer, platform)}
      >
        <h2>${platformTitle(platforms.answer, platform)}</h2>
        <ul class="source-cards">
          ${shown
            .filter((one) => one.platform === platform)
            .map(
              (source) => html`<${Card}
                key=${source.sourceId}
                source=${source}
                title=${platformTitle(platforms.answer, platform)}
                runs=${(runs.answer ?? []).filter((one) => one.sourceId === source.sourceId)}
                nextAt=${nextOf(schedules.answer ?? [], source)}
              />`,
            )}
        </ul>
      </section>`,
    )}
  <//>`;
}

/**
 * @param {{source: Source, title: string, runs: readonly Run[], nextAt: string}} props
 */
function Card({ source, title, runs, nextAt }) {
  const known = source.platformAccount?.name ?? "";
  const records = Object.values(
    runs.find((one) => one.status === "completed")?.recordsProcessed ?? {},
  ).reduce((sum, one) => sum + one, 0);
  return html`<li class="source-card source-${healthOf(source)}">
    <div class="source-card-head">
      <${PlatformMark} title=${title} />
      <div class="stack">
        <a class="source-name long" href=${linkTo("source", { sourceId: source.sourceId })}>
          ${source.name}
        </a>
        ${known ? html`<span class="hint long">${known}</span>` : null}
      </div>
      <${SourceBadge} source=${source} />
    </div>
    <${RunBars} runs=${runs.slice(0, CARD_RUNS)} slots=${CARD_RUNS} isPicture />
    <dl class="source-facts">
      <div>
        <dt>${text("sources.lastRun")}</dt>
        <dd>${whenOr(lastOf(runs, source), text("sources.never"))}</dd>
      </div>
      <div>
        <dt>${text("sources.nextRun")}</dt>
        <dd>${nextText(source, nextAt)}</dd>
      </div>
      <div>
        <dt>${text("sources.records")}</dt>
        <dd>${runs.length ? numberText(records) : text("sources.nothing")}</dd>
      </div>
      <div>
        <dt>${text("sources.stored")}</dt>
        <dd>${sizeText(source.storedBytes ?? 0)}</dd>
      </div>
    </dl>
    ${source.status === "error"
      ? html`<p class="source-note">
          <${Icon} name="warning" />
          <a href=${linkTo("sourceSettings", { sourceId: source.sourceId })}>
            ${text("sources.fix")}
          </a>
        </p>`
      : null}
  </li>`;
}

/**
 * When a source runs next; empty: by itself never.
 * @param {readonly import("../api/schedules.js").Schedule[]} schedules
 * @param {Source} source
 */
export function nextOf(schedules, { sourceId }) {
  const times = schedules
    .filter((one) => one.sourceId === sourceId && one.isActive)
    .map((one) => one.nextRunAt);
  return times.sort()[0] ?? "";
}

/**
 * When a source runs next, in words; a source that is not active does not run.
 * @param {Source} source
 * @param {string} nextAt
 */
export function nextText({ status, connectionType }, nextAt) {
  if (status === "paused") return text("sources.notWhilePaused");
  if (status === "error") return text("sources.notWhileError");
  if (status !== "active") return text("sources.nothing");
  return whenOr(nextAt, text(connectionType === "webhook" ? "sources.posted" : "sources.byHand"));
}

/**
 * When a source last ran, however it ended; empty: never.
 * @param {readonly Run[]} runs the newest first
 * @param {Source} source
 */
export function lastOf(runs, { lastSyncAt }) {
  return runs[0]?.completedAt ?? runs[0]?.startedAt ?? lastSyncAt ?? "";
}
