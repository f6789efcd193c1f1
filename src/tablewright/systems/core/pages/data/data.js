/** Stored data of a source: snapshots, tables of records, search, one record, exports. */

import { recordsOf, snapshotsOf } from "../api/data.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { Pager } from "../kit/table/pager.js";
import { Table } from "../kit/table/table.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { numberText, timeText } from "../kit/words.js";
import { Deed } from "../parts/deed.js";
import { typeTitle } from "../sources/health.js";
import { SourceFrame } from "../sources/source_frame.js";
import { can } from "../state/account.js";
import { open, place } from "../state/address.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { ColumnChoice, useColumns } from "./columns.js";
import { ExportDialog, Exports } from "./exports.js";
import { cellText, fieldsOf, valueAt } from "./fields.js";
import { RecordDialog } from "./record_dialog.js";

/** @typedef {import("../api/data.js").Snapshot} Snapshot */
/** @typedef {import("../api/data.js").StoredRecord} StoredRecord */
/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/sources.js").Platform} Platform */

const TYPING_MS = 300;

/** @param {{accountId: string, sourceId: string}} props */
export function SourceData({ accountId, sourceId }) {
  return html`<${SourceFrame}
    accountId=${accountId}
    sourceId=${sourceId}
    tab="sourceData"
    content=${(/** @type {Source} */ source, /** @type {Platform | undefined} */ platform) =>
      html`<${Snapshots} source=${source} platform=${platform} />`}
  />`;
}

/** @param {Record<string, string>} params what of the address changes */
function show(params) {
  const { path, params: before } = place.peek();
  open(path, { params: { ...before, ...params }, replace: true });
}

/** @param {{source: Source, platform: Platform | undefined}} props */
function Snapshots({ source, platform }) {
  const { accountId, sourceId } = source;
  const { answer, problem, again } = useAsking(
    () => snapshotsOf(accountId, sourceId),
    [accountId, sourceId],
  );
  useFresh(["sources"], again);
  const [isExporting, setExporting] = useState(false);
  const [made, setMade] = useState(0);
  const { snapshot = "", type = "" } = place.value.params;
  const current = answer?.find((one) => one.snapshot === snapshot) ?? answer?.[0];
  const types = current?.dataTypes ?? [];
  const shown = types.find((one) => one.name === type) ?? types[0];
  if (problem) return html`<${Problem} error=${problem} onRetry=${again} />`;
  if (answer && !current) {
    const hasRun = Boolean(source.lastSyncAt);
    return html`<${Empty} title=${text(hasRun ? "records.noneKept" : "records.noSnapshot")}>
      <p>${text(hasRun ? "records.noneKeptHint" : "records.noSnapshotHint")}</p>
    <//>`;
  }
  if (!current || !answer) return null;
  return html`<div class="data-choice">
      <${Field}
        label=${text("records.snapshot")}
        value=${current.snapshot}
        options=${answer.map((one, at) => [one.snapshot, snapshotText(one, at === 0)])}
        onValue=${(/** @type {string} */ one) => show({ snapshot: one })}
      />
      <${Field}
        label=${text("types.one")}
        value=${shown?.name ?? ""}
        options=${types.map((one) => [
          one.name,
          `${typeTitle(platform, one.name)} (${numberText(one.records)})`,
        ])}
        onValue=${(/** @type {string} */ one) => show({ type: one, q: "" })}
      />
      <${Deed} permission="data.export" onClick=${() => setExporting(true)}>
        <${Icon} name="download" />${text("exports.open")}
      <//>
    </div>
    ${shown
      ? html`<${Records}
          key=${`${current.snapshot} ${shown.name}`}
          source=${source}
          title=${typeTitle(platform, shown.name)}
          snapshot=${current.snapshot}
          type=${shown}
        />`
      : null}
    ${can("data.export") ? html`<${Exports} source=${source} made=${made} />` : null}
    ${isExporting
      ? html`<${ExportDialog}
          source=${source}
          platform=${platform}
          snapshot=${current}
          type=${shown?.name ?? ""}
          onDone=${() => {
            setExporting(false);
            setMade((count) => count + 1);
          }}
          onClose=${() => setExporting(false)}
        />`
      : null}`;
}

/** @param {Snapshot} snapshot @param {boolean} isNewest */
function snapshotText({ endedAt, isPartial }, isNewest) {
  const at = timeText(Date.parse(endedAt), { dateStyle: "medium", timeStyle: "short" });
  const notes = [isNewest ? text("records.newest") : "", isPartial ? text("outcome.partial") : ""];
  return [at, ...notes.filter(Boolean)].join(" · ");
}

/**
 * @param {{source: Source, title: string, snapshot: string,
 *   type: import("../api/data.js").StoredType}} props
 */
function Records({ source, title, snapshot, type }) {
  const { accountId, sourceId } = source;
  const { q = "" } = place.value.params;
  const [typed, setTyped] = useState(q);
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  const [opened, setOpened] = useState(/** @type {StoredRecord | null} */ (null));
  const cursor = cursors.at(-1) ?? "";
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.trim() === q) return;
      setCursors([]);
      show({ q: typed.trim() });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer, problem, again } = useAsking(
    () => recordsOf(accountId, sourceId, type.name, { snapshot, q, cursor }),
    [sourceId, type.name, snapshot, q, cursor],
  );
  const rows = answer?.items ?? [];
  const isWhole = !answer?.nextCursor && !cursor;
  const fields = fieldsOf(type, rows);
  const { shown, choose } = useColumns(`${source.platform}.${type.name}`, fields, rows);
  const columns = [
    { name: "id", label: text("records.id"), cell: (/** @type {StoredRecord} */ one) => one.id },
    ...shown.map((field) => ({
      name: field,
      label: field.split(".").at(-1) ?? field,
      hint: field,
      cell: (/** @type {StoredRecord} */ one) => cellText(valueAt(one.data, field)),
    })),
  ];
  return html`<section class="records" aria-label=${title}>
    <div class="records-tools">
      <${Field}
        label=${text("records.search", { type: title })}
        type="search"
        value=${typed}
        onValue=${setTyped}
      />
      <${ColumnChoice} fields=${fields} shown=${shown} onChoose=${choose} />
    </div>
    <${Problem} error=${problem} onRetry=${again} />
    <p class="hint" role="status">
      ${answer && q
        ? text(isWhole ? "records.found" : "records.foundMore", { count: rows.length, q })
        : ""}
    </p>
    ${rows.length
      ? html`<${Table}
          label=${title}
          columns=${columns}
          rows=${rows}
          idOf=${(/** @type {StoredRecord} */ one) => one.id}
          onOpen=${setOpened}
        />`
      : null}
    ${answer && !rows.length && !q ? html`<p class="hint">${text("records.none")}</p>` : null}
    <${Pager} cursors=${cursors} next=${answer?.nextCursor ?? null} onCursors=${setCursors} />
    ${opened
      ? html`<${RecordDialog} record=${opened} title=${title} onClose=${() => setOpened(null)} />`
      : null}
  </section>`;
}
