import {
  type CalendarKind,
  CUT_MARK,
  nameSegments,
  nearestNames,
  type People,
  peoplePath,
  readTypedName,
  SUFFIXES,
  typedSimilarKeys,
} from '@court/records';
import type { HitRange, HitRanges } from './hit-ranges';
import { limitOf, similarLimit } from './read-budget';
import { eachOnce, personHit, type SearchHit } from './search-hit';

export type PersonField = 'attorney' | 'debtor';

/** What one step of a search brought. */
export type SearchStep = { hits: SearchHit[]; complete: boolean; bytes: number };

const PEOPLE: Record<PersonField, People> = { attorney: 'Attorneys', debtor: 'Debtors' };

const nameOf = ({ title, alias }: SearchHit) => (alias === null ? title : alias.replace(/^\S+\s+/, ''));

/** The words of a name without their order, suffixes left out. */
function wordsIn(name: string): string {
  const words = nameSegments(name).flatMap((groups) => groups.map((group) => group.joined));
  return words
    .filter((word) => !SUFFIXES.has(word))
    .sort()
    .join(' ');
}

const sumOf = (ranges: readonly HitRange[]) => ranges.reduce((sum, { bytes }) => sum + bytes, 0);

/** Who is meant by a typed name: the very name, then who has something to come, then by the alphabet. */
export function byFit(text: string, today: string): (a: SearchHit, b: SearchHit) => number {
  const typed = wordsIn(text);
  const placeOf = (one: SearchHit) => {
    const exact = wordsIn(nameOf(one)) === typed || wordsIn(one.title) === typed;
    return (exact ? 0 : 2) + (one.latest >= today ? 0 : 1);
  };
  return (a, b) =>
    placeOf(a) - placeOf(b) || a.title.localeCompare(b.title) || b.latest.localeCompare(a.latest);
}

/** What is searched, and where. `page` counts from 1. */
export type NameSearch = {
  kind: CalendarKind;
  field: PersonField;
  text: string;
  today: string;
  page: number;
};

/** People by what begins their names; at most two parallel reads. */
export async function findPeople(
  { kind, field, text, today, page }: NameSearch,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchStep> {
  const { prefixes, matches } = readTypedName(text);
  const path = `${peoplePath(kind, PEOPLE[field])}/names`;
  const limit = limitOf(prefixes.length) * page;
  const read = await Promise.all(prefixes.map((prefix) => ranges.read(path, prefix, limit, unmounted)));
  const hits = read.flatMap(({ hits }) => hits.map(([key, hit]) => personHit(field, key, hit)));
  // of a name that is cut, words that were typed may stand behind the cut: its key began as they do
  const isMeant = (name: string) => name.endsWith(CUT_MARK) || matches(name);
  const meant = hits.filter((one) => one && (isMeant(nameOf(one)) || isMeant(one.title)));
  return {
    hits: eachOnce(meant).sort(byFit(text, today)),
    complete: read.every(({ complete }) => complete),
    bytes: sumOf(read),
  };
}

/**
 * People whose names are near to what was typed, nearest first; at most two parallel reads, within what `spent` bytes
 * have left of a keystroke's.
 */
export async function findSimilar(
  { kind, field, text }: NameSearch,
  spent: number,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchHit[]> {
  const path = `${peoplePath(kind, PEOPLE[field])}/similar`;
  const limit = similarLimit(spent);
  const prefixes = limit > 0 ? typedSimilarKeys(text) : [];
  const read = await Promise.all(prefixes.map((prefix) => ranges.read(path, prefix, limit, unmounted)));
  const hits = read.flatMap(({ hits }) => hits.map(([key, hit]) => personHit(field, key, hit)));
  return nearestNames(text, eachOnce(hits), nameOf);
}
