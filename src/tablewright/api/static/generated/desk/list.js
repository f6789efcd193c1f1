/** A list as a table: filters, pages, what can be created, and the item that is open beside it. */

import { filtersOf } from "../api/document.js";
import { ask } from "../api/request.js";
import { resolved, words } from "../api/schema.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { isNumeric, Value } from "../parts/value.js";
import { address, go } from "../state/address.js";
import { useLive } from "../state/live.js";
import { valueFromKey } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { Detail } from "./detail.js";
import { Filters } from "./filters.js";
import { FormDialog } from "./form.js";
import { Result } from "./result.js";
import { message } from "./shell.js";

/** @typedef {import("../api/document.js").View} View */
/** @typedef {import("../api/schema.js").Schema} Schema */

const COLUMNS_MAX = 6;

/** @param {{system: import("../api/document.js").SystemView, view: View}} props */
export function ListView({ system, view }) {
  const { item = "", ...given } = address.value.params;
  const params = { ...preset(view), ...given };
  const missing = view.main.parameters.filter((one) => one.isRequired && !params[one.name]);
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState(/** @type {any} */ (null));
  const cursor = cursors.at(-1) ?? "";
  const page = { ...params, cursor };
  const asking = useAsking(
    async () => (missing.length ? null : (await ask(view.main, { params: page })).value),
    [view, JSON.stringify(params), cursor],
  );
  const isLive = useLive(missing.length ? undefined : view.stream, params, asking.again);
  const rows = asking.answer === null ? null : rowsOf(view, asking.answer);
  const next = nextOf(asking.answer);
  const open = rows?.find((one, number) => idOf(view, one, number) === item);
  const close = () => go(view.id, given);
  /** @param {any} value */
  const onCreated = (value) => {
    setCreating(false);
    message.value = "Created.";
    if (hasMore(system.document, view, value)) setCreated(value);
    asking.again();
  };
  return html`<div class=${item ? "split" : ""}>
    <section class="list" aria-labelledby="view-title">
      <header class="view-head">
        <h1 id="view-title">${view.title}</h1>
        ${view.stream &&
        html`<span class=${isLive ? "live" : "live live-off"} role="status">
          ${isLive ? "Live" : "Connecting…"}
        </span>`}
        <div class="view-tools">
          <button type="button" class="button" onClick=${asking.again}>
            <${Icon} name="refresh" />Refresh
          </button>
          ${view.create &&
          html`<button type="button" class="button strong" onClick=${() => setCreating(true)}>
            <${Icon} name="add" />New
          </button>`}
        </div>
      </header>
      ${view.main.title !== view.title && html`<p class="hint">${view.main.title}.</p>`}
      <${Filters}
        key=${JSON.stringify(params)}
        document=${system.document}
        parameters=${filtersOf(view.main)}
        values=${params}
        onApply=${(/** @type {Record<string, string>} */ values) => {
          setCursors([]);
          go(view.id, values);
        }}
      />
      <${Problem} error=${asking.problem} onRetry=${asking.again} />
      ${rows && html`<${Table} view=${view} rows=${rows} open=${item} params=${given} />`}
      ${rows?.length === 0 && html`<${Nothing} view=${view} isFirst=${cursors.length === 0} />`}
      ${!rows && !asking.problem && !missing.length && html`<p class="hint">Loading…</p>`}
      ${(next || cursors.length > 0) &&
      html`<nav class="pager" aria-label="Pages">
        <button
          type="button"
          class="button"
          disabled=${cursors.length === 0}
          onClick=${() => setCursors(cursors.slice(0, -1))}
        >
          <${Icon} name="back" />Previous
        </button>
        <span class="hint">Page ${cursors.length + 1}</span>
        <button
          type="button"
          class="button"
          disabled=${!next}
          onClick=${() => setCursors([...cursors, next])}
        >
          Next<${Icon} name="next" />
        </button>
      </nav>`}
    </section>
    ${item &&
    (rows || view.get) &&
    html`<${Detail}
      key=${item}
      system=${system}
      view=${view}
      row=${open}
      id=${item}
      params=${params}
      onClose=${close}
      onChange=${asking.again}
    />`}
    ${isCreating &&
    view.create &&
    html`<${FormDialog}
      document=${system.document}
      operation=${view.create}
      title=${view.create.title}
      label="Create"
      params=${pathParams(view, params)}
      onDone=${onCreated}
      onClose=${() => setCreating(false)}
    />`}
    ${created && html`<${Result} value=${created} onClose=${() => setCreated(null)} />`}
  </div>`;
}

