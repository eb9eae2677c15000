import { addDays, type ExportedRecord } from '@court/domain';
import { Random } from '../../../sample/random/random';
import { aHearing } from '../../testing/a-hearing';

type People<Field extends 'attorneys' | 'debtors'> = NonNullable<ExportedRecord[Field]>;

/** Different prints of the same people: with or without initials, firm and bar number. */
const ATTORNEYS: [People<'attorneys'>[number], ...People<'attorneys'>] = [
  { name: 'Ann Alder', barNumber: '0042', firm: 'Alder & Oak LLP', represents: 'the debtor' },
  { name: 'Ann B. Alder', barNumber: '42', firm: 'Alder & Oak LLP', represents: 'the trustee' },
  { name: 'Alder, Ann', barNumber: '42', firm: null },
  { name: 'Gabriel Ybarra-Finch', firm: 'Finch PLLC' },
  { name: 'Gabriel Ybarra-Finch', firm: 'Own office', terminated: true },
  { name: 'Cruz & Hale, P.C.', firm: 'Cruz & Hale, P.C.' },
  { name: 'José O’Neil Jr.', represents: 'Wells' },
];
const DEBTORS: [People<'debtors'>[number], ...People<'debtors'>] = [
  { name: 'Rosa M. Peña' },
  { name: 'Rosa M. Peña', aliases: [{ kind: 'aka', name: 'Rosa Doe' }] },
  { name: 'Rosa M. Pena', aliases: [{ kind: 'fka', name: 'Rosa Garcia-Lopez' }] },
  { name: 'Juan De La Vara', aliases: [{ kind: 'dba', name: 'Vara Roofing' }] },
  { name: 'The Larkspur Group, LLC', business: true },
  { name: '2300 Congress, Inc.', business: true },
];
const NUMBERS = [
  '26-50001-hto',
  '26-50001',
  '26-50002',
  '26-bk-50003',
  '25-00007',
  'In re odd matter 9',
] as const;
const STATUSES = ['scheduled', 'continued', 'held', 'vacated'] as const;
const TITLES = ['Rosa M. Peña', 'Rosa M. Peña and Juan De La Vara', 'Larkspur'] as const;
const FIRST_DAY = '2026-11-20';

/** An export that changes from day to day. It always starts on the same past day. */
export type Docket = Map<string, ExportedRecord>;

function some<T>(random: Random, items: readonly [T, ...T[]], most: number): T[] {
  return Array.from({ length: random.between(0, most) }, () => random.pick(items));
}

const edits: readonly [
  (random: Random) => Partial<ExportedRecord>,
  ...((random: Random) => Partial<ExportedRecord>)[],
] = [
  (random) => ({ attorneys: some(random, ATTORNEYS, 3) }),
  (random) => ({ debtors: some(random, DEBTORS, 2) }),
  (random) => ({ date: addDays('2026-11-23', random.between(0, 6)) }),
  (random) => ({ time: random.pick(['09:30', '10:00', '13:30']) }),
  (random) => ({ status: random.pick(STATUSES) }),
  (random) => ({ caseTitle: random.pick(TITLES) }),
  (random) => ({ caseNumber: random.pick(NUMBERS) }),
  (random) => ({ outcome: random.pick(['Granted', 'Denied']) }),
  (random) => ({ location: random.pick(['Courtroom 1', 'Courtroom 2']) }),
  (random) => ({
    caseType: 'ap' as const,
    caseNumber: random.pick(['26-05001', '26-05002']),
    caseTitle: random.pick(['Peña v. Bank of Texas', 'Larkspur - Adversary Proceeding']),
    leadCaseNumber: random.pick(['26-50001', '26-50009']),
    leadCaseTitle: random.pick([null, 'Rosa M. Peña', 'Rosa Peña']),
    leadChapter: random.pick([null, '11']),
  }),
];

function added(random: Random, id: string): ExportedRecord {
  const first = { date: addDays('2026-11-23', random.between(0, 6)), caseNumber: random.pick(NUMBERS) };
  const people = { attorneys: some(random, ATTORNEYS, 3), debtors: some(random, DEBTORS, 2) };
  return aHearing(id, { ...first, ...people });
}

function edit(random: Random, docket: Docket, ids: readonly string[]) {
  const id = ids[random.between(0, ids.length - 1)] ?? '';
  const record = docket.get(id);
  if (!record) docket.set(id, added(random, id));
  else if (random.chance(0.15)) docket.delete(id);
  else docket.set(id, { ...record, ...random.pick(edits)(random) });
}

/** The states of two exports, hearings and meetings with the same 20 ids, over `count` publications. */
export function* randomDockets(
  seed: string,
  count: number,
): Generator<{ hearings: Docket; meetings: Docket }> {
  const random = new Random(seed);
  const ids = Array.from({ length: 20 }, (_, at) => `r${at}`);
  const anchor = (id: string) =>
    aHearing(id, { date: FIRST_DAY, caseNumber: '20-11111', debtors: [], status: 'held' });
  const hearings: Docket = new Map([['first', anchor('first')]]);
  const meetings: Docket = new Map([['first', anchor('first')]]);
  for (let at = 0; at < 25; at += 1) edit(random, random.chance(0.6) ? hearings : meetings, ids);
  for (let at = 0; at < count; at += 1) {
    for (let left = random.between(0, 8); left > 0; left -= 1)
      edit(random, random.chance(0.6) ? hearings : meetings, ids);
    yield { hearings: new Map(hearings), meetings: new Map(meetings) };
  }
}
