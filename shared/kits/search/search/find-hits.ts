import {
  type CalendarKind,
  type CaseType,
  CUT_MARK,
  easySearchPath,
  isLongEnough,
  MOST_HIT_BYTES,
  MOST_SIMILAR_BYTES,
  nameSegments,
  nearestNames,
  type People,
  parseCaseNumber,
  peoplePath,
  readTypedName,
  SUFFIXES,
  type TypedCaseNumber,
  typedSimilarKeys,
} from '@court/records';
import { caseHit, eachOnce, type HitRange, type HitRanges, personHit, type SearchHit } from './search-hit';

/** Maximum bytes of all answers to one keystroke, for courts of any size. No hit is longer than MOST_HIT_BYTES. */
export const MOST_BYTES = 4_096;
const BRACES = 2;
/**
 * Hits to read for exactly the typed name, per order of its words, if there are more hits than one keystroke may
 * read.
 */
const EXACT_HITS = 2;
const MOST_SIMILAR = 14;
const FEWEST_SIMILAR = 4;

/** How many hits each of `reads` parallel reads asks for within `most` bytes. */
function limitOf(reads: number, most: number): number {
  const each = most / Math.max(1, reads) - BRACES;
  return Math.floor(each / MOST_HIT_BYTES);
}

/** How many hits each of the two reads of similar names may ask for within `bytes`; 0 for none. */
function similarLimit(bytes: number): number {
  const each = bytes / 2 - BRACES;
  const limit = Math.min(MOST_SIMILAR, Math.floor(each / MOST_SIMILAR_BYTES));
  return limit < FEWEST_SIMILAR ? 0 : limit;
}

/** The type in a case's key, `c2605001-ap` or `c2605001-ap-o2`. */
function typeInKey(key: string): CaseType {
  const type = /-(bk|ap|mp)(?:-o[^~]*)?$/.exec(key)?.[1];
  return type === 'ap' || type === 'mp' ? type : 'bk';
}

function isWhole({ short, year }: TypedCaseNumber['says'], printed: string): boolean {
  const number = parseCaseNumber(printed);
  const serial = Number(short.split('-').at(-1));
  return number?.serial === serial && (year === null || number.year === year);
}

/** What is searched; `page` counts from 1. */
type CaseSearch = { kind: CalendarKind; typed: TypedCaseNumber; today: string; page: number };

