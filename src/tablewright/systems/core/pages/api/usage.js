/** Requests about usage, plans and monthly reports. */

import { pathOf } from "./accounts.js";
import { ask, everyOne } from "./request.js";

/** @typedef {Record<string, Record<string, number>>} Shares counts by name */

/**
 * @typedef {object} UsageDay
 * @property {string} day
 * @property {Record<string, number>} totals
 * @property {Shares} [byPlatform]
 * @property {Shares | null} [byUser]
 */

/**
 * @typedef {object} Plan
 * @property {string} planId
 * @property {string} name
 * @property {number} price in minor units
 * @property {string} currency
 * @property {Record<string, number | string>} limits
 * @property {string[]} features
 * @property {boolean} isActive
 */

/** @typedef {{kind: string, id: string, name: string}} PausedOne what a smaller plan pauses */

/**
 * @param {string} accountId
 * @param {{from: string, to: string}} query days
 * @returns {Promise<{items: UsageDay[], totals: Record<string, number>}>}
 */
export async function usageOf(accountId, query) {
  return ask("GET", `${pathOf(accountId)}/usage`, { query });
}

/** @returns {Promise<Plan[]>} */
export async function plans() {
  return everyOne("v1/plans");
}

/**
 * @param {string} accountId
 * @param {string} planId
 * @param {string} [tag] confirms what the plan pauses
 */
export async function choosePlan(accountId, planId, tag) {
  await ask("PUT", `${pathOf(accountId)}/plan`, { json: tag ? { planId, tag } : { planId } });
}

/** @param {string} accountId */
export async function cancelPlan(accountId) {
  await ask("DELETE", `${pathOf(accountId)}/plan`);
}

/**
 * The address of a report.
 * @param {string} accountId
 * @param {string} month such as `2026-11`
 * @param {"csv" | "html" | "json"} format
 */
export function reportAddress(accountId, month, format) {
  return `${pathOf(accountId)}/reports/${month}?format=${format}`;
}
