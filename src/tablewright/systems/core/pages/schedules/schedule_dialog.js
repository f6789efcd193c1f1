/** Creates a schedule of a source, or changes one. */

import { changeSchedule, createSchedule } from "../api/schedules.js";
import { html } from "../kit/html.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { typesOf } from "../sources/overview.js";
import { typeTitle } from "../sources/health.js";
import { TypeChoice } from "../sources/type_choice.js";
import { text } from "../words.js";
import { enteredOf, timingOf, usual } from "./timing.js";
import { TimingFields } from "./timing_fields.js";

/** @typedef {import("../api/schedules.js").Schedule} Schedule */

/**
 * @param {{
 *   source: import("../api/sources.js").Source,
 *   platform: import("../api/sources.js").Platform | undefined,
 *   schedule?: Schedule,
 *   onDone: () => void,
 *   onClose: () => void,
 * }} props
 */
export function ScheduleDialog({ source, platform, schedule, onDone, onClose }) {
  const all = typesOf(source, platform);
  const [timing, setTiming] = useState(schedule ? enteredOf(schedule) : usual());
  const [types, setTypes] = useState(schedule?.dataTypes ?? all);
  const entry = useEntry({}, async () => {
    if (!types.length) return;
    const given = { ...timingOf(timing), dataTypes: types };
    if (schedule) await changeSchedule(source.accountId, schedule, given);
    else await createSchedule(source.accountId, source.sourceId, given);
    notify(text("schedules.saved"));
    onDone();
  });
  return html`<${EntryDialog}
    title=${text(schedule ? "schedules.editTitle" : "schedules.createTitle")}
    label=${text(schedule ? "form.save" : "schedules.create")}
    entry=${entry}
    onClose=${onClose}
  >
    <div class="wide schedule-form">
      <${TimingFields} accountId=${source.accountId} value=${timing} onValue=${setTiming} />
      <${TypeChoice}
        legend=${text("types.title")}
        types=${[...new Set([...all, ...types])].map((name) => ({
          name,
          title: typeTitle(platform, name),
        }))}
        chosen=${types}
        onChosen=${setTypes}
      />
    </div>
  <//>`;
}
