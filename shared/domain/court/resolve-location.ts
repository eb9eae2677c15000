import { isAllUnderstood, namedOffice } from './named-office';
import { indexOfWords, type PlaceSegment, placeSegments } from './place-tokens';
import type { Courtroom, Office } from './reference';

/**
 * The office and courtroom that a place names. `room` is null if it is not a known courtroom. Both are null if no
 * office is recognized.
 */
export type ResolvedLocation = { officeId: string | null; room: string | null };

const NOWHERE: ResolvedLocation = { officeId: null, room: null };

/** Other courts and agencies use the same buildings. Their rooms are not this court's courtrooms. */
const NOT_OURS = /\b(trustee|district|county|superior|state|municipal|magistrate|341|meetings?)\b/i;

const MAY_GO_BEFORE = /^(<street>|<office>|\d+[a-z]?)$/;
const MAY_FOLLOW =
  /^(<street>|<office>|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(st|nd|rd|th))$/;

/** Whether a segment names exactly this room: 'courtroom 8 west' does not name 'courtroom 8'. */
function namesRoom(segment: PlaceSegment, room: PlaceSegment): boolean {
  const at = indexOfWords(segment, room);
  if (at < 0) return false;
  const before = segment[at - 1];
  const next = segment[at + room.length];
  return (
    (before === undefined || MAY_GO_BEFORE.test(before)) && (next === undefined || MAY_FOLLOW.test(next))
  );
}

function roomIn(
  segments: readonly PlaceSegment[],
  courtrooms: readonly Courtroom[],
  date: string | undefined,
): string | null {
  const held = courtrooms.filter(({ from }) => date === undefined || from <= date);
  const names = new Set(held.map(({ name }) => name));
  const named = [...names].filter((name) => {
    const words = placeSegments(name).flat();
    return segments.some((segment) => namesRoom(segment, words));
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/**
 * The office and courtroom that a hearing's place names, without guessing. A text that names only a room belongs to
 * the record's office, `officeId`. `date` is the hearing's, YYYY-MM-DD. Courtrooms that are not used until later are
 * ignored.
 */
export function resolveLocation(
  text: string,
  offices: Readonly<Record<string, Office>>,
  { officeId, date }: { officeId?: string | null; date?: string } = {},
): ResolvedLocation {
  const segments = placeSegments(text);
  if (segments.length === 0) return NOWHERE;
  const own = officeId ? offices[officeId] : undefined;
  const alone = own && officeId && isAllUnderstood(segments) ? { officeId, segments } : null;
  const place = namedOffice(segments, offices) ?? alone;
  if (!place) return NOWHERE;
  const rooms = offices[place.officeId]?.courtrooms ?? [];
  const room = NOT_OURS.test(text) ? null : roomIn(place.segments, rooms, date);
  return { officeId: place.officeId, room };
}
