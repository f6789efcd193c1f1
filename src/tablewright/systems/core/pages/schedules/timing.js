/** The times of a schedule: as fields, as the request has them, and in words. */

import { account } from "../state/account.js";
import { text } from "../words.js";

/** @typedef {import("../api/schedules.js").Schedule} Schedule */
/** @typedef {import("../api/schedules.js").ScheduleType} ScheduleType */
/** @typedef {import("../api/schedules.js").Timing} Timing */

/**
 * What a person enters.
 * @typedef {object} Entered
 * @property {ScheduleType} type
 * @property {string} at
 * @property {string} weekday
 * @property {string} day
 * @property {string} cron
 * @property {string} timezone
 */

export const TYPES = /** @type {const} */ (["hourly", "daily", "weekly", "monthly", "custom"]);

export const WEEKDAYS = /** @type {const} */ ([
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
]);

const BY_NUMBER = /** @type {const} */ ([
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
]);

/** @returns {Entered} each night, in the account's time zone */
export function usual() {
  const zone = account.value?.settings?.["timezone"];
  return {
    type: "daily",
    at: "02:00",
    weekday: "monday",
    day: "1",
    cron: "",
    timezone: String(zone || Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"),
  };
}

/** @param {Schedule} schedule @returns {Entered} */
export function enteredOf({ type, cron, timezone }) {
  const [minute = "0", hour = "*", day = "1", , weekday = "1"] = cron.split(" ");
  const at = `${(hour === "*" ? "0" : hour).padStart(2, "0")}:${minute.padStart(2, "0")}`;
  return {
    type,
    at: type === "custom" ? "02:00" : at,
    weekday: BY_NUMBER[Number(weekday)] ?? "monday",
    day: day === "L" ? "last" : day === "*" ? "1" : day,
    cron,
    timezone,
  };
}

/** @param {Entered} entered @returns {Timing} with only what its type has */
export function timingOf({ type, at, weekday, day, cron, timezone }) {
  const zone = { type, timezone: timezone.trim() };
  if (type === "custom") return { ...zone, cron: cron.trim() };
  if (type === "weekly") return { ...zone, at, weekday };
  if (type === "monthly") return { ...zone, at, day: day === "last" ? "last" : Number(day) };
  return { ...zone, at };
}

/** @param {Schedule} schedule when it runs, in words */
export function timingText(schedule) {
  return enteredText(enteredOf(schedule));
}

/** @param {Entered} entered when it runs, in words */
export function enteredText({ type, at, weekday, day, cron }) {
  const named = WEEKDAYS.find((one) => one === weekday) ?? "monday";
  if (type === "hourly") return text("timing.hourlyAt", { minute: at.slice(3) });
  if (type === "daily") return text("timing.dailyAt", { at });
  if (type === "weekly") {
    return text("timing.weeklyAt", { at, day: text(`weekday.${named}`) });
  }
  if (type === "monthly") {
    return day === "last" ? text("timing.lastAt", { at }) : text("timing.monthlyAt", { at, day });
  }
  return text("timing.customAt", { cron });
}
