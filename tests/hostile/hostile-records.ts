import { Random } from '../../court-data/sample/random/random';
import { DAYS, NUMBERS, STRUCTURES, TEXTS, TIMES } from './hostile-values';

/** A record in an export's format, and the dotted paths of its hostile fields. All other fields are valid. */
export type HostileRecord = { record: Record<string, unknown>; hostile: readonly string[] };

/** A valid record with every field filled. */
function goodRecord(random: Random, n: number): Record<string, unknown> {
  const serial = String(50_000 + (n % 49_999));
  const hour = String(random.between(8, 16)).padStart(2, '0');
  return {
    id: `hostile-${n}`,
    court: 'txwb',
    office: random.pick(['San Antonio', 'El Paso']),
    caseNumber: `26-${serial}-hto`,
    caseType: 'bk',
    chapter: random.pick(['7', '11', '13']),
    caseTitle: `Rosa Peña ${serial}`,
    leadCaseNumber: '26-50000',
    leadCaseTitle: 'Nova LLC',
    leadChapter: '11',
    date: random.pick(['2026-11-23', '2026-11-24', '2026-11-30']),
    time: `${hour}:30`,
    eventTime: `${hour}:45`,
    durationMinutes: 30,
    eventKind: 'Hearing',
    judge: 'Harlan T. Oakesmith',
    location: 'Courtroom 1',
    debtors: [
      {
        name: `Rosa Peña ${serial}`,
        role: 'Debtor',
        business: 'N',
        aliases: [{ kind: 'aka', name: 'Rosa Mar' }],
      },
    ],
    trustees: ['Ann Alder'],
    attorneys: [
      {
        name: 'Bo Birch',
        barNumber: '123',
        firm: 'Birch LLP',
        phone: '(210) 555-0100',
        represents: 'Rosa Peña',
        partyRole: 'Debtor',
        lead: true,
        terminated: false,
        publicDefender: false,
      },
    ],
    matter: 'Motion to dismiss',
    docketNumber: '12',
    relatedDocs: ['12', '14'],
    movant: { attorney: 'Bo Birch', onBehalfOf: 'Rosa Peña' },
    sortCode: '1',
    status: 'scheduled',
    stricken: 'N',
    terminated: 'N',
    satisfied: 'N',
    continuedTo: '2026-12-07',
    enteredOn: '2026-11-01',
    outcome: 'Granted',
    tentative: { text: 'Granted', url: 'https://www.txwb.uscourts.gov/t.pdf' },
    sealed: 'N',
    appear: {
      mode: 'video',
      url: 'https://www.zoomgov.com/j/1601234567',
      meetingId: '160 123 4567',
      passcode: '4321',
      phone: '(833) 568-8864',
      accessCode: '77',
      registerBy: '2026-11-20',
      note: 'Join early.',
    },
  };
}

type Holder = Record<string, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The paths of all fields, nested ones included. */
function pathsOf(value: unknown, path = ''): string[] {
  const inner = isHolder(value)
    ? Object.keys(value).flatMap((key) => pathsOf(value[key], path ? `${path}.${key}` : key))
    : [];
  return path ? [path, ...inner] : inner;
}

function put(record: Holder, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at: unknown = record;
  // an earlier hostile field may have replaced the parent of this one
  for (const name of names) at = isHolder(at) ? at[name] : undefined;
  if (!isHolder(at) || Object.isFrozen(at)) return;
  if (value === undefined) delete at[last];
  // copies the value, because a later hostile field may change it, and the next record uses it again
  else at[last] = structuredClone(value);
}

function hostileValue(random: Random, path: string): unknown {
  const usual: [readonly unknown[], number][] = [
    [TEXTS, 6],
    [NUMBERS, 2],
    [STRUCTURES, 2],
  ];
  if (/date|continuedTo/i.test(path)) usual.push([DAYS, 8]);
  if (/time/i.test(path)) usual.push([TIMES, 8]);
  if (path === 'durationMinutes') usual.push([NUMBERS, 8]);
  const values = random.weighted(usual);
  return values[random.between(0, values.length - 1)];
}

/**
 * Records with one to three hostile fields, the same for the same seed. Some share an id. Each can be written as
 * JSON.
 */
export function hostileRecords(seed: string, count = 10_000): HostileRecord[] {
  const random = new Random(seed);
  const paths = pathsOf(goodRecord(random, 0)) as [string, ...string[]];
  const records: HostileRecord[] = [];
  for (let n = 0; n < count; n += 1) {
    const record = goodRecord(random, n);
    const hostile: string[] = [];
    for (let fields = random.between(1, 3); fields > 0; fields -= 1) {
      const path = random.pick(paths);
      put(record, path, hostileValue(random, path));
      hostile.push(path);
    }
    const before = records.at(-1);
    if (before && random.chance(0.01)) {
      record.id = before.record.id;
      hostile.push('id');
    }
    records.push({ record, hostile });
  }
  return records;
}

/** A record's docket row and entry as a careless tool would write them, without checks and limits. */
export function unchecked({ record }: HostileRecord): { row: unknown; entry: unknown } {
  const { caseNumber: n, caseTitle: c, caseType: y, chapter: h, matter: m, location: l, status: s } = record;
  const { eventTime: e, continuedTo: t, sortCode: k, judge: j, office: o, trustees: r } = record;
  const appear = isHolder(record.appear) ? record.appear : {};
  const was = { date: record.date, time: record.time, judge: j, place: l, how: appear.mode };
  const movedTo = { date: t, time: record.time };
  const row = { n, c, y, h, m, l, s, e, t, k, j, o, r, a: appear.mode, f: record.stricken, was, movedTo };
  const at = record.durationMinutes;
  const changes = [{ at, what: 'changed', date: { from: record.date, to: t }, place: { from: l, to: m } }];
  return { row, entry: { ...record, judgeId: j, officeId: o, trusteeIds: r, caseKey: n, changes } };
}
