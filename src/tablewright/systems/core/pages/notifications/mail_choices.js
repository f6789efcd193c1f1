/** Which notifications are mailed, and when: by category, and not in quiet hours. */

import { preferences, savePreferences } from "../api/inbox.js";
import { Field } from "../kit/forms/field.js";
import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { Segments } from "../kit/parts/segments.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { Panel } from "../parts/view.js";
import { text } from "../words.js";
import { categoryText } from "./notifications.js";

/** @typedef {import("../api/inbox.js").Mailing} Mailing */
/** @typedef {import("../api/inbox.js").Preferences} Preferences */

const MAILINGS = /** @type {const} */ (["immediately", "daily", "never"]);

export function MailChoices() {
  const { answer, problem, again } = useAsking(preferences, []);
  return html`<${Panel} title=${text("mails.title")} hint=${text("mails.hint")}>
    <div class="panel-body">
      <${Problem} error=${problem} onRetry=${again} />
      ${answer ? html`<${Choices} given=${answer} />` : null}
    </div>
  <//>`;
}

/** @param {{given: Preferences}} props */
function Choices({ given }) {
  const [mails, setMails] = useState(
    /** @type {Record<string, Mailing>} */ (
      Object.fromEntries(given.categories.map((one) => [one.category, one.mail]))
    ),
  );
  const [isQuiet, setQuiet] = useState(Boolean(given.quietHours));
  const entry = useEntry(
    {
      start: given.quietHours?.start ?? "22:00",
      end: given.quietHours?.end ?? "07:00",
      timeZone: given.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    async ({ start, end, timeZone }) => {
      const chosen = given.categories.filter((one) => !one.isMandatory);
      await savePreferences({
        mails: Object.fromEntries(
          chosen.map(({ category, mail }) => [category, mails[category] ?? mail]),
        ),
        quietHours: isQuiet ? { start, end } : null,
        timeZone: timeZone || null,
      });
      notify(text("mails.saved"));
    },
  );
  return html`<form class="form" ref=${entry.form} onSubmit=${entry.submit} noValidate>
    ${given.categories.map(({ category, isMandatory }) =>
      isMandatory
        ? html`<div key=${category} class="mail-choice">
            <span class="field-label">${categoryText(category)}</span>
            <span class="hint">${text("mails.mandatory")}</span>
          </div>`
        : html`<div key=${category} class="mail-choice">
            <span class="field-label" aria-hidden="true">${categoryText(category)}</span>
            <${Segments}
              legend=${categoryText(category)}
              name=${`mail-${category}`}
              value=${mails[category]}
              options=${MAILINGS.map((one) => [one, text(`mails.${one}`)])}
              onValue=${(/** @type {Mailing} */ one) => setMails({ ...mails, [category]: one })}
            />
          </div>`,
    )}
    <${Toggle}
      label=${text("mails.quiet")}
      hint=${text("mails.quietHint")}
      value=${isQuiet}
      onValue=${setQuiet}
    />
    <div class="filters">
      ${isQuiet
        ? html`<${Field} label=${text("mails.start")} type="time" ...${entry.fieldOf("start")} />
            <${Field} label=${text("mails.end")} type="time" ...${entry.fieldOf("end")} />`
        : null}
      <${Field}
        label=${text("mails.zone")}
        options=${zones(entry.values.timeZone)}
        ...${entry.fieldOf("timeZone")}
      />
    </div>
    <${Problem} error=${entry.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${entry.isBusy}>
        ${text("form.save")}
      </button>
    </div>
  </form>`;
}

/** @param {string} current */
function zones(current) {
  const names = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), current]);
  return [...names].sort().map((name) => [name, name.replaceAll("_", " ")]);
}
