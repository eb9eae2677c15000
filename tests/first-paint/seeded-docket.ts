import { facetKey, facetOfRow, HEARING_STATUSES, onlineMark, type StoredRow } from '@court/domain';
import { seededRandom } from '../../court-data/database/testing/seeded-random';

const TIMES = ['0830', '0900', '0930', '1000', '1330', '1400', '2500'];
/** Mostly `scheduled`, like a real docket. */
const STATUSES: StoredRow['s'][] = ['scheduled', 'scheduled', 'scheduled', ...HEARING_STATUSES, 'removed'];
const HOW = ['inPerson', 'phone', 'video', 'hybrid', 'none'] as const;
const NAMES = ['Ada Brook', 'Ben Carver, Jr.', 'Cora Brook', 'Dana Ellis', "Eve O'Neil"];
const PLACES = [
  'Courtroom 1, San Antonio',
  'Courtroom 3, 511 E. San Antonio Ave, El Paso',
  'By telephone',
  'Room 12',
];
const TITLES = ['Quesada', 'Sabinal Fork Feed & Seed, LLC', 'In re Peña', 'Ortiz v. Lantern Bank', ''];

/** Judges of the seeded dockets, in the format of judges11. */
export const JUDGES = Object.fromEntries(NAMES.map((name, n) => [`j-${n}`, { name }]));

const OWN_ROOM = 'https://meet.example/j/1';

/** Trustees of the seeded dockets, in the format of trustees11. Some have joining instructions for their meetings. */
export const TRUSTEES = Object.fromEntries(
  NAMES.slice(0, 3).map((name, n) => [
    `t-${n}`,
    {
      name,
      ...(n > 0 && {
        appear: { mode: n > 1 ? 'zoom' : 'video', url: OWN_ROOM, meetingId: '12', passcode: 'x1' },
      }),
    },
  ]),
);

/** A docket page by seed: the day's rows in the database's format, and the reader's address and settings. */
export type SeededDocket = {
  rows: Record<string, StoredRow>;
  /** the address's query, without the date */
  query: string;
  /** the reader's settings on the device */
  reader: Record<string, string>;
};

/** `near`: the day to and from which hearings move. */
export function seededDocket(seed: number, near: string, offices: readonly string[]): SeededDocket {
  const random = seededRandom(seed);
  const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const may = <T extends object>(chance: number, part: () => T): T | object =>
    random() < chance ? part() : {};
  const row = (n: number) =>
    ({
      n: `26-${50_000 + n}`,
      c: of(TITLES),
      y: of(['bk', 'bk', 'bk', 'ap', 'mp'] as const),
      s: of(STATUSES),
      ...may(0.8, () => ({ h: of(['7', '11', '13', '15']) })),
      ...may(0.9, () => ({ m: `${of(['Motion to dismiss', 'Status conference'])} filed by ${of(TITLES)}` })),
      ...may(0.9, () => ({ j: `j-${Math.floor(random() * 6)}` })),
      ...may(0.9, () => ({ o: of([...offices, 'o-elsewhere']) })),
      ...may(0.8, () => ({ l: of(PLACES) })),
      ...may(0.8, () => ({ a: of(HOW) })),
      ...may(0.3, () => ({ e: of(['09:15', '14:45', 'soon']) })),
      ...may(0.2, () => ({ k: String(Math.floor(random() * 12)) })),
      ...may(0.2, () => ({ f: of(['YNN', 'NYN', 'NNY', 'NNN']) })),
      ...may(0.4, () => ({ p: of(TITLES.slice(0, 4)) })),
      ...may(0.5, () => ({ g: of(['Quesada', 'O’Neil']) })),
      ...may(0.4, () => ({ x: String(Math.floor(random() * 200)) })),
      ...may(0.8, () => ({ r: `t-${Math.floor(random() * 4)}` })),
      ...may(0.6, () => ({ u: of([onlineMark(OWN_ROOM), onlineMark(OWN_ROOM), 'none']) })),
      ...may(0.1, () => ({ movedTo: { date: near, time: of(['09:00', '']) } })),
      ...may(0.2, () => ({ t: near })),
      ...may(0.2, () => ({
        was: of([
          { time: '08:00' },
          { judge: 'j-1' },
          { place: 'Room 12' },
          { how: 'phone' },
          { date: near },
        ]),
      })),
    }) as StoredRow;
  const count = Math.floor(random() * 24);
  return {
    rows: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`${of(TIMES)}~r${n}${of(['', '~2', '.5'])}`, row(n)]),
    ),
    query: of([
      '',
      '',
      '&judge=j-0',
      '&status=scheduled&status=held',
      '&office=_',
      '&chapter=13&type=bk',
      '&odd=1',
    ]),
    reader: {
      ...may(0.3, () => ({ showExtraWhiteSpace: of(['0', '1']) })),
      ...may(0.3, () => ({ showIPCEventTime: 'N' })),
      ...may(0.3, () => ({ showAttyNameUppercase: 'Y' })),
      ...may(0.2, () => ({ displaystrickenhearing: 'N' })),
      ...may(0.2, () => ({ displaychaptershearing: '7,13' })),
    } as Record<string, string>,
  };
}

/**
 * A day's counts in the publisher's format. `path`: path of the counts in the database. Null on a weekend and on
 * Thanksgiving Day, 2026-11-26.
 */
export function seededCounts(path: string): Record<string, number> | null {
  const [, month = '', day = ''] = /months\/(\d{4}-\d\d)\/d(\d\d)$/.exec(path) ?? [];
  const isOpen = new Date(`${month}-${day}`).getUTCDay() % 6 !== 0 && day !== '26';
  if (!isOpen) return null;
  const counts: Record<string, number> = {};
  for (const row of Object.values(seededDocket(path.length * Number(day), '2026-12-01', ['1', '5']).rows)) {
    const facet = facetOfRow(row);
    const key = facet && facetKey(facet);
    if (key) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