/** Cases by number: the very number, then those with something to come; at most two parallel reads. */
export async function findCases(
  { kind, typed, today, page }: CaseSearch,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchStep> {
  const limit = limitOf(typed.prefixes.length, MOST_BYTES) * page;
  const read = await Promise.all(
    typed.prefixes.map((prefix) => ranges.read(easySearchPath(), prefix, limit, unmounted)),
  );
  const hits = read.flatMap(({ hits }) => hits.map(([key, hit]) => caseHit(key, hit)));
  const meant = eachOnce(hits).filter(
    ({ id, title, hasMeeting }) => typed.matches(title, typeInKey(id)) && (kind === 'hearings' || hasMeeting),
  );
  const placeOf = ({ title, latest }: SearchHit) =>
    (isWhole(typed.says, title) ? 0 : 2) + (latest >= today ? 0 : 1);
  const asCase = ({ id, title }: SearchHit) => ({ number: title, type: typeInKey(id) });
  return {
    hits: meant.sort((a, b) => placeOf(a) - placeOf(b) || typed.compare(asCase(a), asCase(b))),
    complete: read.every(({ complete }) => complete),
    bytes: read.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

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

/** The names in a printed one: of 'John Smith and Mary Smith' also each debtor's own. */
const namesIn = (printed: string) => [printed, ...printed.split(/\s+(?:and|&)\s+/i)];

/** Whether a hit has the very name that was typed, in whichever order of its words. */
export function isExactName(text: string): (hit: SearchHit) => boolean {
  const typed = wordsIn(text);
  return (hit) => [nameOf(hit), hit.title].flatMap(namesIn).some((name) => wordsIn(name) === typed);
}

/** Who is meant by a typed name: the very name, then who has something to come, then by the alphabet. */
export function byFit(text: string, today: string): (a: SearchHit, b: SearchHit) => number {
  const isExact = isExactName(text);
  const placeOf = (one: SearchHit) => (isExact(one) ? 0 : 2) + (one.latest >= today ? 0 : 1);
  return (a, b) =>
    placeOf(a) - placeOf(b) || a.title.localeCompare(b.title) || b.latest.localeCompare(a.latest);
}

/**
 * How much of a typed name can be searched. `none`: it is one letter, which the database's rules refuse. `part`: one of its
 * readings is one letter, of which only whole words are found, as in "The B".
 */
export function searchedPart(text: string): 'all' | 'part' | 'none' {
  const { prefixes } = readTypedName(text);
  if (prefixes.every(isLongEnough)) return 'all';
  return prefixes.some(isLongEnough) ? 'part' : 'none';
}

/** What is searched, and where. `page` counts from 1. */
export type NameSearch = {
  kind: CalendarKind;
  field: PersonField;
  text: string;
  today: string;
  page: number;
  /** bytes it may cost; less where others are searched at the same keystroke */
  most?: number;
};

/**
 * People whose names begin with the typed words. Makes at most two parallel reads. If these do not return all hits, it
 * makes two more for exactly the typed name, because its key sorts after the keys of longer names.
 */
export async function findPeople(
  { kind, field, text, today, page, most = MOST_BYTES }: NameSearch,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchStep> {
  const { prefixes: typed, matches } = readTypedName(text);
  // the database's rules refuse one letter, but not a word that is one letter: "X LLC"
  const prefixes = typed.map((prefix) => (isLongEnough(prefix) ? prefix : `${prefix} `));
  const path = `${peoplePath(kind, PEOPLE[field])}/names`;
  const exact = typed.filter(isLongEnough).map((prefix) => `${prefix.trimEnd()} ~`);
  const spare = exact.length * (EXACT_HITS * MOST_HIT_BYTES + BRACES);
  const limit = limitOf(prefixes.length, most - spare) * page;
  const read = await Promise.all(prefixes.map((prefix) => ranges.read(path, prefix, limit, unmounted)));
  const isAll = read.every(({ complete }) => complete);
  if (!isAll)
    read.push(
      ...(await Promise.all(exact.map((prefix) => ranges.read(path, prefix, EXACT_HITS, unmounted)))),
    );
  const hits = read.flatMap(({ hits }) => hits.map(([key, hit]) => personHit(field, key, hit)));
  // a shortened name may lack typed words, but its key matched them
  const isMeant = (name: string) => name.endsWith(CUT_MARK) || matches(name);
  const meant = hits.filter((one) => one && (isMeant(nameOf(one)) || isMeant(one.title)));
  return {
    hits: eachOnce(meant).sort(byFit(text, today)),
    complete: isAll,
    bytes: sumOf(read),
  };
}

/**
 * People whose names are similar to the typed text, most similar first. Makes at most two parallel reads, with the
 * bytes of the keystroke that are left after `spent`.
 */
export async function findSimilar(
  { kind, field, text, most = MOST_BYTES }: NameSearch,
  spent: number,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchHit[]> {
  const path = `${peoplePath(kind, PEOPLE[field])}/similar`;
  const limit = similarLimit(most - spent);
  const prefixes = limit > 0 ? typedSimilarKeys(text) : [];
  const read = await Promise.all(prefixes.map((prefix) => ranges.read(path, prefix, limit, unmounted)));
  const hits = read.flatMap(({ hits }) => hits.map(([key, hit]) => personHit(field, key, hit)));
  return nearestNames(text, eachOnce(hits), nameOf);
}
