/** Usage by day, and by who and what caused it. */

import { usageOf } from "../api/usage.js";
import { Bars } from "../kit/charts/bars.js";
import { Columns } from "../kit/charts/columns.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { Segments } from "../kit/parts/segments.js";
import { useAsking } from "../kit/state/asking.js";
import { useState } from "../kit/vendor/hooks.js";
import { numberText, sizeText, timeText } from "../kit/words.js";
import { useNames } from "../members/above.js";
import { Panel } from "../parts/view.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { meterText } from "./prices.js";

/** @typedef {import("../api/usage.js").UsageDay} UsageDay */
/** @typedef {(value: number) => string} Format */

const DAY_MS = 86_400_000;
const BYTES = new Set(["data_processed", "storage_used"]);
const SPANS = [7, 14, 30];
const CALLS = "api_calls";
const SHARES_MAX = 10;
const OTHER = "other"; // all people beyond those whom the service counts one by one

/** @param {{accountId: string}} props */
export function Days({ accountId }) {
  const [days, setDays] = useState("14");
  const [meter, setMeter] = useState(CALLS);
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - (Number(days) - 1) * DAY_MS).toISOString().slice(0, 10);
  const { answer, problem, again } = useAsking(
    () => usageOf(accountId, { from, to }),
    [accountId, from, to],
  );
  useFresh(["usage"], again);
  const meters = new Set([CALLS, ...Object.keys(answer?.totals ?? {})]);
  /** @type {Format} */
  const format = (value) => (BYTES.has(meter) ? sizeText(value) : numberText(value));
  return html`<${Panel} title=${text("usage.days")} hint=${text("usage.daysHint")}>
    <div class="panel-body">
      <div class="filters">
        <${Segments}
          legend=${text("usage.span")}
          name="span"
          value=${days}
          options=${SPANS.map((one) => [`${one}`, text("usage.last", { count: one })])}
          onValue=${setDays}
          isLegendShown
        />
        <${Field}
          label=${text("usage.meter")}
          options=${[...meters].map((one) => [one, meterText(one)])}
          value=${meter}
          onValue=${setMeter}
        />
      </div>
      <${Problem} error=${problem} onRetry=${again} />
      ${answer
        ? html`<p class="usage-sum">
              <strong>${format(answer.totals[meter] ?? 0)}</strong>
              <span class="hint">${meterText(meter)}</span>
            </p>
            <${Columns}
              label=${meterText(meter)}
              format=${format}
              items=${answer.items.map((one) => ({
                name: dayText(one.day),
                value: one.totals[meter] ?? 0,
              }))}
            />
            <${Shares}
              accountId=${accountId}
              days=${answer.items}
              meter=${meter}
              format=${format}
            />`
        : null}
    </div>
  <//>`;
}

/**
 * Who and what caused it, where the service counts that.
 * @param {{accountId: string, days: UsageDay[], meter: string, format: Format}} props
 */
function Shares({ accountId, days, meter, format }) {
  const names = useNames(accountId);
  const people = sharesOf(days.map((one) => one.byUser ?? {}), meter).map(({ name, value }) => ({
    name: name === OTHER ? text("usage.others") : names.get(name) || name,
    value,
  }));
  const platforms = sharesOf(days.map((one) => one.byPlatform ?? {}), meter);
  return html`<div class="sides">
    <${Share} title=${text("usage.byUser")} items=${people} format=${format} />
    ${platforms.length
      ? html`<${Share} title=${text("usage.byPlatform")} items=${platforms} format=${format} />`
      : null}
  </div>`;
}

/** @param {{title: string, items: {name: string, value: number}[], format: Format}} props */
function Share({ title, items, format }) {
  return html`<section aria-label=${title}>
    <h3>${title}</h3>
    ${items.length
      ? html`<${Bars} label=${title} items=${items.slice(0, SHARES_MAX)} format=${format} />`
      : html`<p class="hint">${text("usage.noShares")}</p>`}
  </section>`;
}

/**
 * The sums of a measure by name, the greatest first.
 * @param {readonly Record<string, Record<string, number>>[]} days
 * @param {string} meter
 */
function sharesOf(days, meter) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const day of days) {
    for (const [name, counts] of Object.entries(day)) {
      const value = counts[meter] ?? 0;
      if (value) sums.set(name, (sums.get(name) ?? 0) + value);
    }
  }
  const found = [...sums].map(([name, value]) => ({ name, value }));
  return found.sort((one, other) => other.value - one.value);
}

/** @param {string} day of UTC */
function dayText(day) {
  /** @type {Intl.DateTimeFormatOptions} */
  const how = { day: "numeric", month: "short", timeZone: "UTC" };
  return timeText(Date.parse(`${day}T00:00:00Z`), how);
}
