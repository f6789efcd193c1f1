/** Exports of a source's data: creating a file, how far it is, and the link to it. */

import { createExport, deleteExport, exportFile, exportsOf } from "../api/data.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { When } from "../kit/parts/when.js";
import { useAsking } from "../kit/state/asking.js";
import { complain } from "../kit/state/notices.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { sizeText } from "../kit/words.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { dayOf } from "../parts/facts.js";
import { Panel } from "../parts/view.js";
import { typeTitle } from "../sources/health.js";
import { TypeChoice } from "../sources/type_choice.js";
import { impersonatedUntil } from "../state/session.js";
import { text } from "../words.js";

/** @typedef {import("../api/data.js").Export} Export */
/** @typedef {import("../api/data.js").Snapshot} Snapshot */
/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/sources.js").Platform} Platform */

const LOOK_MS = 1_500; // while a file is being written
const FORMATS = /** @type {const} */ (["csv", "xlsx", "json", "jsonl"]);

/** @param {{source: Source, made: number}} props `made` counts those that were requested here */
export function Exports({ source, made }) {
  const { accountId, sourceId } = source;
  const { answer, again } = useAsking(
    () => exportsOf(accountId, sourceId),
    [accountId, sourceId, made],
  );
  const isWaiting = answer?.some((one) => one.status === "pending") ?? false;
  useEffect(() => {
    const timer = isWaiting ? setInterval(again, LOOK_MS) : 0;
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (!answer?.length) return null;
  return html`<${Panel} title=${text("exports.title")} hint=${text("exports.hint")}>
    <ul class="rows" aria-live="polite">
      ${answer.map(
        (one) => html`<${ExportRow} key=${one.exportId} accountId=${accountId} made=${one}
          onChange=${again} />`,
      )}
    </ul>
  <//>`;
}

/** @param {{accountId: string, made: Export, onChange: () => Promise<void>}} props */
function ExportRow({ accountId, made, onChange }) {
  const remove = async () => {
    try {
      await deleteExport(accountId, made.exportId);
      await onChange();
    } catch (error) {
      complain(error);
    }
  };
  const facts = [
    made.sizeBytes === undefined ? "" : sizeText(made.sizeBytes),
    made.expiresAt ? text("exports.until", { day: dayOf(made.expiresAt) }) : "",
  ].filter(Boolean);
  return html`<li class="row">
    <div class="row-words">
      <strong class="long">${made.name}</strong>
      <span class="hint">
        <${When} ms=${Date.parse(made.createdAt)} />${facts.map((one) => ` · ${one}`)}
      </span>
      ${made.error ? html`<span class="hint fault">${made.error}</span>` : null}
    </div>
    ${made.status === "pending"
      ? html`<div class="export-wait">
          <progress aria-label=${text("exports.writing")}></progress>
          <span class="hint">${text("exports.writing")}</span>
        </div>`
      : null}
    ${made.status === "failed"
      ? html`<span class="badge badge-danger">${text("exports.failed")}</span>`
      : null}
    <div class="row-tools">
      ${made.status === "ready" && !impersonatedUntil.value
        ? html`<a class="button" href=${exportFile(accountId, made.exportId)} download>
            <${Icon} name="download" />${text("exports.download")}
          </a>`
        : null}
      ${made.status === "pending"
        ? null
        : html`<button
            type="button"
            class="button quiet icon-only"
            aria-label=${text("exports.delete", { name: made.name })}
            onClick=${remove}
          >
            <${Icon} name="bin" />
          </button>`}
    </div>
  </li>`;
}

/**
 * @param {{source: Source, platform: Platform | undefined, snapshot: Snapshot, type: string,
 *   onDone: () => void, onClose: () => void}} props
 */
export function ExportDialog({ source, platform, snapshot, type, onDone, onClose }) {
  const [types, setTypes] = useState(type ? [type] : []);
  const entry = useEntry({ format: /** @type {string} */ ("csv") }, async ({ format }) => {
    if (!types.length) return;
    await createExport(source.accountId, {
      sourceId: source.sourceId,
      dataTypes: types,
      format: FORMATS.find((one) => one === format) ?? "csv",
      snapshot: snapshot.snapshot,
    });
    onDone();
  });
  return html`<${EntryDialog}
    title=${text("exports.createTitle")}
    label=${text("exports.create")}
    entry=${entry}
    onClose=${onClose}
  >
    <${Field}
      label=${text("exports.format")}
      hint=${types.length > 1 ? text("exports.zip") : undefined}
      options=${FORMATS.map((one) => [one, text(`format.${one}`)])}
      data-first
      ...${entry.fieldOf("format")}
    />
    <${TypeChoice}
      legend=${text("types.title")}
      types=${snapshot.dataTypes.map(({ name, records }) => ({
        name,
        title: typeTitle(platform, name),
        note: text("records.count", { count: records }),
      }))}
      chosen=${types}
      onChosen=${setTypes}
    />
  <//>`;
}