/** @param {{view: View, rows: any[], open: string, params: Record<string, string>}} props */
function Table({ view, rows, open, params }) {
  if (rows.length === 0) return null;
  const columns = shownColumns(view);
  return html`<div class="table-place" role="group" aria-label="Table" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map(
            ([name, schema]) => html`<th
              scope="col"
              class=${isNumeric(schema) ? "number" : ""}
              title=${schema["description"]}
            >
              ${words(name)}
            </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row, number) => {
          const id = idOf(view, row, number);
          const show = () => go(view.id, { ...params, item: id });
          return html`<tr key=${id} class=${id === open ? "row-open" : ""} onClick=${show}>
            ${columns.map(([name, schema], column) => {
              const value = html`<${Value} value=${row[name]} schema=${schema} isShort />`;
              return html`<td data-label=${words(name)} class=${isNumeric(schema) ? "number" : ""}>
                ${column === 0
                  ? html`<button
                      type="button"
                      class="link"
                      data-item=${id}
                      aria-expanded=${id === open}
                      onClick=${show}
                    >
                      ${value}
                    </button>`
                  : value}
              </td>`;
            })}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** @param {{view: View, isFirst: boolean}} props */
function Nothing({ view, isFirst }) {
  const advice = view.create ? "Press New to create the first one." : "Nothing matches.";
  return html`<div class="card empty">
    <h2>No ${view.title.toLowerCase()}</h2>
    <p class="hint">${isFirst ? advice : "The list ends here."}</p>
  </div>`;
}

/** Plain values come first; lists and objects are in the details. @param {View} view */
function shownColumns(view) {
  const isPlain = (/** @type {Schema} */ one) =>
    one["type"] !== "array" && one["type"] !== "object" && !one["union"];
  const plain = view.columns.filter(([, one]) => isPlain(one));
  return (plain.length ? plain : view.columns).slice(0, COLUMNS_MAX);
}

/** @param {View} view @param {any} answer @returns {any[]} */
function rowsOf(view, answer) {
  return view.member ? answer[view.member] : answer;
}

/** @param {any} answer */
function nextOf(answer) {
  return answer?.next_cursor ?? answer?.nextCursor ?? "";
}

/**
 * The value that names a row in the path of its item; its place in the list if there is none.
 * @param {View} view
 * @param {any} row
 * @param {number} number
 */
function idOf(view, row, number) {
  const flat = (/** @type {string} */ name) => name.replaceAll("_", "").toLowerCase();
  const wanted = flat(view.itemParameter);
  const name = Object.keys(row).find((one) => flat(one) === wanted) ?? "id";
  return view.itemParameter && name in row ? String(row[name]) : `#${number + 1}`;
}

/** What the key says about parameters of the path. @param {View} view */
function preset(view) {
  const names = view.main.parameters.map((one) => one.name);
  return Object.fromEntries(names.map((name) => [name, valueFromKey(name)]));
}

/** @param {View} view @param {Record<string, string>} params */
function pathParams(view, params) {
  const names = [...view.main.path.matchAll(/\{(\w+)\}/g)].map((one) => one[1] ?? "");
  return Object.fromEntries(names.map((name) => [name, params[name] ?? ""]));
}

/**
 * Whether a response has something that the list will never show, such as a new key.
 * @param {any} document
 * @param {View} view
 * @param {any} value
 */
function hasMore(document, view, value) {
  const response = view.create?.response["properties"] ?? {};
  const secret = Object.values(response).some(
    (one) => resolved(document, one)["format"] === "password",
  );
  return secret && value !== null;
}
