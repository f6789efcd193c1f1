/**
 * Changes in the open account, by which views stay up to date.
 *
 *     useFresh(["members"], people.again);
 */

import { openChanges } from "../api/accounts.js";
import { ApiError } from "../kit/state/api_error.js";
import { makeChanges, useChanges } from "../kit/state/changes.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { account, accountProblem, currentId, loadAccount, loadAccounts } from "./account.js";
import { user } from "./session.js";

/** @typedef {"account" | "members" | "keys" | "webhooks" | "deliveries" | "activities" | "usage" |
 *   "plan" | "sources"} Kind */

const changes = makeChanges({
  open: async (lastId, signal) => {
    const accountId = currentId.peek();
    try {
      return await openChanges(accountId, lastId, signal);
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
  useEffect(() => (isOpen ? changes.follow() : undefined), [currentId.value, isOpen]);
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
