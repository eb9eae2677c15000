import {
  type CalendarKind,
  type CaseType,
  easySearchPath,
  parseCaseNumber,
  type TypedCaseNumber,
} from '@court/records';
import type { SearchStep } from './find-people';
import type { HitRanges } from './hit-ranges';
import { limitOf } from './read-budget';
import { caseHit, eachOnce, type SearchHit } from './search-hit';

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
export type CaseSearch = { kind: CalendarKind; typed: TypedCaseNumber; today: string; page: number };

/** Cases by number: the very number, then those with something to come; at most two parallel reads. */
export async function findCases(
  { kind, typed, today, page }: CaseSearch,
  ranges: HitRanges,
  unmounted: AbortSignal,
): Promise<SearchStep> {
  const limit = limitOf(typed.prefixes.length) * page;
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
