/** Fields for the times of a schedule, with the next times beside them as one types. */

import { previewOf } from "../api/schedules.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { messageOf } from "../kit/parts/problem.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { timeText } from "../kit/words.js";
import { text } from "../words.js";
import { timingOf, TYPES, WEEKDAYS } from "./timing.js";

/** @typedef {import("./timing.js").Entered} Entered */
/** @typedef {import("../api/schedules.js").Preview} Preview */

const TYPING_MS = 250;
const SHOWN = 5;
const DAYS = 28; // every month has them

/**
 * @param {{accountId: string, value: Entered, onValue: (value: Entered) => void,
 *   onReady?: (isReady: boolean) => void}} props
 */
export function TimingFields({ accountId, value, onValue, onReady }) {
  const { preview, fault } = usePreview(accountId, value);
  useEffect(() => onReady?.(Boolean(preview?.isAllowed) && !fault), [preview, fault]);
  /** @param {keyof Entered} name */
  const fieldOf = (name) => ({
    value: value[name],
    onValue: (/** @type {string} */ one) => onValue({ ...value, [name]: one }),
  });
  const hasTime = value.type !== "custom";
  return html`<div class="timing">
    <div class="timing-fields">
      <${Field}
        label=${text("timing.type")}
        options=${TYPES.map((one) => [one, text(`timing.${one}`)])}
        ...${fieldOf("type")}
      />
      ${value.type === "weekly"
        ? html`<${Field}
            label=${text("timing.weekday")}
            options=${WEEKDAYS.map((one) => [one, text(`weekday.${one}`)])}
            ...${fieldOf("weekday")}
          />`
        : null}
      ${value.type === "monthly"
        ? html`<${Field}
            label=${text("timing.day")}
            options=${[
              ...Array.from({ length: DAYS }, (_, at) => [`${at + 1}`, `${at + 1}`]),
              ["last", text("timing.lastDay")],
            ]}
            ...${fieldOf("day")}
          />`
        : null}
      ${hasTime
        ? html`<${Field}
            label=${text("timing.at")}
            hint=${value.type === "hourly" ? text("timing.atMinute") : undefined}
            type="time"
            ...${fieldOf("at")}
          />`
        : html`<${Field}
            label=${text("timing.cron")}
            hint=${text("timing.cronHint")}
            placeholder="30 6 * * 1-5"
            ...${fieldOf("cron")}
          />`}
      <${Field} label=${text("timing.zone")} list="schedule-zones" ...${fieldOf("timezone")} />
      <datalist id="schedule-zones">
        ${Intl.supportedValuesOf("timeZone").map((one) => html`<option value=${one} />`)}
      </datalist>
    </div>
    <${Times} preview=${preview} fault=${fault} />
  </div>`;
}

/** @param {{preview: Preview | null, fault: string}} props */
function Times({ preview, fault }) {
  return html`<section class="timing-times" aria-label=${text("timing.next")} aria-live="polite">
    <h3>${text("timing.next")}</h3>
    ${fault ? html`<p class="hint fault">${fault}</p>` : null}
    ${preview && !fault
      ? html`<ol>
            ${preview.items.slice(0, SHOWN).map(
              ({ at }) => html`<li key=${at}>
                <time datetime=${at}>${zonedText(at, preview.timezone)}</time>
              </li>`,
            )}
          </ol>
          ${preview.isAllowed
            ? null
            : html`<p class="hint fault">
                <${Icon} name="warning" /> ${text("timing.notAllowed")}
              </p>`}`
      : null}
  </section>`;
}

/** @param {string} iso @param {string} zone a time on the calendar of a time zone */
export function zonedText(iso, zone) {
  return timeText(Date.parse(iso), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  });
}

/**
 * The next times of what is entered, once the reader pauses.
 * @param {string} accountId
 * @param {Entered} value
 */
function usePreview(accountId, value) {
  const [preview, setPreview] = useState(/** @type {Preview | null} */ (null));
  const [fault, setFault] = useState("");
  const timing = JSON.stringify(timingOf(value));
  useEffect(() => {
    let isWanted = true;
    const isWhole = value.type === "custom" ? value.cron.trim() : value.at;
    const read = async () => {
      try {
        const found = await previewOf(accountId, JSON.parse(timing));
        if (!isWanted) return;
        setPreview(found);
        setFault("");
      } catch (error) {
        if (isWanted) setFault(messageOf(error));
      }
    };
    if (!isWhole) setPreview(null);
    const timer = isWhole ? setTimeout(read, TYPING_MS) : 0;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [accountId, timing]);
  return { preview, fault };
}
