/** A list as a table: filters, pages, a form for new items, and the open item beside it. */

import { filtersOf } from "../api/document.js";
import { ask } from "../api/request.js";
import { labelOf, resolved } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { Connection } from "../kit/parts/connection.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { Pager } from "../kit/table/pager.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { isNumeric, Value } from "../parts/value.js";
import { address, go } from "../state/address.js";
import { useLive } from "../state/live.js";
import { valueFromKey } from "../state/session.js";
import { text } from "../words.js";
import { Detail } from "./detail.js";
import { Filters } from "./filters.js";
import { OperationForm } from "./operation_form.js";
import { Result } from "./result.js";

/** @typedef {import("../api/document.js").View} View */
/** @typedef {import("../kit/forms/schema.js").Schema} Schema */

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
  const live = useLive(missing.length ? undefined : view.stream, params, asking.again);
  const rows = asking.answer === null ? null : rowsOf(view, asking.answer);
  const next = nextOf(asking.answer);
  const open = rows?.find((one, number) => idOf(view, one, number) === item);
  const close = () => go(view.id, given);
  /** @param {any} value */
  const onCreated = (value) => {
    setCreating(false);
    notify(text("list.created"));
    if (hasMore(system.document, view, value)) setCreated(value);
    asking.again();
  };
  return html`<div class=${item ? "split" : ""}>
    <section class="list" aria-labelledby="view-title">
      <header class="screen-head">
        <h1 id="view-title">${view.title}</h1>
        ${view.stream && html`<${Connection} state=${live} />`}
        <div class="screen-tools">
          <button type="button" class="button" onClick=${asking.again}>
            <${Icon} name="refresh" />${text("list.refresh")}
          </button>
          ${view.create &&
          html`<button type="button" class="button strong" onClick=${() => setCreating(true)}>
            <${Icon} name="add" />${text("list.new")}
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
      ${rows &&
      rows.length > 0 &&
      html`<${Table}
        label=${view.title}
        columns=${columnsOf(view)}
        rows=${rows}
        idOf=${(/** @type {any} */ row) => idOf(view, row, rows.indexOf(row))}
        openId=${item}
        onOpen=${(/** @type {any} */ row) =>
          go(view.id, { ...given, item: idOf(view, row, rows.indexOf(row)) })}
      />`}
      ${rows?.length === 0 && html`<${Nothing} view=${view} isFirst=${cursors.length === 0} />`}
      ${!rows &&
      !asking.problem &&
      !missing.length &&
      html`<p class="hint">${text("list.loading")}</p>`}
      <${Pager} cursors=${cursors} next=${next} onCursors=${setCursors} />
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
    html`<${OperationForm}
      document=${system.document}
      operation=${view.create}
      title=${view.create.title}
      label=${text("list.create")}
      params=${pathParams(view, params)}
      onDone=${onCreated}
      onClose=${() => setCreating(false)}
    />`}
    ${created && html`<${Result} value=${created} onClose=${() => setCreated(null)} />`}
  </div>`;
}

/** @param {View} view */
function columnsOf(view) {
  return shownColumns(view).map(([name, schema]) => ({
    name,
    label: labelOf(name),
    hint: schema["description"],
    isNumeric: isNumeric(schema),
    cell: (/** @type {any} */ row) =>
      html`<${Value} value=${row[name]} schema=${schema} isShort />`,
  }));
}

/** @param {{view: View, isFirst: boolean}} props */
function Nothing({ view, isFirst }) {
  const advice = text(view.create ? "list.emptyCreate" : "list.emptyFilter");
  return html`<div class="sheet">
    <${Empty} title=${text("list.empty", { title: view.title.toLowerCase() })}>
      <p class="hint">${isFirst ? advice : text("list.end")}</p>
    <//>
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

/** The parameters of the path that the key determines. @param {View} view */
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
 * Whether a response has a value that the list never shows, such as a new key.
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
