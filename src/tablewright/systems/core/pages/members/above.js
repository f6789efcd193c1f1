/** People whose role in an account above counts here too, and the names of all who work here. */

import { membersOf } from "../api/members.js";
import { ApiError } from "../api/request.js";
import { useAsking } from "../kit/state/asking.js";
import { account, accounts, can } from "../state/account.js";
import { nameOf, user } from "../state/session.js";

/** @typedef {import("../api/shapes.js").Member} Member */
/** @typedef {import("../api/shapes.js").MyAccount} MyAccount */
/** @typedef {{from: MyAccount, members: Member[]}} Inherited */

/**
 * The members of the accounts above, nearest first, as far as the person may see them.
 * @param {string} accountId
 * @returns {Promise<Inherited[]>}
 */
export async function membersAbove(accountId) {
  const all = new Map((accounts.peek() ?? []).map((one) => [one.accountId, one]));
  const chain = [];
  let above = all.get(account.peek()?.parentAccountId ?? all.get(accountId)?.parentAccountId ?? "");
  while (above) {
    chain.push(above);
    above = all.get(above.parentAccountId ?? "");
  }
  const found = await Promise.all(
    chain.map(async (from) => {
      try {
        return { from, members: await membersOf(from.accountId) };
      } catch (error) {
        if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
        throw error;
      }
    }),
  );
  return found.filter((one) => one !== null);
}

/**
 * The names of the people who work in an account, by their ids, as far as the reader may see them.
 * @param {string} accountId
 * @returns {ReadonlyMap<string, string>}
 */
export function useNames(accountId) {
  const { answer } = useAsking(async () => {
    if (!can("users.read")) return [];
    const [own, above] = await Promise.all([membersOf(accountId), membersAbove(accountId)]);
    return [...above.flatMap((one) => one.members), ...own];
  }, [accountId]);
  const names = new Map((answer ?? []).map((one) => [one.userId, one.name || one.email || ""]));
  const who = user.value;
  if (who) names.set(who.userId, nameOf(who));
  return names;
}
