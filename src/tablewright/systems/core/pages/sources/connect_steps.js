/** The steps of the wizard that connects a source, apart from access. */

import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { listText } from "../kit/words.js";
import { Facts } from "../parts/facts.js";
import { can } from "../state/account.js";
import { TimingFields } from "../schedules/timing_fields.js";
import { enteredText } from "../schedules/timing.js";
import { text } from "../words.js";
import { PlatformMark, typeTitle } from "./health.js";
import { TypeChoice } from "./type_choice.js";

/** @typedef {import("./connect.js").Draft} Draft */
/** @typedef {import("../api/sources.js").Platform} Platform */
/**
 * @typedef {{draft: Draft, platform: Platform | undefined,
 *   change: (changes: Partial<Draft>) => void}} StepProps
 */

/**
 * @param {StepProps & {platforms: readonly Platform[], onChoose: (one: Platform) => void}} props
 */
export function PlatformStep({ draft, platforms, onChoose }) {
  return html`<fieldset class="platforms">
    <legend class="visually-hidden">${text("connect.platform")}</legend>
    ${platforms.map(
      (one) => html`<label class="platform" key=${one.platformId}>
        <input
          type="radio"
          name="platform"
          value=${one.platformId}
          checked=${draft.platform === one.platformId}
          onChange=${() => onChoose(one)}
        />
        <${PlatformMark} title=${one.title} />
        <span class="stack">
          <strong>${one.title}</strong>
          <span class="hint">${one.description}</span>
          <span class="hint">${one.auths.map((auth) => auth.title).join(" · ")}</span>
        </span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {StepProps} props */
export function ResultStep({ draft, platform }) {
  return html`<div class="connected" role="status">
    <span class="tick-large"><${Icon} name="check" /></span>
    <div class="stack">
      <strong>${text("connect.works", { platform: platform?.title ?? "" })}</strong>
      <span>${text("connect.account", { name: draft.account })}</span>
      <span class="hint">${text("connect.stored")}</span>
    </div>
  </div>`;
}

/** @param {StepProps} props */
export function DataStep({ draft, platform, change }) {
  return html`<p class="hint">${text("connect.dataHint")}</p>
    <${TypeChoice}
      legend=${text("types.title")}
      types=${(platform?.dataTypes ?? []).map(({ name, title, isIncremental }) => ({
        name,
        title,
        note: text(isIncremental ? "types.changes" : "types.everything"),
      }))}
      chosen=${draft.types}
      onChosen=${(/** @type {string[]} */ types) => change({ types })}
    />`;
}

/** @param {StepProps & {accountId: string}} props */
export function ScheduleStep({ draft, change, accountId }) {
  if (!can("schedules.manage")) {
    return html`<p>${text("connect.noSchedules")}</p>`;
  }
  return html`<${Toggle}
      label=${text("connect.scheduled")}
      hint=${text("connect.scheduledHint")}
      value=${draft.isScheduled}
      onValue=${(/** @type {boolean} */ isScheduled) => change({ isScheduled })}
    />
    ${draft.isScheduled
      ? html`<${TimingFields}
          accountId=${accountId}
          value=${draft.timing}
          onValue=${(/** @type {Draft["timing"]} */ timing) => change({ timing })}
          onReady=${(/** @type {boolean} */ isTimingReady) => change({ isTimingReady })}
        />`
      : null}`;
}

/** @param {StepProps} props */
export function ReviewStep({ draft, platform, change }) {
  const types = draft.types.map((one) => typeTitle(platform, one));
  return html`<${Facts}
      facts=${[
        [text("connect.platform"), platform?.title],
        [text("connect.name"), draft.name],
        [text("connect.atPlatform"), draft.account],
        [
          text("connect.schedule"),
          platform?.isPosted
            ? ""
            : draft.isScheduled
              ? `${enteredText(draft.timing)} · ${draft.timing.timezone}`
              : text("sources.byHand"),
        ],
        [text("connect.idField"), draft.idField],
        [
          text("types.title"),
          platform?.isPosted ? "" : html`<span class="whole">${listText(types)}</span>`,
        ],
      ]}
    />
    ${platform?.isPosted
      ? html`<p class="hint">${text("connect.addressNext")}</p>`
      : html`<${Toggle}
          label=${text("connect.runsNow")}
          hint=${text("connect.runsNowHint")}
          value=${draft.runsNow}
          onValue=${(/** @type {boolean} */ runsNow) => change({ runsNow })}
        />`}`;
}
