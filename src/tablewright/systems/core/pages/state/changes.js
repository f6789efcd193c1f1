/**
 * Changes in the open account, by which views stay up to date.
 *
 *     useFresh(["members"], people.again);
 *     useAlso(ids);                          changes in further accounts, which a view shows
 */

import { openChanges } from "../api/accounts.js";
import { ApiError } from "../kit/state/api_error.js";
import { makeChanges, useChanges } from "../kit/state/changes.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { signal } from "../kit/vendor/signals.js";
import { account, accountProblem, currentId, loadAccount, loadAccounts } from "./account.js";
import { user } from "./session.js";

/** @typedef {"account" | "members" | "keys" | "webhooks" | "deliveries" | "activities" | "usage" |
 *   "plan" | "sources"} Kind */

const ALSO_MAX = 50; // the server follows no more

/** The ids of further accounts, as one text. */
const alsoIds = signal("");

const changes = makeChanges({
  open: async (lastId, ending) => {
    const accountId = currentId.peek();
    const also = alsoIds.peek() ? alsoIds.peek().split(",") : [];
    try {
      return await openChanges(accountId, also, lastId, ending);
    } catch (error) {
      // The person may have lost the account.
      if (error instanceof ApiError && [403, 404].includes(error.status)) {
        await loadAccount(accountId);
      }
      throw error;
    }
  },
  isWanted: () => Boolean(user.peek() && account.peek() && !accountProblem.peek()),
});

/** Follows the open account, for the frame around all views. */
export function useOpenAccount() {
  const isOpen = Boolean(account.value) && !accountProblem.value;
  const followed = `${currentId.value} ${alsoIds.value}`;
  useEffect(() => (isOpen ? changes.follow() : undefined), [followed, isOpen]);
  useFresh(["account", "members", "plan"], () =>
    // The next change or visit reads again.
    Promise.all([loadAccount(currentId.peek()), loadAccounts()]).catch(() => {}),
  );
}

/**
 * Reads again when some kinds of things in the open account change.
 * @param {readonly Kind[]} kinds
 * @param {() => unknown} read
 */
export function useFresh(kinds, read) {
  useChanges(changes, kinds, read);
}

/**
 * Follows further accounts while a view shows them.
 * @param {Iterable<string>} ids
 */
export function useAlso(ids) {
  const others = [...ids].filter((one) => one !== currentId.value);
  const wanted = others.sort().slice(0, ALSO_MAX).join(",");
  useEffect(() => {
    alsoIds.value = wanted;
  }, [wanted]);
  useEffect(() => () => void (alsoIds.value = ""), []);
}
