/** Longer ones do not fit the cell of a week, nor the heading of a block on a lobby's screen. */
const SHORT = 28;

/** 'Courtroom 8A', 'Crtrm 301', 'Room #335', 'Rm. 1500', '3rd Floor Suite 120'. */
const ROOM = /\b(?:courtroom|crtrm|ctrm|room|rm|suite|ste)\b\.?\s*(?:#\s*)?(?=[\w-]*\d)[\w-]+(?![\w…-])/i;

/**
 * Of a long printed place its room, where it names one by a number: what stands beside it says the office, and the page it leads
 * to has the place whole. A short place, one without a number, and one that is cut within it, is left as it is printed.
 */
export function shortPlace(place: string | null): string | null {
  if (!place || place.length <= SHORT) return place;
  return ROOM.exec(place)?.[0].trim() ?? place;
}
