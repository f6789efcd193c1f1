/** A month as a report: as a page to print, and as files. */

import { reportAddress } from "../api/usage.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { useState } from "../kit/vendor/hooks.js";
import { timeText } from "../kit/words.js";
import { Panel } from "../parts/view.js";
import { text } from "../words.js";

const MONTHS_SHOWN = 12;

/** @param {{accountId: string}} props */
export function Reports({ accountId }) {
  const months = lastMonths();
  const [month, setMonth] = useState(months[0]?.[0] ?? "");
  return html`<${Panel} title=${text("reports.title")} hint=${text("reports.hint")}>
    <div class="panel-body report-choice">
      <${Field}
        label=${text("reports.month")}
        options=${months}
        value=${month}
        onValue=${setMonth}
      />
      <div class="row-tools">
        <a
          class="button"
          href=${reportAddress(accountId, month, "html")}
          target="_blank"
          rel="noopener"
        >
          ${text("reports.print")}
        </a>
        <a class="button" href=${reportAddress(accountId, month, "csv")} download>
          ${text("reports.csv")}
        </a>
        <a class="button" href=${reportAddress(accountId, month, "json")} download>
          ${text("reports.json")}
        </a>
      </div>
    </div>
  <//>`;
}

/** @returns {[string, string][]} this month of UTC and those before, with their names */
function lastMonths() {
  const now = new Date();
  return Array.from({ length: MONTHS_SHOWN }, (_, back) => {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
    const name = timeText(first, { month: "long", year: "numeric", timeZone: "UTC" });
    return [new Date(first).toISOString().slice(0, 7), name];
  });
}
