/** Stats: how many events wait, since when, and of which types. */

import { html } from "../kit/html.js";
import { CurlLine } from "../parts/curl_line.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { fullTime, spanText, whenText } from "../kit/parts/when.js";
import { FRESH, go } from "../state/address.js";
import { now } from "../kit/state/clock.js";
import { figures, figuresAtMs, figuresProblem, readFiguresNow } from "../state/figures.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { TypeTable } from "./type_table.js";
import { Icon } from "../kit/parts/icon.js";
import { numberText } from "../kit/words.js";
import { text } from "../words.js";

const REFRESH_MS = 30_000;

/** @typedef {import("../api/shapes.js").StatusCount} StatusCount */

export function Figures() {
  useEffect(() => {
    readFiguresNow();
    const timer = setInterval(() => document.hidden || readFiguresNow(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const found = figures.value;
  return html`<section class="figures" aria-labelledby="figures-title">
    <header class="screen-head">
      <h1 id="figures-title">${text("stats.title")}</h1>
      <button type="button" class="button" onClick=${readFiguresNow}>
        <${Icon} name="refresh" />${text("stats.refresh")}
      </button>
    </header>
    <${Problem}
      error=${figuresProblem.value}
      title=${found ? text("stats.failed") : undefined}
      onRetry=${readFiguresNow}
    >
      ${found
        ? html`<p>${text("stats.readAt", { when: whenText(figuresAtMs.value) })}</p>`
        : null}
    <//>
    ${found ? html`<${Counts} found=${found} />` : null}
    ${!found && !figuresProblem.value
      ? html`<p class="hint" role="status">${text("stats.loading")}</p>`
      : null}
  </section>`;
}

/** @param {{found: import("../api/shapes.js").Figures}} props */
function Counts({ found }) {
  const oldest = found.oldestUndeliveredAtMs;
  if (found.undelivered.count + found.delivered.count === 0) {
    return html`<${Empty} title=${text("stats.empty")}>
      <p>${text("stats.emptyHelp")}</p>
      <${CurlLine} path="v1/stats" />
    <//>`;
  }
  return html`<dl class="tiles">
      <${Tile} label=${text("stats.undelivered")} count=${found.undelivered} />
      <${Tile} label=${text("stats.delivered")} count=${found.delivered} />
      <div class="tile">
        <dt>${text("stats.oldest")}</dt>
        <dd>
          ${oldest === null
            ? html`<strong>${text("stats.none")}</strong>`
            : html`<strong>${spanText(now.value - oldest)}</strong>
                <span>${fullTime(oldest)}</span> <code class="hint">${oldest}</code>`}
        </dd>
      </div>
    </dl>
    <${TypeTable}
      undelivered=${found.undelivered}
      delivered=${found.delivered}
      onType=${(/** @type {string} */ type) => go({ ...FRESH, tab: "inbox", status: "all", type })}
    />`;
}

/** @param {{label: string, count: StatusCount}} props */
function Tile({ label, count }) {
  return html`<div class="tile">
    <dt>${label}</dt>
    <dd>
      <strong>${inWords(count)}</strong>
      ${count.isExact ? null : html`<span class="hint">${text("count.stopped")}</span>`}
    </dd>
  </div>`;
}

/** @param {StatusCount} count */
export function inWords({ count, isExact }) {
  return isExact ? numberText(count) : text("count.moreThan", { count });
}
