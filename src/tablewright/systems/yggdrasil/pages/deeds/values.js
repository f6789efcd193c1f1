/** Values of people and relationships, as requests that restore them need them. */

const DATES = ["birthDate", "deathDate", "marriageDate", "divorceDate", "adoptionDate"];

/**
 * The values to send to undo changes.
 * @param {any} before
 * @param {Record<string, unknown>} changes
 */
export function valuesBefore(before, changes) {
  /** @type {Record<string, unknown>} */
  const old = {};
  for (const name of Object.keys(changes)) {
    const day = name.replace(/Text$/, "");
    // A date was given as a text or as a day: it is given back as it was.
    if (DATES.includes(day) && !before[name] && before[day]) old[day] = before[day];
    else old[name] = before[name] ?? null;
  }
  return old;
}

/**
 * Values without the days that their texts give already.
 * @param {Record<string, unknown>} values
 */
export function withoutDoubledDates(values) {
  const given = { ...values };
  for (const day of DATES) if (given[`${day}Text`]) delete given[day];
  return given;
}
