/** Requests about schedules: when sources are run. */

import { pathOf } from "./accounts.js";
import { ask } from "./request.js";
import { sourcesPath } from "./sources.js";

/** @typedef {"hourly" | "daily" | "weekly" | "monthly" | "custom"} ScheduleType */

/**
 * @typedef {object} Timing
 * @property {ScheduleType} type
 * @property {string} [at]
 * @property {string} [weekday]
 * @property {number | "last"} [day]
 * @property {string} [cron]
 * @property {string} timezone
 */

/**
 * @typedef {object} Schedule
 * @property {string} scheduleId
 * @property {string} sourceId
 * @property {ScheduleType} type
 * @property {string} cron
 * @property {string} timezone
 * @property {string[]} dataTypes
 * @property {boolean} isActive
 * @property {string} nextRunAt
 * @property {number} jitterMinutes
 * @property {string} createdAt
 * @property {string} [lastRunAt]
 */

/**
 * @typedef {object} Preview
 * @property {string} cron
 * @property {string} timezone
 * @property {{local: string, at: string}[]} items
 * @property {boolean} isAllowed false: more often than the plan allows
 */

/** @param {string} accountId @param {string} sourceId @returns {Promise<Schedule[]>} */
export async function schedulesOf(accountId, sourceId) {
  return (await ask("GET", schedulesPath(accountId, sourceId))).items;
}

/**
 * The schedules of all sources of an account.
 * @param {string} accountId
 * @returns {Promise<Schedule[]>}
 */
export async function allSchedules(accountId) {
  return (await ask("GET", `${pathOf(accountId)}/schedules`)).items;
}

/** @param {string} accountId @param {Timing} timing @returns {Promise<Preview>} */
export async function previewOf(accountId, timing) {
  return ask("POST", `${pathOf(accountId)}/schedules/preview`, { json: timing });
}

/**
 * @param {string} accountId
 * @param {string} sourceId
 * @param {Timing & {dataTypes?: string[]}} given
 */
export async function createSchedule(accountId, sourceId, given) {
  await ask("POST", schedulesPath(accountId, sourceId), { json: given });
}

/**
 * @param {string} accountId
 * @param {Schedule} schedule
 * @param {Timing & {dataTypes?: string[]}} changes
 */
export async function changeSchedule(accountId, { sourceId, scheduleId }, changes) {
  await ask("PATCH", schedulesPath(accountId, sourceId, scheduleId), { json: changes });
}

/** @param {string} accountId @param {Schedule} schedule */
export async function deleteSchedule(accountId, { sourceId, scheduleId }) {
  await ask("DELETE", schedulesPath(accountId, sourceId, scheduleId));
}

/** @param {string} accountId @param {Schedule} schedule @param {boolean} isOn */
export async function switchSchedule(accountId, { sourceId, scheduleId }, isOn) {
  const path = schedulesPath(accountId, sourceId, scheduleId);
  await ask("POST", `${path}/${isOn ? "resume" : "pause"}`);
}

/**
 * @param {string} accountId
 * @param {Schedule} schedule
 * @returns {Promise<string>} the id of the run
 */
export async function runSchedule(accountId, { sourceId, scheduleId }) {
  return (await ask("POST", `${schedulesPath(accountId, sourceId, scheduleId)}/run`)).syncId;
}

/** @param {string} accountId @param {string} sourceId @param {string} [scheduleId] */
function schedulesPath(accountId, sourceId, scheduleId = "") {
  const path = `${sourcesPath(accountId, sourceId)}/schedules`;
  return `${path}${scheduleId && `/${encodeURIComponent(scheduleId)}`}`;
}
