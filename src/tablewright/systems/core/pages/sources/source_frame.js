/** What stands around every tab of a source: its name, how it is doing, what can be done, tabs. */

import { allPlatforms, sourceAt, turnSource } from "../api/sources.js";
import { startRun } from "../api/syncs.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { complain, notify } from "../kit/state/notices.js";
import { Deed } from "../parts/deed.js";
import { isMissing, Missing } from "../parts/missing.js";
import { View } from "../parts/view.js";
import { can } from "../state/account.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { PlatformMark, SourceBadge } from "./health.js";
import { notOwn } from "./rights.js";
import { useReturn } from "./returning.js";

/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/sources.js").Platform} Platform */

const TABS = /** @type {const} */ ([
  ["source", "tabs.overview", ""],
  ["sourceRuns", "tabs.runs", ""],
  ["sourceSchedules", "tabs.schedules", "schedules.read"],
  ["sourceData", "tabs.data", "data.read"],
  ["sourceSettings", "tabs.settings", ""],
]);

/**
 * The source and its platform, for the tabs.
 * @param {string} accountId
 * @param {string} sourceId
 */
export function useSource(accountId, sourceId) {
  const asked = useAsking(() => sourceAt(accountId, sourceId), [accountId, sourceId]);
  const platforms = useAsking(allPlatforms, []);
  useFresh(["sources"], asked.again);
  const platform = platforms.answer?.find((one) => one.platformId === asked.answer?.platform);
  return { source: asked.answer, platform, problem: asked.problem, again: asked.again };
}

/**
 * @param {{
 *   accountId: string,
 *   sourceId: string,
 *   tab: typeof TABS[number][0],
 *   children?: unknown,
 *   content?: (source: Source, platform: Platform | undefined, again: () => Promise<void>) =>
 *     unknown,
 * }} props `content` is drawn once the source is there
 */
export function SourceFrame({ accountId, sourceId, tab, children, content }) {
  const { source, platform, problem, again } = useSource(accountId, sourceId);
  const refused = useReturn();
  if (isMissing(problem)) {
    const [title, words] = [text("sources.missing"), text("sources.all")];
    return html`<${Missing} title=${title} href=${linkTo("sources")} words=${words} />`;
  }
  return html`<${View}
    title=${source?.name ?? text("sources.one")}
    hint=${source
      ? html`<span class="source-head">
          <${PlatformMark} title=${platform?.title ?? source.platform} />
          <span>${platform?.title ?? source.platform}</span>
          ${source.platformAccount
            ? html`<span class="long">${source.platformAccount.name}</span>`
            : null}
          <${SourceBadge} source=${source} />
        </span>`
      : undefined}
    tools=${source ? html`<${Tools} source=${source} onChange=${again} />` : null}
  >
    <nav class="tabs" aria-label=${text("tabs.label")}>
      ${TABS.filter(([, , permission]) => !permission || can(permission)).map(
        ([name, words]) => html`<a
          key=${name}
          href=${linkTo(name, { sourceId })}
          aria-current=${name === tab ? "page" : undefined}
          ref=${name === tab ? seen : undefined}
        >
          ${text(words)}
        </a>`,
      )}
    </nav>
    ${refused ? html`<div class="problem" role="alert"><p>${refused}</p></div>` : null}
    <${Problem} error=${problem} onRetry=${again} />
    ${children} ${source && content ? content(source, platform, again) : null}
  <//>`;
}

/** @param {{source: Source, onChange: () => Promise<void>}} props */
function Tools({ source, onChange }) {
  const { accountId, sourceId, status } = source;
  const run = async () => {
    try {
      const syncId = await startRun(accountId, sourceId);
      location.hash = linkTo("run", { sourceId, syncId });
    } catch (error) {
      complain(error);
    }
  };
  const turn = async () => {
    try {
      await turnSource(accountId, sourceId, status === "paused" ? "resume" : "pause");
      const { name } = source;
      notify(text(status === "paused" ? "sources.resumed" : "sources.paused", { name }));
      await onChange();
    } catch (error) {
      complain(error);
    }
  };
  const isPaused = status === "paused";
  const isTurned = isPaused || status === "active";
  return html`<a class="button quiet" href=${linkTo("sources")}>${text("sources.all")}</a>
    <${Deed}
      permission="sources.update"
      reason=${notOwn("sources.update", source) || (isTurned ? "" : text("sources.notActive"))}
      onClick=${turn}
    >
      <${Icon} name=${isPaused ? "play" : "pause"} />
      ${text(isPaused ? "sources.resume" : "sources.pause")}
    <//>
    ${source.activeSyncId
      ? html`<a
          class="button strong"
          href=${linkTo("run", { sourceId, syncId: source.activeSyncId })}
        >
          ${text("sources.watch")}
        </a>`
      : source.connectionType === "webhook"
        ? null
        : html`<${Deed}
            permission="sources.sync"
            className="strong"
            reason=${notOwn("sources.sync", source) ||
            (status === "active" ? "" : text("sources.notActive"))}
            onClick=${run}
          >
            <${Icon} name="refresh" />${text("sources.run")}
          <//>`}`;
}

/** @param {HTMLElement | null} tab the open one, which a phone shows too */
function seen(tab) {
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
