/**
 * Imports a file: it is chosen or dropped, previewed, and written, with its progress.
 * Not here: which tree it goes into (a property).
 */

import { examineFile, importFile, readImport } from "../api/trees.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { complain, notify } from "../kit/state/notices.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { sizeText } from "../kit/words.js";
import { text } from "../words.js";
import { ImportReport } from "./import_report.js";

const LOOK_AGAIN_MS = 300;
const ENDINGS = ".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";

/** @typedef {{written: number, total: number}} Progress */
/** @typedef {"choose" | "read" | "look" | "write" | "done"} Step */

/**
 * @param {{
 *   first?: File | null,
 *   isReady?: boolean,
 *   isLookedAt?: boolean,
 *   prepare: () => Promise<string>,
 *   onFile?: (file: File) => void,
 *   onRefused?: () => Promise<void>,
 *   onWritten?: () => void,
 *   onDone: () => void,
 * }} props `prepare` gives the tree to write into; with `isLookedAt`, what the file would do is
 *   shown before it is done; `onWritten` is told also where the dialog has been closed meanwhile
 */
export function ImportFile({
  first,
  isReady = true,
  isLookedAt = false,
  prepare,
  onFile,
  onRefused,
  onWritten,
  onDone,
}) {
  const [file, setFile] = useState(/** @type {File | null} */ (first ?? null));
  const [step, setStep] = useState(/** @type {Step} */ ("choose"));
  const [progress, setProgress] = useState(/** @type {Progress | null} */ (null));
  const [report, setReport] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const isBusy = step === "read" || step === "write";
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  /** @param {File | undefined} chosen */
  const choose = (chosen) => {
    if (!chosen || isBusy) return;
    setProblem(null);
    setReport(null);
    setStep("choose");
    setFile(chosen);
    onFile?.(chosen);
  };
  const take = async () => {
    if (!file) return;
    const isLooking = isLookedAt && step === "choose";
    setStep(isLooking ? "read" : "write");
    setProblem(null);
    setProgress(null);
    try {
      const treeId = await prepare();
      if (isLooking) setReport(await examineFile(treeId, file));
      else {
        setReport(await written(treeId, file, setProgress));
        onWritten?.();
        if (!isOpen.current) notify(text("import.imported", { file: file.name }));
      }
      setStep(isLooking ? "look" : "done");
    } catch (error) {
      if (isOpen.current) setProblem(error);
      else complain(error);
      setStep("choose");
      await onRefused?.();
    }
  };
  return html`<div class="stack">
    ${step === "done"
      ? null
      : html`<${DropPlace} file=${file} onFile=${choose} isBusy=${isBusy} />`}
    <${FileProblem} error=${problem} />
    ${isBusy ? html`<${Bar} progress=${progress} />` : null}
    ${step === "look"
      ? html`<${ImportReport} report=${report} isDone=${false} />
          <p class="hint">${text("import.forGood")}</p>`
      : null}
    ${step === "done"
      ? html`<${ImportReport} report=${report} isDone=${true} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${onDone}>
              ${text("import.open")}
            </button>
          </div>`
      : html`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!file || !isReady || isBusy}
            onClick=${take}
          >
            <${Icon} name="importing" />${labelOf(step, isLookedAt)}
          </button>
        </div>`}
  </div>`;
}

/**
 * @param {Step} step
 * @param {boolean} isLookedAt
 */
function labelOf(step, isLookedAt) {
  if (step === "read") return text("import.reading");
  if (step === "write") return text("import.importing");
  return text(step === "choose" && isLookedAt ? "import.preview" : "import.import");
}

/**
 * Imports the file into the tree, and follows the progress.
 * @param {string} treeId
 * @param {File} file
 * @param {(progress: Progress) => void} tell
 */
async function written(treeId, file, tell) {
  const begun = await importFile(treeId, file);
  for (;;) {
    const { state, written = 0, total = 0, ...more } = await readImport(treeId, begun.importId);
    tell({ written, total });
    if (state === "done") return more.report;
    if (state === "failed") throw new Error(more.trouble ?? text("import.notImported"));
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** @param {{file: File | null, onFile: (file: File | undefined) => void, isBusy: boolean}} props */
function DropPlace({ file, onFile, isBusy }) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => () => setOver(false), []);
  return html`<div
    class="drop-place ${isOver ? "over" : ""}"
    onDragOver=${(/** @type {Event} */ e) => {
      e.preventDefault();
      setOver(true);
    }}
    onDragLeave=${() => setOver(false)}
    onDrop=${(/** @type {DragEvent} */ e) => {
      e.preventDefault();
      setOver(false);
      onFile(e.dataTransfer?.files[0]);
    }}
  >
    <${Icon} name="importing" />
    ${file
      ? html`<p><strong>${file.name}</strong><br />${sizeText(file.size)}</p>`
      : html`<p>${text("import.dropHere")}</p>`}
    <button
      type="button"
      class="button"
      disabled=${isBusy}
      onClick=${() => chooser.current?.click()}
    >
      ${text(file ? "import.chooseOther" : "import.choose")}
    </button>
    <input
      type="file"
      hidden
      ref=${chooser}
      accept=${ENDINGS}
      aria-label=${text("import.file")}
      onChange=${(/** @type {any} */ e) => onFile(e.target.files[0])}
    />
  </div>`;
}

/** @param {{progress: Progress | null}} props */
function Bar({ progress }) {
  const isCounted = progress !== null && progress.total > 0;
  return html`<div role="status">
    <label class="field-label" for="import-progress">
      ${isCounted
        ? text("import.progress", { written: progress.written, total: progress.total })
        : text("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${isCounted ? progress.total : undefined}
      value=${isCounted ? progress.written : undefined}
    ></progress>
  </div>`;
}

/** @param {{error: any}} props */
function FileProblem({ error }) {
  const { line } = error?.details ?? {};
  return html`<${Problem} error=${error} />
    ${line
      ? html`<p class="hint">${text("import.fix")}</p>`
      : null}`;
}
