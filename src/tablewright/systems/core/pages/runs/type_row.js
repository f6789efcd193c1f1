/** How far a run is with one data type: records, pages, waits, and what it changed. */

import { Progress } from "../kit/charts/progress.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { When } from "../kit/parts/when.js";
import { sizeText } from "../kit/words.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { isLive } from "./outcome.js";

/** @typedef {import("../api/syncs.js").Run} Run */

/** @param {{run: Run, name: string, title: string}} props */
export function TypeRow({ run, name, title }) {
  const progress = run.progress?.[name];
  const isRunning = isLive(run);
  const stored = run.recordsProcessed?.[name];
  const state = stateOf(run, name);
  const changes = run.changes?.[name];
  const counted = [
    progress?.pages ? text("run.pages", { count: progress.pages }) : "",
    progress?.bytes ? sizeText(progress.bytes) : "",
  ].filter(Boolean);
  const { sourceId, syncId } = run;
  const data = linkTo("sourceData", { sourceId }, { type: name, snapshot: syncId });
  return html`<li class="row type-row type-${state}">
    ${isRunning && state === "running"
      ? html`<div class="type-progress">
          <${Progress}
            label=${title}
            done=${progress?.records ?? 0}
            note=${counted.join(" · ")}
            state="running"
          />
        </div>`
      : html`<div class="row-words">
            <strong>${title}</strong>
            <span class="hint">
              ${counted.join(" · ")}
              ${changes
                ? html`${counted.length ? " · " : ""}${text("run.changes", changes)}`
                : null}
            </span>
            ${progress?.waitsUntil && isRunning
              ? html`<span class="type-wait">
                  <${Icon} name="pause" />${text("run.waits")}${" "}
                  <${When} ms=${Date.parse(progress.waitsUntil)} />
                </span>`
              : null}
          </div>
          ${stored === undefined
            ? html`<span class="hint">
                ${progress?.records ? text("run.fetched", { count: progress.records }) : ""}
              </span>`
            : html`<a class="number" href=${data}>
                ${text("run.stored", { count: stored })}
              </a>`}
          <span class="type-state">
            ${state === "done" ? html`<${Icon} name="check" />` : null}
            ${state === "failed" ? html`<${Icon} name="warning" />` : null}
            ${text(`typeState.${state}`)}
          </span>`}
  </li>`;
}

/**
 * How far a run is with a data type. A run that ends early does not complete the others.
 * @param {Run} run
 * @param {string} name
 * @returns {"done" | "failed" | "running" | "skipped" | "waiting"}
 */
export function stateOf(run, name) {
  if (run.errors?.some((one) => one.dataType === name)) return "failed";
  const state = run.progress?.[name]?.state;
  if (isLive(run)) return state ?? "waiting";
  const isDone = run.recordsProcessed?.[name] !== undefined || state === "done";
  return isDone ? "done" : "skipped";
}
