/**
 * The wizard that connects a source: platform, access, result of the test, data types, schedule,
 * review. OAuth leaves for the platform's consent page; the wizard goes on where it returns.
 */

import { createSchedule } from "../api/schedules.js";
import {
  allPlatforms,
  changeSource,
  consentAddress,
  createSource,
  sourceAt,
  testCredentials,
} from "../api/sources.js";
import { startRun } from "../api/syncs.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { Stepper } from "../kit/parts/stepper.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { SecretDialog } from "../parts/secret_dialog.js";
import { View } from "../parts/view.js";
import { can } from "../state/account.js";
import { open, place } from "../state/address.js";
import { linkTo } from "../state/links.js";
import { timingOf, usual } from "../schedules/timing.js";
import { text } from "../words.js";
import { AccessStep, isFilled } from "./access_step.js";
import { DataStep, PlatformStep, ResultStep, ReviewStep, ScheduleStep } from "./connect_steps.js";
import { returnAddress, useOutcome } from "./returning.js";

/** @typedef {import("../api/sources.js").Platform} Platform */
/** @typedef {import("../api/sources.js").Source} Source */

/**
 * What was entered so far.
 * @typedef {object} Draft
 * @property {string} platform
 * @property {import("../api/sources.js").Connection} connection
 * @property {string} name
 * @property {Record<string, string>} credentials
 * @property {Record<string, string>} settings
 * @property {string} idField
 * @property {string} account the name of the account at the platform
 * @property {string[]} types
 * @property {boolean} isScheduled
 * @property {import("../schedules/timing.js").Entered} timing
 * @property {boolean} isTimingReady
 * @property {boolean} runsNow
 */

/** @param {{accountId: string}} props */
export function Connect({ accountId }) {
  const platforms = useAsking(allPlatforms, []);
  const outcome = useOutcome();
  const { connected } = place.value.params;
  useEffect(() => {
    if (outcome.connected) {
      open(place.peek().path, { params: { connected: outcome.connected }, replace: true });
    }
  }, []);
  const sourceId = connected ?? outcome.connected;
  const source = useAsking(
    async () => (sourceId ? sourceAt(accountId, sourceId) : null),
    [accountId, sourceId],
  );
  const isReady = platforms.answer && (!sourceId || source.answer);
  return html`<${View}
    title=${text("connect.title")}
    hint=${html`<a href=${linkTo("sources")}>${text("sources.all")}</a>`}
  >
    ${outcome.refused
      ? html`<div class="problem" role="alert"><p>${outcome.refused}</p></div>`
      : null}
    <${Problem} error=${platforms.problem} onRetry=${platforms.again} />
    <${Problem} error=${source.problem} onRetry=${source.again} />
    ${isReady && platforms.answer
      ? html`<${Wizard}
          key=${sourceId ?? ""}
          accountId=${accountId}
          platforms=${platforms.answer}
          source=${source.answer}
        />`
      : null}
  <//>`;
}

/** @param {Platform | undefined} platform @param {Source | null} source @returns {Draft} */
function draftOf(platform, source) {
  return {
    platform: platform?.platformId ?? "",
    connection: source?.connectionType ?? platform?.auths[0]?.connectionType ?? "api_key",
    name: source?.name ?? "",
    credentials: {},
    settings: source?.config.settings ?? {},
    idField: "",
    account: source?.platformAccount?.name ?? "",
    types: source?.config.dataTypes ?? defaultTypes(platform),
    isScheduled: can("schedules.manage"),
    timing: usual(),
    isTimingReady: false,
    runsNow: true,
  };
}

/** @param {Platform | undefined} platform */
function defaultTypes(platform) {
  return (platform?.dataTypes ?? []).filter((one) => one.isDefault).map((one) => one.name);
}

/**
 * @param {{accountId: string, platforms: readonly Platform[], source: Source | null}} props
 */
