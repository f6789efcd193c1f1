/**
 * History: what was done to the tree that is open, to be undone and done again.
 *
 * A deed knows how to be done and how to be undone, each by requests of its own. Undoing the
 * deletion of somebody makes a new person, so older deeds ask `nowId` whom they are about.
 * Not here: the deeds (`deeds/`).
 */

import { computed, signal } from "../vendor/signals.js";
import { go, place } from "./address.js";
import { complain, dismissAll, notify } from "./notices.js";
import { refresh } from "./tree.js";

/**
 * @typedef {object} Deed
 * @property {string} what in words, such as "adding Anna Berg"
 * @property {() => Promise<void>} act does it, also again
 * @property {() => Promise<void>} undo
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

/** @type {Map<string, string>} */
const renamed = new Map();

/**
 * The id of somebody who may have been deleted and made again.
 * @param {string} id
 */
export function nowId(id) {
  let found = id;
  for (let next = renamed.get(found); next; next = renamed.get(found)) found = next;
  return found;
}

/**
 * Somebody was made again.
 * @param {string} before
 * @param {string} after
 */
export function rename(before, after) {
  const old = nowId(before);
  if (old !== after) renamed.set(old, after);
  if (place.peek().person === old) go({ person: after }, { replace: true });
  if (place.peek().root === old) go({ root: after }, { replace: true });
}

/** Forgets everything: another tree is opened. */
export function forgetHistory() {
  done.value = [];
  undone.value = [];
  renamed.clear();
}

/**
 * Does something and remembers it; raises what the server refuses.
 * @param {Deed} deed
 * @param {string} [told] what the reader is told
 */
export async function perform(deed, told) {
  await busily(deed.act);
  done.value = [...done.value, deed].slice(-KEPT_MAX);
  undone.value = [];
  if (told) notify(told, { label: "Undo", act: undo });
}

/** Undoes the last deed. */
export async function undo() {
  const deed = done.peek().at(-1);
  if (!deed || isBusy.peek()) return;
  dismissAll();
  try {
    await busily(deed.undo);
  } catch (error) {
    complain(error);
    return;
  }
  done.value = done.value.filter((one) => one !== deed);
  undone.value = [...undone.value, deed];
  notify(`Undone: ${deed.what}.`, { label: "Redo", act: redo });
}

/** Does again what was undone last. */
export async function redo() {
  const deed = undone.peek().at(-1);
  if (!deed || isBusy.peek()) return;
  dismissAll();
  try {
    await busily(deed.act);
  } catch (error) {
    complain(error);
    return;
  }
  undone.value = undone.value.filter((one) => one !== deed);
  done.value = [...done.value, deed];
  notify(`Done again: ${deed.what}.`, { label: "Undo", act: undo });
}

/** @param {() => Promise<void>} act */
async function busily(act) {
  isBusy.value = true;
  try {
    await act();
  } finally {
    isBusy.value = false;
    await refresh();
  }
}
