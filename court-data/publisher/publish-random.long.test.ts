import { addDays, type ExportedRecord } from '@court/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../sample/random/random';
import { publishCourt } from './publish-court';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { cutAt } from './testing/cut-at';
import { type Content, recordFaults } from './testing/record-faults';
import { NOON, type TestCourt, testCourt } from './testing/test-court';
import { unsealCases } from './unseal-cases';
import { withdrawRecords } from './withdraw-records';

const DAY_MS = 86_400_000;
const TODAY = '2026-11-23';
const CASES = ['26-50001', '26-50002', '26-50003', '26-50004'] as const;
const STATUSES = ['scheduled', 'held', 'vacated', 'rescheduled'] as const;

let site: TestCourt;
beforeAll(async () => {
  site = await testCourt();
});
afterAll(() => site.close());

type Docket = Map<string, ExportedRecord>;

/** Makes one random change of the docket on `today`. */
function happen(random: Random, docket: Docket, today: string) {
  const id = `r${random.between(0, 15)}`;
  const date = addDays(today, random.between(-3, 12));
  const found = docket.get(id);
  if (!found) {
    docket.set(id, aHearing(id, { date, caseNumber: random.pick(CASES) }));
    return;
  }
  const isPast = typeof found.continuedTo === 'string' && found.continuedTo <= date;
  const changed = random.weighted<Partial<ExportedRecord> | null>([
    [null, 2],
    [isPast ? { date, continuedTo: null, status: 'scheduled' } : { date }, 3],
    [{ time: random.pick(['09:30', '10:00', '13:30']) }, 1],
    [{ status: random.pick(STATUSES) }, 2],
    [{ status: 'continued', continuedTo: addDays(found.date, random.between(1, 8)) }, 4],
    [{ continuedTo: null, status: 'scheduled' }, 1],
    [{ sealed: random.pick(['Y', null]) }, 1],
    [{ docketNumber: random.pick(['12', '13']), matter: random.pick(['Plan', 'Relief']) }, 3],
  ]);
  if (changed) docket.set(id, { ...found, ...changed });
  else docket.delete(id);
}

/** The first seed. All in `npm run proof`. The later ones have found faults. */
const seeds = ['a', 'l', 'n', '8', 'k', 'u'].filter((_, at) => process.env.PROOF === '1' || at === 0);

it.each(seeds)(
  'after any changes, every record is complete after each publication, and nothing is left at the end: %s',
  async (seed) => {
    const database = site.database.replace('ns=txwb', `ns=random-${seed}`);
    const content = async () => (await ownerDatabase(database).get('')) as Content;
    const entriesOf = ({ hearingCalendarEntries11 }: Content) =>
      (hearingCalendarEntries11 ?? {}) as Record<string, Partial<ExportedRecord>>;
    const random = new Random(seed);
    const docket: Docket = new Map();
    const withdrawn = new Set<string>();
    let days = 0;
    let minutes = 0;
    const now = () => NOON + days * DAY_MS + minutes * 60_000;
    const publish = (records: ExportedRecord[], to = database) =>
      publishCourt({
        court: { ...site.court, keepDays: 40 },
        database: to,
        hearings: { name: 'hearings.json', records },
        allowShrink: true,
        mostPaths: 10,
        mostRecords: random.pick([1, 3, 1_000]),
        now,
      });
    const exportOf = (from: string) => [
      ...[...docket.values()].filter(({ date }) => date >= from),
      aHearing('anchor', { date: from, caseNumber: '20-1', status: 'held' }),
    ];

    /**
     * Unseals all cases, because a sealed case stays sealed and all cases would be sealed at the end. Sealing then
     * lasts for one export.
     */
    const unseal = () => unsealCases({ court: site.court, database, cases: CASES, now });

    /** Publishes, and returns the cases that `records` close: the cases of sealed records, and their former cases. */
    const publishUnsealed = async (records: ExportedRecord[]) => {
      await unseal();
      const before = entriesOf((await content()) ?? {});
      await publish(records);
      const sealed = records.filter((record) => record.sealed);
      return new Set(sealed.flatMap(({ id, caseNumber }) => [caseNumber, before[String(id)]?.caseNumber]));
    };

    for (let run = 0; run < 30; run += 1) {
      days += random.weighted([
        [0, 3],
        [1, 3],
        [9, 1],
      ]);
      const today = addDays(TODAY, days);
      for (let left = random.between(1, 6); left > 0; left -= 1) happen(random, docket, today);
      const from = addDays(today, -random.between(0, 5));
      if (random.chance(0.4)) {
        const isCut = await cutAt(random.between(1, 9), () => publish(exportOf(from)));
        expect(recordFaults(await content(), 'hearings', false)).toEqual([]);
        if (isCut) minutes += 3;
        for (let left = random.between(0, 3); left > 0; left -= 1) happen(random, docket, today);
      }
      const records = exportOf(addDays(from, random.between(0, 2)));
      let sealedCases = await publishUnsealed(records);
      if (random.chance(0.1)) {
        const id = `r${random.between(0, 15)}`;
        const done = await withdrawRecords({ court: site.court, database, ids: [id], now });
        for (const one of done.withdrawn) withdrawn.add(one);
        sealedCases = await publishUnsealed(records);
      }
      const after = await content();
      expect(recordFaults(after, 'hearings')).toEqual([]);
      const entries = entriesOf(after);
      for (const { id, date, time, status, caseNumber } of records) {
        const entry = entries[String(id)];
        const isHidden = withdrawn.has(String(id)) || sealedCases.has(caseNumber);
        if (isHidden) expect(entry ?? { withdrawn: true }).toEqual({ withdrawn: true });
        else expect(entry).toMatchObject({ id, date, time, status });
      }
      expect((await publish(records)).outcome).toBe('unchanged');
    }

    days += 500;
    const last = [aHearing('last', { date: addDays(TODAY, days) })];
    await unseal();
    await publish(last);
    const fresh = database.replace('random', 'fresh');
    await publish(last, fresh);
    const [left, once] = [await content(), (await ownerDatabase(fresh).get('')) as Content];
    const { changes: _changes, ...calendar } = left.hearingCalendar11 as Content;
    expect(calendar).toEqual(once.hearingCalendar11);
    expect(Object.keys(left.hearingCalendarEntries11 as object)).toEqual(['last']);
    const { sums, traces, passing, kept, continued, records } = left.publisher11 as Content;
    expect([traces, passing, kept, continued]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Object.keys((records as { hearings: object }).hearings)).toEqual([addDays(TODAY, days)]);
    expect(
      Object.keys((sums as { withdrawn?: { hearings: object } }).withdrawn?.hearings ?? {}).sort(),
    ).toEqual([...withdrawn].sort());
  },
  180_000,
);
