import { indexOfWords, type PlaceSegment, placeSegments, STREET_TYPES } from './place-tokens';
import type { Office } from './reference';

const UNITS = new Set(['courtroom', 'room', 'suite', 'floor', 'department']);
const COMPASS = new Set(['north', 'south', 'east', 'west']);
/** Words that tell neither office nor place: with a room, or an office's name, they leave nothing open. */
const PLAIN =
  /^(courtroom|room|suite|floor|department|hearing|us|united|states|bankruptcy|court|courthouse|federal|building|clerks?|office|division|the|of|at|in|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|\d+(st|nd|rd|th)|\d{5}(-\d{4})?)$/;

/** Marks what of a segment has been understood; the streets and offices that stand there are taken out as one word. */
const STREET = '<street>';
const OFFICE = '<office>';

/** A place after its own office has been found in it. */
export type ResolvedPlace = { officeId: string; segments: PlaceSegment[] };

function replaceWords(segment: PlaceSegment, at: number, length: number, mark: string): PlaceSegment {
  return [...segment.slice(0, at), mark, ...segment.slice(at + length)];
}

/** 'Union Station, 1717 Pacific Ave, #2100' → number and name of the street, and what kind of street it is, if told. */
function streetOf(office: Office): { core: PlaceSegment; type: string | null } | null {
  const segments = placeSegments((office.address?.street ?? '').replace(/\./g, ''));
  const words = segments.find(([number, name]) => /^\d+$/.test(number ?? '') && name);
  if (!words) return null;
  const type = words.at(-1) ?? '';
  return STREET_TYPES.has(type) ? { core: words.slice(0, -1), type } : { core: words, type: null };
}

/** With the office's street marked; null where the text does not name it, or another kind of street by that name. */
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

/** With one of the names marked where it is no street's; null where none stands there. */
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

/** Whether nothing in the place is left open: no street, no house, no words that could name another place. */
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
 * The one office that a place names: by its street and its name or town together, or by its name where nothing else is
 * said of the place. Null where none is named so, or two are.
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
  // an unstaffed office may have the address of the one that takes its mail
  const [only, ...others] =
    byStreet.length > 1 ? byStreet.filter(({ isOwn }) => isOwn) : byStreet.length === 1 ? byStreet : byName;
  return only && others.length === 0 ? only : null;
}
