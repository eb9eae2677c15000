import { indexOfWords, type PlaceSegment, placeSegments, STREET_TYPES } from './place-tokens';
import type { Office } from './reference';

const UNITS = new Set(['courtroom', 'room', 'suite', 'floor', 'department']);
const COMPASS = new Set(['north', 'south', 'east', 'west']);
/** Words that name neither an office nor a place. A text of only these, a room and an office's name is unambiguous. */
const PLAIN =
  /^(courtroom|room|suite|floor|department|hearing|us|united|states|bankruptcy|court|courthouse|federal|building|clerks?|office|division|the|of|at|in|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|\d+(st|nd|rd|th)|\d{5}(-\d{4})?)$/;

/** Markers that replace the words of a street or an office once they are recognized. */
const STREET = '<street>';
const OFFICE = '<office>';

/** A place in which an office was recognized. */
export type ResolvedPlace = { officeId: string; segments: PlaceSegment[] };

function replaceWords(segment: PlaceSegment, at: number, length: number, mark: string): PlaceSegment {
  return [...segment.slice(0, at), mark, ...segment.slice(at + length)];
}

/** 'Union Station, 1717 Pacific Ave, #2100' → the street's number and name, and its type if it has one. */
function streetOf(office: Office): { core: PlaceSegment; type: string | null } | null {
  const segments = placeSegments((office.address?.street ?? '').replace(/\./g, ''));
  const words = segments.find(([number, name]) => /^\d+$/.test(number ?? '') && name);
  if (!words) return null;
  const type = words.at(-1) ?? '';
  return STREET_TYPES.has(type) ? { core: words.slice(0, -1), type } : { core: words, type: null };
}

/** Replaces the office's street by a marker. Null if the text does not name it, or names a street of another type. */
function markStreet(segments: readonly PlaceSegment[], office: Office): PlaceSegment[] | null {
  const street = streetOf(office);
  if (!street) return null;
  let found = false;
  const marked = segments.map((segment) => {
    const at = indexOfWords(segment, street.core);
    if (at < 0) return segment;
    const next = segment[at + street.core.length] ?? '';
    const typed = STREET_TYPES.has(next);
    if (typed && street.type !== null && next !== street.type) return segment;
    found = true;
    return replaceWords(segment, at, street.core.length + (typed ? 1 : 0), STREET);
  });
  return found ? marked : null;
}

/** Replaces one of the names by a marker, unless it is part of a street. Null if no name is found. */
function markName(segments: readonly PlaceSegment[], names: readonly string[]): PlaceSegment[] | null {
  let found = false;
  const marked = segments.map((segment) => {
    for (const name of names) {
      const words = placeSegments(name).flat();
      const at = indexOfWords(segment, words);
      const next = segment[at + words.length] ?? '';
      const before = segment[at - 1] ?? '';
      const isHouse = /^\d+$/.test(before) && !UNITS.has(segment[at - 2] ?? '');
      if (at < 0 || isHouse || STREET_TYPES.has(next) || COMPASS.has(before)) continue;
      found = true;
      return replaceWords(segment, at, words.length, OFFICE);
    }
    return segment;
  });
  return found ? marked : null;
}

const isRoomNumber = (word: string) => /^(\d+[a-z]?|[a-z]|\d+-[a-z0-9]+)$/.test(word);

/** Whether every word of the place is recognized: no other street, house number or place name is left. */
export function isAllUnderstood(segments: readonly PlaceSegment[], state?: string): boolean {
  return segments.every((segment) => {
    if (segment[0] === 'judge') return true;
    return segment.every((word, at) => {
      if (word === OFFICE || word === STREET || PLAIN.test(word) || word === state?.toLowerCase())
        return true;
      return isRoomNumber(word) && UNITS.has(segment[at - 1] ?? '');
    });
  });
}

/**
 * The only office that a place names. It is named by its street and its name or town, or by its name alone if nothing
 * else is said. Null if no office or several offices match.
 */
export function namedOffice(
  segments: readonly PlaceSegment[],
  offices: Readonly<Record<string, Office>>,
): ResolvedPlace | null {
  const byStreet: (ResolvedPlace & { isOwn: boolean })[] = [];
  const byName: ResolvedPlace[] = [];
  for (const [officeId, office] of Object.entries(offices)) {
    const { address, name } = office;
    const street = markStreet(segments, office);
    const atStreet = street && markName(street, [name, address?.city ?? name]);
    const isOwn = Boolean(street && markName(street, [name]));
    if (atStreet) byStreet.push({ officeId, segments: atStreet, isOwn });
    const named = markName(segments, [name]);
    if (named && isAllUnderstood(named, address?.state)) byName.push({ officeId, segments: named });
  }
  // an unstaffed office may have the address of the office that receives its mail
  const [only, ...others] =
    byStreet.length > 1 ? byStreet.filter(({ isOwn }) => isOwn) : byStreet.length === 1 ? byStreet : byName;
  return only && others.length === 0 ? only : null;
}
