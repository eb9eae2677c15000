/** Characters. A longer place does not fit a cell of the week, or a block's heading on a lobby screen. */
const MAX_PLACE_LENGTH = 28;

/** 'Courtroom 8A', 'Crtrm 301', 'Room #335', 'Rm. 1500', '3rd Floor Suite 120'. */
const ROOM = /\b(?:courtroom|crtrm|ctrm|room|rm|suite|ste)\b\.?\s*(?:#\s*)?(?=[\w-]*\d)[\w-]+(?![\w…-])/i;

/**
 * Shortens a long printed place to its numbered room. The office is shown beside it, and the linked page has the full
 * place. Returns the place unchanged if it is short, has no room number, or was truncated within the number.
 */
export function shortPlace(place: string | null): string | null {
  if (!place || place.length <= MAX_PLACE_LENGTH) return place;
  return ROOM.exec(place)?.[0].trim() ?? place;
}
