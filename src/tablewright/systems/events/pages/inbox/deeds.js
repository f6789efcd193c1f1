/**
 * What can be done to events, with its notice and, where there is one, its way back.
 * Not here: the requests (`api/events.js`), the page that shows the outcome (`pile.js`).
 */

import { acknowledge, acknowledgeAll, deleteAll, deleteEvent, putBack } from "../api/events.js";
import { readFiguresSoon } from "../state/figures.js";
import { complain, notify } from "../kit/state/notices.js";
import { apply, load } from "./pile.js";
import { text } from "../words.js";

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
    notify(text("event.acknowledged", { count: done.length }), {
      label: text("event.putBack"),
      act: () => putBackEvents(done),
    });
    if (failed.length) notify(text("event.missing", { count: failed.length }));
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
    notify(text("event.putBackDone", { count: ids.length }));
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
  notify(text("event.deleted", { count: ids.length }));
}
