/** Stats: how many events wait, since when, and of which types. */

import { html } from "../kit/html.js";
import { CurlLine } from "../parts/curl_line.js";
import { Empty } from "../parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { agoInWords, fullTime, spanInWords } from "../parts/when.js";
import { FRESH, go } from "../state/address.js";
import { now } from "../state/clock.js";
import { figures, figuresAtMs, figuresProblem, readFiguresNow } from "../state/figures.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { TypeTable } from "./type_table.js";

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
      <h1 id="figures-title">Stats</h1>
      <button type="button" class="button" onClick=${readFiguresNow}>Refresh</button>
    </header>
    <${Problem}
      error=${figuresProblem.value}
      title=${found ? "Refresh failed." : undefined}
      onRetry=${readFiguresNow}
    >
      ${found
        ? html`<p>The numbers were last refreshed ${agoInWords(figuresAtMs.value, now.value)}.</p>`
        : null}
    <//>
    ${found ? html`<${Counts} found=${found} />` : null}
    ${!found && !figuresProblem.value ? html`<p class="hint" role="status">Counting…</p>` : null}
  </section>`;
}

/** @param {{found: import("../api/shapes.js").Figures}} props */
function Counts({ found }) {
  const oldest = found.oldestUndeliveredAtMs;
  if (found.undelivered.count + found.delivered.count === 0) {
    return html`<${Empty} title="No events yet">
      <p>Numbers appear with the first event.</p>
      <${CurlLine} path="v1/stats" />
    <//>`;
  }
  return html`<dl class="tiles">
      <${Tile} label="Undelivered" count=${found.undelivered} />
      <${Tile} label="Delivered" count=${found.delivered} />
      <div class="tile">
        <dt>Oldest undelivered</dt>
        <dd>
          ${oldest === null
            ? html`<strong>none</strong>`
            : html`<strong>${spanInWords(now.value - oldest)}</strong>
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
      ${count.isExact ? null : html`<span class="hint">Counting stops here.</span>`}
    </dd>
  </div>`;
}

/** @param {StatusCount} count */
export function inWords({ count, isExact }) {
  const digits = count.toLocaleString("en");
  return isExact ? digits : `more than ${digits}`;
}
