/**
 * The account that is open, what the person may do there, and all accounts of the person.
 *
 *     can("users.invite")      whether the person has a permission, also if it is limited
 *     lacks("users.invite")    why not, in words; empty: the person has it
 *     await loadAccount(id)    reads the open account again, after a change to it
 *     await loadAccounts()     reads the tree again, after a change to it
 */

import { accountAt, myAccounts, planOf, rightsOf } from "../api/accounts.js";
import { batch, signal } from "../kit/vendor/signals.js";
import { text } from "../words.js";
import { user } from "./session.js";

/** @typedef {import("../api/shapes.js").Account} Account */
/** @typedef {import("../api/shapes.js").MyAccount} MyAccount */
/** @typedef {import("../api/shapes.js").Right} Right */
/** @typedef {import("../api/shapes.js").Subscription} Subscription */

/** All accounts of the person; undefined until the server has responded. */
export const accounts = signal(/** @type {MyAccount[] | undefined} */ (undefined));

/** Whether `accounts` are all of them: the server lists only so many. */
export const isTreeWhole = signal(true);

/** The id of the account that is open; empty: none yet. */
export const currentId = signal("");

/** The account that is open, once the server has responded. */
export const account = signal(/** @type {Account | null} */ (null));

/** What the person may do there, by permission: `users.invite:member` is a limited one. */
export const rights = signal(/** @type {Map<string, Right>} */ (new Map()));

/** The plan of the account's tree; null without the permission to read it. */
export const subscription = signal(/** @type {Subscription | null} */ (null));

/** Why the account cannot be shown. */
export const accountProblem = signal(/** @type {unknown} */ (null));

export async function loadAccounts() {
  const found = await myAccounts();
  batch(() => {
    accounts.value = found.items;
    isTreeWhole.value = found.isComplete ?? true;
  });
}

/**
 * Opens an account, or reads the open one again.
 * @param {string} accountId
 */
export async function loadAccount(accountId) {
  const who = user.peek();
  if (!who) return;
  if (accountId !== currentId.peek()) forgetAccount(accountId);
  try {
    const [one, items] = await Promise.all([accountAt(accountId), rightsOf(accountId, who.userId)]);
    const permitted = new Map(items.map((right) => [right.permission, right]));
    const plan = permitted.has("billing.read") ? await planOf(accountId) : null;
    if (currentId.peek() !== accountId) return; // the person has gone on
    batch(() => {
      account.value = one;
      rights.value = permitted;
      subscription.value = plan;
      accountProblem.value = null;
    });
  } catch (error) {
    if (currentId.peek() === accountId) accountProblem.value = error;
  }
}

/** @param {string} [nextId] of the account that is opened next */
export function forgetAccount(nextId = "") {
  batch(() => {
    currentId.value = nextId;
    account.value = null;
    rights.value = new Map();
    subscription.value = null;
    accountProblem.value = null;
  });
}

/** Forgets everything about a person who has left. */
export function forgetAll() {
  forgetAccount();
  accounts.value = undefined;
}

/** The account where the person starts. */
export function startId() {
  const all = accounts.value ?? [];
  return (all.find((one) => one.isDefault) ?? all[0])?.accountId ?? "";
}

/** @param {string} permission */
export function can(permission) {
  return limitsOf(permission) !== null;
}

/**
 * The limits of a permission: none if it is unlimited; null without it.
 * @param {string} permission
 * @returns {string[] | null}
 */
export function limitsOf(permission) {
  if (rights.value.has(permission)) return [];
  const prefix = `${permission}:`;
  const found = [...rights.value.keys()].filter((one) => one.startsWith(prefix));
  return found.length ? found.map((one) => one.slice(prefix.length)) : null;
}

/**
 * Why the person may not do something here; empty: they may.
 * @param {string} permission
 */
export function lacks(permission) {
  if (!account.value || can(permission)) return "";
  if (account.value.status !== "active") return text(`lacks.${account.value.status}`);
  return text("lacks.permission", { permission });
}
