/** One run: how far each data type is, as it happens, and errors in the platform's words. */

import { allPlatforms, sourceAt } from "../api/sources.js";
import { cancelRun, openRun, retryRun, runAt } from "../api/syncs.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { useAsking } from "../kit/state/asking.js";
import { makeLive } from "../kit/state/live.js";
import { complain, notify } from "../kit/state/notices.js";
import { useEffect, useRef } from "../kit/vendor/hooks.js";
import { numberText } from "../kit/words.js";
import { Deed } from "../parts/deed.js";
import { Facts } from "../parts/facts.js";
import { isMissing, Missing } from "../parts/missing.js";
import { Panel, View } from "../parts/view.js";
import { typeTitle } from "../sources/health.js";
import { notOwn } from "../sources/rights.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { useNames } from "../members/above.js";
import { text } from "../words.js";
import { durationText, isLive, RunBadge, recordsIn, startText } from "./outcome.js";
import { causeText } from "./runs.js";
import { TypeRow } from "./type_row.js";

/** @typedef {import("../api/syncs.js").Run} Run */
/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/sources.js").Platform} Platform */

/** @param {{accountId: string, sourceId: string, syncId: string}} props */
export function RunView({ accountId, sourceId, syncId }) {
  const asking = useAsking(() => runAt(accountId, sourceId, syncId), [accountId, syncId]);
  const { answer: run, problem, again } = asking;
  const asked = useAsking(() => sourceAt(accountId, sourceId), [accountId, sourceId]);
  const source = asked.answer;
  const platforms = useAsking(allPlatforms, []).answer;
  const platform = platforms?.find((one) => one.platformId === source?.platform);
  useFresh(["sources"], () => Promise.all([again(), asked.again()]));
  useProgress(accountId, sourceId, syncId, run ? isLive(run) : false, again);
  if (isMissing(problem)) {
    const runs = linkTo("sourceRuns", { sourceId });
    return html`<${Missing} title=${text("run.missing")} href=${runs} words=${text("runs.all")} />`;
  }
  return html`<${View}
    title=${text("run.title")}
    hint=${html`<a href=${linkTo("sourceRuns", { sourceId })}>
      ${source ? text("run.back", { name: source.name }) : text("runs.title")}
    </a>`}
    tools=${run && source ? html`<${Tools} run=${run} source=${source} onChange=${again} />` : null}
  >
    <${Problem} error=${problem} onRetry=${again} />
    ${run ? html`<${About} run=${run} />` : null}
    ${run ? html`<${Types} run=${run} platform=${platform} />` : null}
    ${run?.errors?.length ? html`<${Errors} run=${run} platform=${platform} />` : null}
  <//>`;
}

/**
 * Reads a run again whenever it has changed, while it is under way.
 * @param {string} accountId
 * @param {string} sourceId
 * @param {string} syncId
 * @param {boolean} isWanted
 * @param {() => unknown} again
 */
function useProgress(accountId, sourceId, syncId, isWanted, again) {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWanted) return undefined;
    const live = makeLive({
      open: (lastId, signal) => openRun(accountId, sourceId, syncId, lastId, signal),
      onEvent: ({ data }) => {
        if (data) latest.current();
      },
      poll: () => latest.current(),
    });
    return live.follow();
  }, [accountId, sourceId, syncId, isWanted]);
}

/** @param {{run: Run, source: Source, onChange: () => Promise<void>}} props */
function Tools({ run, source, onChange }) {
  const { accountId, sourceId, syncId } = run;
  const cancel = async () => {
    try {
      await cancelRun(accountId, sourceId, syncId);
      await onChange();
    } catch (error) {
      complain(error);
    }
  };
  const retry = async () => {
    try {
      const next = await retryRun(accountId, sourceId, syncId);
      notify(text("run.retried"));
      location.hash = linkTo("run", { sourceId, syncId: next });
    } catch (error) {
      complain(error);
    }
  };
  const reason = notOwn("sources.sync", source);
  if (isLive(run)) {
    return html`<${Deed}
      permission="sources.sync"
      reason=${reason || (run.isCancelling ? text("run.cancelling") : "")}
      onClick=${cancel}
    >
      <${Icon} name="close" />${text(run.isCancelling ? "run.cancelling" : "run.cancel")}
    <//>`;
  }
  const data = linkTo("sourceData", { sourceId }, { snapshot: syncId });
  return html`${run.hasSnapshot
      ? html`<a class="button" href=${data}>${text("run.data")}</a>`
      : null}
    ${source.connectionType === "webhook"
      ? null
      : html`<${Deed}
          permission="sources.sync"
          reason=${reason || (source.activeSyncId ? text("run.busy") : "")}
          onClick=${retry}
        >
          <${Icon} name="refresh" />${text(run.errors?.length ? "run.retry" : "run.again")}
        <//>`}`;
}

/** @param {{run: Run}} props */
function About({ run }) {
  const names = useNames(run.accountId);
  /** @param {string | undefined} id */
  const nameOf = (id) => (id ? (names.get(id) ?? text("activities.byMember")) : "");
  return html`<${Panel} title=${startText(run)} tools=${html`<${RunBadge} run=${run} />`}>
    <div class="panel-body">
      <${Facts}
        facts=${[
          [text("runs.started"), html`<${When} ms=${Date.parse(run.startedAt)} />`],
          [text("runs.duration"), durationText(run)],
          [text("runs.records"), numberText(recordsIn(run))],
          [text("runs.cause"), causeText(run)],
          [text("run.requestedBy"), nameOf(run.requestedBy)],
          [text("run.cancelledBy"), nameOf(run.cancelledBy)],
        ]}
      />
    </div>
  <//>`;
}

/** @param {{run: Run, platform: Platform | undefined}} props */
function Types({ run, platform }) {
  return html`<${Panel} title=${text("run.types")} hint=${isLive(run) ? text("run.live") : ""}>
    <ul class="rows" aria-live="off">
      ${run.dataTypes.map(
        (name) => html`<${TypeRow}
          key=${name}
          run=${run}
          name=${name}
          title=${typeTitle(platform, name)}
        />`,
      )}
    </ul>
  <//>`;
}

/** @param {{run: Run, platform: Platform | undefined}} props */
function Errors({ run, platform }) {
  return html`<${Panel} title=${text("run.errors")} hint=${text("run.errorsHint")}>
    <ul class="rows">
      ${(run.errors ?? []).map(
        (one) => html`<li key=${`${one.dataType} ${one.at}`} class="row concern concern-danger">
          <${Icon} name="warning" />
          <div class="row-words">
            <strong>
              ${one.dataType ? typeTitle(platform, one.dataType) : text("run.whole")}
            </strong>
            <span class="long">${one.message}</span>
            <span class="hint">
              ${errorText(one.code)}${" · "}
              ${text("run.attempt", { count: one.attempt })}${" · "}
              <${When} ms=${Date.parse(one.at)} />
            </span>
          </div>
        </li>`,
      )}
    </ul>
  <//>`;
}

const CODES = /** @type {const} */ ([
  "abandoned",
  "cancelled",
  "endless",
  "not_json",
  "redirected",
  "refused",
  "repeated_cursor",
  "repeated_page",
  "throttled",
  "timeout",
  "too_large",
  "truncated",
  "unauthorized",
  "unavailable",
  "unexpected",
  "unreachable",
]);

/** @param {string} code why a data type failed, in words; codes of the engine stay as they are */
function errorText(code) {
  const known = CODES.find((one) => one === code);
  return known ? text(`runError.${known}`) : html`<code>${code}</code>`;
}
