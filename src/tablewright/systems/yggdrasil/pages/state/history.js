/**
 * History: the changes to the open tree, to undo and redo them.
 *
 * A deed knows how to be done and how to be undone, each by requests of its own. What is refused
 * stays where it was, to be tried again.
 * Not here: the deeds (`deeds/`).
 */

import { ApiError } from "../api/request.js";
import { computed, signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";
import { go } from "./address.js";
import { complain, dismissAll, dismissOffers, notify } from "../kit/state/notices.js";
import { people, refresh } from "./tree.js";

/**
 * @typedef {object} Deed
 * @property {string} what in words, such as "adding Anna Berg"
 * @property {() => Promise<Outcome | void>} act does it, also again
 * @property {() => Promise<Outcome | void>} undo
 */

/**
 * @typedef {object} Outcome
 * @property {string} [opens] whose panel is open afterwards
 * @property {boolean} [isForGood] there is no way back
 */

const KEPT_MAX = 50;

const done = signal(/** @type {Deed[]} */ ([]));
const undone = signal(/** @type {Deed[]} */ ([]));

/** Whether a deed is under way: the next one waits. */
export const isBusy = signal(false);

/** What can be undone next, in words; empty: nothing. */
export const undoable = computed(() => done.value.at(-1)?.what ?? "");

/** What can be done again next, in words; empty: nothing. */
export const redoable = computed(() => undone.value.at(-1)?.what ?? "");

/** Forgets everything: another tree is opened. */
export function forgetHistory() {
  done.value = [];
  undone.value = [];
  dismissOffers();
}

/**
 * Does something and remembers it; raises what the server refuses.
 * @param {Deed} deed
 * @param {string} told what the reader is told
 */
export async function perform(deed, told) {
  const isForGood = await busily(deed.act);
  undone.value = [];
  remember(deed, told, isForGood);
}

/** Undoes the last deed. */
export async function undo() {
  const deed = done.peek().at(-1);
  if (!deed || isBusy.peek()) return;
  dismissAll();
  let isForGood;
  try {
    isForGood = await busily(deed.undo);
  } catch (error) {
    complain(error);
    return;
  }
  done.value = done.value.filter((one) => one !== deed);
  // What was undone before it was done after it, and may need it.
  undone.value = isForGood ? [] : [...undone.value, deed];
  const { what } = deed;
  if (isForGood) notify(text("history.undoneForGood", { what }));
  else notify(text("history.undone", { what }), { label: text("button.redo"), act: redo });
}

/** Does again what was undone last. */
export async function redo() {
  const deed = undone.peek().at(-1);
  if (!deed || isBusy.peek()) return;
  dismissAll();
  let isForGood;
  try {
    isForGood = await busily(deed.act);
  } catch (error) {
    complain(error);
    return;
  }
  undone.value = undone.value.filter((one) => one !== deed);
  remember(deed, text("history.redone", { what: deed.what }), isForGood);
}

/**
 * @param {Deed} deed
 * @param {string} told
 * @param {boolean} isForGood
 */
function remember(deed, told, isForGood) {
  if (isForGood) {
    forgetHistory(); // older deeds may be about somebody who is not there any more
    notify(text("history.doneForGood", { done: told }));
  } else {
    done.value = [...done.value, deed].slice(-KEPT_MAX);
    dismissOffers(); // an older one would undo this deed, and not the one that it tells of
    notify(told, { label: text("button.undo"), act: undo });
  }
}

/**
 * @param {Deed["act"]} act
 * @returns {Promise<boolean>} whether there is no way back
 */
async function busily(act) {
  isBusy.value = true;
  /** @type {Outcome | undefined} */
  let outcome;
  let isQuiet = false;
  try {
    outcome = (await act()) || undefined;
  } catch (error) {
    // A server that did not answer has no tree to read either: one error is enough.
    isQuiet = error instanceof ApiError && !error.status;
    throw error;
  } finally {
    await refresh({ isQuiet });
    isBusy.value = false;
  }
  const { opens = "", isForGood = false } = outcome ?? {};
  if (people.peek().has(opens)) go({ person: opens });
  return isForGood;
}