function Wizard({ accountId, platforms, source }) {
  const found = platforms.find((one) => one.platformId === source?.platform);
  const [draft, setDraft] = useState(draftOf(found, source));
  const [address, setAddress] = useState("");
  const madeId = useRef(source?.sourceId ?? "");
  const platform = platforms.find((one) => one.platformId === draft.platform);
  const auth = platform?.auths.find((one) => one.connectionType === draft.connection);
  /** @param {Partial<Draft>} changes */
  const change = (changes) => setDraft((before) => ({ ...before, ...changes }));
  /** @param {Platform} one */
  const choose = (one) => setDraft({ ...draftOf(one, null), name: one.title });
  const given = { draft, platform, auth, change };

  const access = async () => {
    if (draft.connection === "oauth") {
      const returnTo = returnAddress(linkTo("connect"));
      const name = draft.name.trim();
      location.assign(await consentAddress(accountId, draft.platform, { returnTo, name }));
      await new Promise(() => {}); // the browser leaves
    }
    const { platform: id, credentials, settings } = draft;
    const found = await testCredentials(accountId, { platform: id, credentials, settings });
    change({ account: found.name });
  };

  const finish = async () => {
    const config = configOf(draft, platform);
    if (!madeId.current) {
      const made = await createSource(accountId, {
        name: draft.name.trim(),
        platform: draft.platform,
        connectionType: draft.connection,
        config,
        credentials: platform?.isPosted ? {} : draft.credentials,
      });
      madeId.current = made.source.sourceId;
      if (made.inboundPath) {
        setAddress(new URL(made.inboundPath, document.baseURI).href);
        return;
      }
    } else if (source) {
      await changeSource(accountId, source.sourceId, { name: draft.name.trim(), config });
    }
    if (draft.isScheduled) await createSchedule(accountId, madeId.current, timingOf(draft.timing));
    notify(text("connect.done", { name: draft.name.trim() }));
    if (draft.runsNow) {
      const syncId = await startRun(accountId, madeId.current);
      location.hash = linkTo("run", { sourceId: madeId.current, syncId });
    } else location.hash = linkTo("source", { sourceId: madeId.current });
  };

  const all = [
    {
      title: text("connect.platform"),
      content: html`<${PlatformStep} ...${given} platforms=${platforms} onChoose=${choose} />`,
      isReady: Boolean(platform),
    },
    {
      title: text("connect.access"),
      content: html`<${AccessStep} ...${given} />`,
      isReady: isFilled(draft, platform, auth),
      leave: platform?.isPosted ? undefined : access,
      nextLabel: nextLabel(draft, platform),
    },
    { title: text("connect.result"), content: html`<${ResultStep} ...${given} />` },
    {
      title: text("connect.data"),
      content: html`<${DataStep} ...${given} />`,
      isReady: draft.types.length > 0,
    },
    {
      title: text("connect.schedule"),
      content: html`<${ScheduleStep} ...${given} accountId=${accountId} />`,
      isReady: !draft.isScheduled || draft.isTimingReady,
    },
    { title: text("connect.review"), content: html`<${ReviewStep} ...${given} />` },
  ];
  const steps = platform?.isPosted ? [...all.slice(0, 2), ...all.slice(-1)] : all;
  return html`<section class="panel wizard" aria-label=${text("connect.title")}>
      <div class="panel-body">
        <${Stepper}
          label=${text("connect.title")}
          steps=${steps}
          first=${source ? 2 : 0}
          doneLabel=${text("connect.finish")}
          onDone=${finish}
          onCancel=${() => {
            location.hash = linkTo("sources");
          }}
        />
      </div>
    </section>
    ${address
      ? html`<${SecretDialog}
          title=${text("connect.addressTitle")}
          label=${draft.name}
          secret=${address}
          onDone=${() => {
            location.hash = linkTo("source", { sourceId: madeId.current });
          }}
        >
          <p class="hint">${text("connect.addressHint")}</p>
        <//>`
      : null}`;
}

/** @param {Draft} draft @param {Platform | undefined} platform */
function nextLabel(draft, platform) {
  if (platform?.isPosted) return undefined;
  return draft.connection === "oauth"
    ? text("connect.toPlatform", { platform: platform?.title ?? "" })
    : text("connect.test");
}

/** @param {Draft} draft @param {Platform | undefined} platform */
function configOf(draft, platform) {
  if (platform?.isPosted) return draft.idField.trim() ? { idField: draft.idField.trim() } : {};
  return { dataTypes: draft.types, settings: draft.settings };
}
