/** Places in words. What is stored stays as it was written. */

/**
 * A place as people write it. Programs also write `Lund,,Sweden`, which breaks nowhere.
 * @param {string | undefined} place
 */
export function placeText(place = "") {
  const parts = place.split(",").map((part) => part.trim());
  return parts.filter(Boolean).join(", ");
}
