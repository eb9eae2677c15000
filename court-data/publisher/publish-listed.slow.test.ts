import {
  countFacets,
  countListed,
  type DocketFilters,
  type ExportedRecord,
  type FacetCount,
  FILTER_NAMES,
  type FilterRules,
  filterRows,
  HEARING_STATUSES,
  HIDDEN_AS,
  parseFacet,
  readRow,
  type StoredRow,
  tallyRows,
} from '@court/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../database/testing/seeded-random';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';

const SEED = Number(process.env.FUZZ_SEED ?? 20261123);
const COMBINATIONS = 200;
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01'];
const JUDGES = { 'Ada Brook': 'j-ada-brook', 'Carl Dune': 'j-carl-dune', 'Eve Frost': 'j-eve-frost' };
const TRUSTEES = { 'Ann Alder': 't-ann-alder', 'Bo Birch': 't-bo-birch' };
const OFFICES = { 'San Antonio': 'o5', 'El Paso': 'o3', Austin: 'o1' };
const CHAPTERS = ['7', '9', '11', '12', '13', '15'];
const TYPES = ['bk', 'bk', 'ap', 'mp'] as const;

const random = seededRandom(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const maybe = <T>(value: T, share = 0.85): T | undefined => (random() < share ? value : undefined);
const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.4);

/** A random hearing of an export. Its fields may not fit together. */
function drawHearing(n: number): ExportedRecord {
  const caseType = pick(TYPES);
  const lead = caseType === 'ap' ? maybe(pick(CHAPTERS), 0.6) : undefined;
  return aHearing(`h${n}`, {
    caseType,
    caseNumber: `26-${String(50_000 + n)}`,
    chapter: caseType === 'ap' ? null : (maybe(pick(CHAPTERS)) ?? null),
    ...(lead && { leadChapter: lead, leadCaseNumber: '25-50001' }),
    date: pick(DAYS),
    time: pick(['09:30', '10:00', '13:30']),
    office: pick(Object.keys(OFFICES)),
    judge: maybe(pick(Object.keys(JUDGES))) ?? null,
    trustees: some(Object.keys(TRUSTEES)),
    status: pick(HEARING_STATUSES),
    ...(random() < 0.2 && { stricken: pick(['Y', 'N']) }),
    ...(random() < 0.2 && { terminated: pick(['Y', 'N']) }),
    ...(random() < 0.2 && { satisfied: pick(['Y', 'N']) }),
    ...(random() < 0.3 && { attorneys: [{ name: 'Pat Dee', publicDefender: true }] }),
  });
}

const source = Array.from({ length: 500 }, (_, n) => drawHearing(n));

const idOf = (ids: Record<string, string>, name: unknown) => (name ? (ids[String(name)] ?? '_') : '_');
/** The status of an exported hearing. A flag gives the outcome if the status is only `scheduled`. */
const statusOf = (record: ExportedRecord): string =>
  (record.status === 'scheduled' && HIDDEN_AS.find((as) => record[as] === 'Y')) || String(record.status);

const HELD = ['scheduled', 'held', 'concluded', 'satisfied'];

/** The ids of an exported hearing, computed from the export only. */
const idsOf = (record: ExportedRecord) => ({
  judge: idOf(JUDGES, record.judge),
  trustee: idOf(TRUSTEES, (record.trustees as string[])[0]),
  office: idOf(OFFICES, record.office),
  type: String(record.caseType),
  chapter: String(record.leadChapter ?? record.chapter ?? '_'),
  status: statusOf(record),
});

const BY_STATUS = {
  stricken: ['stricken', 'vacated', 'withdrawn', 'cancelled', 'rescheduled', 'continued'],
  terminated: ['terminated'],
  satisfied: ['held', 'concluded', 'satisfied'],
};

/**
 * Whether a reader should see the hearing, and otherwise the first toggle that hides it. Computed from the export only.
 */
function expectedOf(record: ExportedRecord, filters: DocketFilters, rules: FilterRules): string {
  const ids = idsOf(record);
  for (const name of FILTER_NAMES) {
    const wanted = filters[name] ?? [];
    const passes = wanted.length === 0 || wanted.includes(ids[name]);
    const isLeadless = name === 'chapter' && ids.type === 'ap' && ids.chapter === '_';
    if (!passes && !isLeadless) return 'out';
  }
  if (!rules.types.includes(ids.type)) return 'out';
  if (ids.chapter !== '_' && !rules.chapters.includes(ids.chapter)) return 'out';
  const defended = ((record.attorneys ?? []) as { publicDefender?: boolean }[]).some(
    (at) => at.publicDefender,
  );
  if (rules.publicDefenderOnly && !defended) return 'out';
  const struck = rules.hidden.find((as) =>
    record[as] ? record[as] === 'Y' : BY_STATUS[as].includes(String(record.status)),
  );
  return struck ?? 'shown';
}

