import {
  type CalendarKind,
  type CaseType,
  CUT_MARK,
  easySearchPath,
  foldLetters,
  isLongEnough,
  MAX_HIT_BYTES,
  MAX_SIMILAR_BYTES,
  nameSegments,
  nearestNames,
  type People,
  parseCaseNumber,
  peoplePath,
  readTypedName,
  SUFFIXES,
  type TypedCaseNumber,
  typedSimilarKeys,
} from '@court/domain';
import { caseHit, eachOnce, type HitRange, type HitRanges, personHit, type SearchHit } from './search-hit';

/** Maximum bytes of all answers to one keystroke, for courts of any size. No hit is longer than MAX_HIT_BYTES. */
export const MAX_BYTES = 4_096;
const BRACES = 2;
/**
 * Hits to read for exactly the typed name, per order of its words, if there are more hits than one keystroke may
 * read.
 */
const EXACT_HITS = 2;
const MAX_SIMILAR = 14;
const MIN_SIMILAR = 4;

/** Number of hits for each of `reads` parallel reads, so that all fit in `most` bytes. */
function limitOf(reads: number, most: number): number {
  const each = most / Math.max(1, reads) - BRACES;
  return Math.floor(each / MAX_HIT_BYTES);
}

/** Number of hits for each of the two reads of similar names, so that both fit in `bytes`. 0 if that is too few. */
function similarLimit(bytes: number): number {
  const each = bytes / 2 - BRACES;
  const limit = Math.min(MAX_SIMILAR, Math.floor(each / MAX_SIMILAR_BYTES));
  return limit < MIN_SIMILAR ? 0 : limit;
}

/** The case type in a case's key, `c2605001-ap` or `c2605001-ap-o2`. */
function typeInKey(key: string): CaseType {
  const type = /-(bk|ap|mp)(?:-o[^~]*)?$/.exec(key)?.[1];
  return type === 'ap' || type === 'mp' ? type : 'bk';
}

function isWhole({ short, year }: TypedCaseNumber['says'], printed: string): boolean {
  const number = parseCaseNumber(printed);
  const serial = Number(short.split('-').at(-1));
  return number?.serial === serial && (year === null || number.year === year);
}

/** A search for cases. `page` starts at 1. */
type CaseSearch = { kind: CalendarKind; typed: TypedCaseNumber; today: string; page: number };

/** Cases by number: first the exact number, then cases with upcoming dates. Makes at most two parallel reads. */
export async function findCases(
  { kind, typed, today, page }: CaseSearch,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchStep> {
  const limit = limitOf(typed.prefixes.length, MAX_BYTES) * page;
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

/** The result of one step of a search. */
export type SearchStep = { hits: SearchHit[]; complete: boolean; bytes: number };

const PEOPLE: Record<PersonField, People> = { attorney: 'Attorneys', debtor: 'Debtors' };

const nameOf = ({ title, alias }: SearchHit) => (alias === null ? title : alias.replace(/^\S+\s+/, ''));

/** The words of a name in a canonical order, without suffixes. */
function wordsIn(name: string): string {
  const words = nameSegments(name).flatMap((groups) => groups.map((group) => group.joined));
  return words
    .filter((word) => !SUFFIXES.has(word))
    .sort()
    .join(' ');
}

const sumOf = (ranges: readonly HitRange[]) => ranges.reduce((sum, { bytes }) => sum + bytes, 0);

/** The names in a printed name: for 'John Smith and Mary Smith' also each debtor's name. */
const namesIn = (printed: string) => [printed, ...printed.split(/\s+(?:and|&)\s+/i)];

/** Whether a hit has exactly the typed name, with its words in any order. */
export function isExactName(text: string): (hit: SearchHit) => boolean {
  const typed = wordsIn(text);
  return (hit) => [nameOf(hit), hit.title].flatMap(namesIn).some((name) => wordsIn(name) === typed);
}

/**
 * Sort order for a typed name: exact matches first, then people with upcoming dates, then names that begin with the
 * typed text, then alphabetical.
 */
export function byFit(text: string, today: string): (a: SearchHit, b: SearchHit) => number {
  const isExact = isExactName(text);
  const typed = foldLetters(text.trim());
  const placeOf = (one: SearchHit) =>
    (isExact(one) ? 0 : 4) +
    (one.latest >= today ? 0 : 2) +
    (foldLetters(one.title).startsWith(typed) ? 0 : 1);
  return (a, b) =>
    placeOf(a) - placeOf(b) || a.title.localeCompare(b.title) || b.latest.localeCompare(a.latest);
}

/**
 * How much of a typed name the database can search. `none`: a single letter, which the database's rules refuse.
 * `part`: one of its readings is a single letter, so only whole words match it, for example "The B".
 */
export function searchedPart(text: string): 'all' | 'part' | 'none' {
  const { prefixes } = readTypedName(text);
  if (prefixes.every(isLongEnough)) return 'all';
  return prefixes.some(isLongEnough) ? 'part' : 'none';
}

/** A search for names. `page` starts at 1. */
export type NameSearch = {
  kind: CalendarKind;
  field: PersonField;
  text: string;
  today: string;
  page: number;
  /** maximum bytes; lower if the same keystroke also searches other fields */
  most?: number;
};

/**
 * People whose names begin with the typed words. Makes at most two parallel reads. If these do not return all hits, it
 * makes two more for exactly the typed name, because its key sorts after the keys of longer names.
 */
export async function findPeople(
  { kind, field, text, today, page, most = MAX_BYTES }: NameSearch,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchStep> {
  const { prefixes: typed, matches } = readTypedName(text);
  // the database's rules refuse a single letter, but accept a word of one letter: "X LLC"
  const prefixes = typed.map((prefix) => (isLongEnough(prefix) ? prefix : `${prefix} `));
  const path = `${peoplePath(kind, PEOPLE[field])}/names`;
  const exact = typed.filter(isLongEnough).map((prefix) => `${prefix.trimEnd()} ~`);
  const spare = exact.length * (EXACT_HITS * MAX_HIT_BYTES + BRACES);
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
  { kind, field, text, most = MAX_BYTES }: NameSearch,
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
