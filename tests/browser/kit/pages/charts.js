/** Progress, meters, bars and sparklines. */

import { Bars } from "./kit/charts/bars.js";
import { Columns } from "./kit/charts/columns.js";
import { Meter } from "./kit/charts/meter.js";
import { Progress } from "./kit/charts/progress.js";
import { Sparkline } from "./kit/charts/sparkline.js";
import { html } from "./kit/html.js";
import { sizeText } from "./kit/words.js";

export function Charts() {
  return html`<div class="samples">
    <section class="sheet form">
      <${Progress} label="Import" done=${1_240} total=${3_010} note="about 2 minutes left" />
      <${Progress} label="Backup" done=${88_210} note="records so far" />
      <${Progress} label="Export" done=${10} total=${10} state="done" />
      <${Progress} label="Restore" done=${4} total=${10} state="failed" />
    </section>
    <section class="sheet form">
      <${Meter} label="Sources" used=${3} limit=${10} />
      <${Meter} label="API calls" used=${8_720} limit=${10_000} />
      <${Meter} label="Storage" used=${5_000_000_000} limit=${5_000_000_000} format=${sizeText} />
      <${Meter} label="People" used=${12} limit=${null} />
    </section>
    <section class="sheet">
      <h2>Records</h2>
      <${Bars}
        label="Records by type"
        items=${[
          { name: "contacts", value: 12_400, onOpen: () => {} },
          { name: "deals", value: 3_100 },
          { name: "notes", value: 0 },
        ]}
      />
    </section>
    <section class="sheet">
      <h2>Days</h2>
      <${Columns}
        label="Requests by day"
        items=${[310, 420, 12, 0, 388, 401, 395, 520].map((value, at) => ({
          name: `${at + 1} May`,
          value,
        }))}
      />
    </section>
    <section class="sheet">
      <h2>Requests</h2>
      <${Sparkline} label="Requests per hour" values=${[12, 30, 22, 48, 41, 60, 35, 72]} />
    </section>
  </div>`;
}