const CHOICES: Record<(typeof FILTER_NAMES)[number], readonly string[]> = {
  judge: [...Object.values(JUDGES), '_'],
  trustee: [...Object.values(TRUSTEES), '_'],
  office: Object.values(OFFICES),
  type: ['bk', 'ap', 'mp'],
  chapter: [...CHAPTERS, '_'],
  status: HEARING_STATUSES,
};

function drawFilters(): DocketFilters {
  const names = FILTER_NAMES.filter(() => random() < 0.35);
  return Object.fromEntries(names.map((name) => [name, some(CHOICES[name])]));
}

const drawRules = (): FilterRules => ({
  types: random() < 0.7 ? ['bk', 'ap', 'mp'] : some(['bk', 'ap', 'mp']),
  chapters: random() < 0.7 ? CHAPTERS : some(CHAPTERS),
  hidden: some(HIDDEN_AS),
  publicDefenderOnly: random() < 0.2,
});

let court: TestCourt;
const rowsOn = new Map<string, ReturnType<typeof readRow>[]>();
const countsOn = new Map<string, FacetCount[]>();

beforeAll(async () => {
  court = await testCourt();
  await court.publish(source);
  const months: Record<string, Record<string, number>> = {};
  for (const month of ['2026-11', '2026-12'])
    for (const [day, counts] of Object.entries((await court.get(`hearingCalendar11/months/${month}`)) ?? {}))
      months[`${month}-${day.slice(1)}`] = counts as Record<string, number>;
  for (const date of DAYS) {
    const stored = ((await court.get(`hearingCalendar11/days/${date}`)) ?? {}) as Record<string, StoredRow>;
    rowsOn.set(
      date,
      Object.entries(stored).map(([key, row]) => readRow(date, key, row)),
    );
    const counts = Object.entries(months[date] ?? {});
    countsOn.set(
      date,
      counts.map(([key, count]) => ({ facet: parseFacet(key), count })),
    );
  }
});

afterAll(() => court.close());

test(`under ${COMBINATIONS} combinations of filters and settings, rows and counts match the export (seed ${SEED})`, () => {
  for (let n = 0; n < COMBINATIONS; n += 1) {
    const [filters, rules] = [drawFilters(), drawRules()];
    const asked = JSON.stringify({ n, filters, rules });
    for (const date of DAYS) {
      const verdicts = new Map(
        source
          .filter((record) => record.date === date)
          .map((record) => [String(record.id), expectedOf(record, filters, rules)]),
      );
      const all = [...verdicts.values()];
      const shown = [...verdicts].filter(([, verdict]) => verdict === 'shown').map(([id]) => id);
      const hidden = Object.fromEntries(
        HIDDEN_AS.map((as) => [as, all.filter((each) => each === as).length]),
      );
      const listed = filterRows(rowsOn.get(date) ?? [], filters, rules);
      expect(listed.rows.map((row) => row.id).sort(), asked).toEqual(shown.sort());
      expect(listed.hidden, asked).toEqual(hidden);
      const counted = countListed(countsOn.get(date) ?? [], filters, rules);
      const isHeld = (record: ExportedRecord) => HELD.includes(statusOf(record));
      const held = source.filter((record) => shown.includes(String(record.id)) && isHeld(record)).length;
      const tally = { held, off: shown.length - held, gone: 0 };
      expect(counted, asked).toEqual({ ...tally, hidden });
      expect(tallyRows(listed.rows), asked).toEqual(tally);
    }
  }
});

test(`each filter choice has the number of its hearings, and each status the number of its rows (seed ${SEED})`, () => {
  const all = DAYS.flatMap((date) => countsOn.get(date) ?? []);
  for (let n = 0; n < 40; n += 1) {
    const [filters, rules] = [drawFilters(), drawRules()];
    const choices = countFacets(all, filters, rules);
    for (const name of FILTER_NAMES) {
      const { [name]: _own, ...others } = filters;
      for (const id of CHOICES[name]) {
        const expected = source.filter(
          (record) =>
            idsOf(record)[name] === id &&
            expectedOf(record, others, rules) === 'shown' &&
            (name === 'status' || filters.status?.length || HELD.includes(statusOf(record))),
        ).length;
        expect(choices[name].get(id) ?? 0, JSON.stringify({ n, name, id, filters, rules })).toBe(expected);
      }
    }
  }
});
