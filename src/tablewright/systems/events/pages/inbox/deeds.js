/**
 * What can be done to events, with its notice and, where there is one, its way back.
 * Not here: the requests (`api/events.js`), the page that shows the outcome (`pile.js`).
 */

import { acknowledge, acknowledgeAll, deleteAll, deleteEvent, putBack } from "../api/events.js";
import { readFiguresSoon } from "../state/figures.js";
import { complain, notify } from "../kit/state/notices.js";
import { apply, load } from "./pile.js";

/** Says how many, in words. @param {number} count */
const counted = (count) => (count === 1 ? "1 event" : `${count} events`);

/**
 * Takes events out of the inbox.
 * @param {readonly string[]} ids
 */
export async function acknowledgeEvents(ids) {
  if (ids.length === 0) return;
  try {
    const [first = ""] = ids;
    const failed = ids.length === 1 ? (await acknowledge(first), []) : await acknowledgeAll(ids);
    const done = ids.filter((id) => !failed.includes(id));
    readFiguresSoon();
    apply(done, { status: "delivered", deliveredAtMs: Date.now(), leaseUntilMs: null });
    notify(`Acknowledged ${counted(done.length)}.`, {
      label: "Put back",
      act: () => putBackEvents(done),
    });
    if (failed.length) notify(`${counted(failed.length)} could not be found any more.`);
  } catch (error) {
    complain(error);
    load({ isQuiet: true });
  }
}

/**
 * Puts events back into the inbox.
 * @param {readonly string[]} ids
 */
export async function putBackEvents(ids) {
  try {
    for (const id of ids) await putBack(id);
    readFiguresSoon();
    apply(ids, { status: "undelivered", deliveredAtMs: null });
    notify(`Put ${counted(ids.length)} back into the inbox.`);
  } catch (error) {
    complain(error);
  }
  load({ isQuiet: true });
}

/**
 * Deletes events for good; raises `ApiError`, so that the question stays open.
 * @param {readonly string[]} ids
 */
export async function deleteEvents(ids) {
  const [first = ""] = ids;
  if (ids.length === 1) await deleteEvent(first);
  else await deleteAll(ids);
  readFiguresSoon();
  apply(ids, null);
  notify(`Deleted ${counted(ids.length)}.`);
}
