import { courtAtom, freshnessAtom, type SearchField, todayAtom } from '@court/contract';
import { type CalendarKind, fewOf } from '@court/records';
import { atom } from 'jotai';
import { findCases } from './find-cases';
import { type Findings, findPeople, findSimilar } from './find-people';
import type { Found } from './found';
import { type HitRanges, hitRanges } from './hit-ranges';
import { understand } from './understood';

/** A search: `page` counts from 1, each brings as many more. */
export type Search = { kind: CalendarKind; field: SearchField; text: string; page: number };

/** What a search has brought. */
export type Finding = {
  status: 'nothing-typed' | 'searching' | 'found' | 'failed';
  found: readonly Found[];
  /** names that are near to what was typed, nearest first; null while they are still looked for */
  similar: readonly Found[] | null;
  /** whether there may be more than `found` */
  more: boolean;
};

/** A letter says nothing of which names are near. */
const FEWEST_LETTERS = 3;

const NOTHING: Finding = { status: 'nothing-typed', found: [], similar: [], more: false };
const SEARCHING: Finding = { status: 'searching', found: [], similar: null, more: false };
const FAILED: Finding = { ...SEARCHING, status: 'failed', similar: [] };

const versionAtom = atom((get) => get(freshnessAtom).updated?.version ?? null);

type Told = (finding: Finding) => void;

/** Tells what is found, and once more when similar names have been looked for. Throws ReadError. */
async function find(search: Search, today: string, ranges: HitRanges, left: AbortSignal, tell: Told) {
  const { kind, field, text, page } = search;
  const understood = understand(field, text);
  if (understood.as === 'nothing') return tell(NOTHING);
  const shown = ({ found, complete }: Findings, similar: Finding['similar']) =>
    tell({ status: 'found', found, similar, more: !complete });
  if (understood.as === 'number')
    return shown(await findCases({ kind, typed: understood.typed, today, page }, ranges, left), []);
  const named = { kind, field: understood.field, text: understood.name, today, page };
  const people = await findPeople(named, ranges, left);
  if (!people.complete || understood.name.length < FEWEST_LETTERS) return shown(people, []);
  shown(people, null);
  const known = new Set(people.found.map(({ id }) => id));
  const similar = await findSimilar(named, people.bytes, ranges, left).catch((reason: unknown) => {
    if (left.aborted) throw reason;
    return [];
  });
  shown(
    people,
    similar.filter(({ id }) => !known.has(id)),
  );
}

function findingIn(databaseURL: string, version: number | null, today: string, search: Search) {
  const shownAtom = atom<Finding>(
    understand(search.field, search.text).as === 'nothing' ? NOTHING : SEARCHING,
  );
  shownAtom.onMount = (show) => {
    const left = new AbortController();
    const ranges = hitRanges(databaseURL);
    ranges.asOf(version);
    find(search, today, ranges, left.signal, (finding) => {
      if (!left.signal.aborted) show(finding);
    }).catch(() => {
      if (!left.signal.aborted) show(FAILED);
    });
    return () => left.abort();
  };
  return shownAtom;
}

const findings = fewOf(50, (key) => {
  const search = JSON.parse(key) as Search;
  const attemptAtom = atom(0);
  const inCourtAtom = atom((get) => {
    get(attemptAtom);
    const court = get(courtAtom);
    return court && findingIn(court.client.databaseURL, get(versionAtom), get(todayAtom), search);
  });
  return atom(
    (get): Finding => {
      const shownAtom = get(inCourtAtom);
      return shownAtom ? get(shownAtom) : SEARCHING;
    },
    (_get, set) => set(attemptAtom, (attempts) => attempts + 1),
  );
});

/**
 * What a typed text brings in the chosen court, the same atom for the same text; read while somebody looks, and again
 * when the court's data have changed. An answer that comes when nobody looks any more is dropped. Written to, it tries again.
 */
export function findingAtom({ kind, field, text, page }: Search) {
  return findings(JSON.stringify({ kind, field, text: text.trim(), page }));
}
