import {
  caseKey,
  datedKey,
  namesOfDebtor,
  peoplePath,
  readTypedCaseNumber,
  type SourceRecord,
} from '@court/domain';
import { nameForms } from '@court/domain/testing/name-forms';
import { numberForms } from '@court/domain/testing/number-forms';
import { realDockets, realDocketText } from '@court/domain/testing/real-dockets';
import { findCases, findPeople, hitRanges, type PersonField } from '@court/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishCourt } from '../../court-data/publisher/publish-court';
import { NOON, type TestCourt, testCourt } from '../../court-data/publisher/testing/test-court';
import { meteredFetch } from './metered-fetch';

const fixture = (name: 'hearings.json' | 'meetings341.json') => ({ name, text: realDocketText(name) });
const records = realDockets();
const today = '2025-06-15';
const left = new AbortController().signal;

/** All items in `npm run proof`, otherwise a sixth. */
const some = <T>(all: T[]): T[] => (process.env.PROOF === '1' ? all : all.filter((_, at) => at % 6 === 0));

let site: TestCourt;
let meter: ReturnType<typeof meteredFetch>;
/** The most expensive search so far. */
const worst = { bytes: 0, reads: 0 };
let version = 0;

beforeAll(async () => {
  site = await testCourt();
  await publishCourt({
    court: site.court,
    database: site.database,
    hearings: fixture('hearings.json'),
    meetings: fixture('meetings341.json'),
    now: () => NOON,
  });
  meter = meteredFetch(new URL(site.database).origin);
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});
beforeEach(() => {
  meter.since();
});

/** Starts a search with an empty cache. */
function fresh() {
  version += 1;
  meter.since();
  const ranges = hitRanges(site.database);
  ranges.asOf(version);
  return ranges;
}

function note() {
  worst.bytes = Math.max(worst.bytes, meter.cost().bytes);
  worst.reads = Math.max(worst.reads, meter.cost().reads);
}

async function casesBy(text: string): Promise<string[]> {
  const typed = readTypedCaseNumber(text);
  if (!typed) return [];
  const { hits: found } = await findCases({ kind: 'hearings', typed, today, page: 1 }, fresh(), left);
  note();
  return found.map(({ id }) => id);
}

/** The ids of the people found. `pages`: the maximum number of pages to read. */
async function peopleBy(field: PersonField, text: string, pages = 1): Promise<string[]> {
  const ranges = fresh();
  for (let page = 1; ; page += 1) {
    const search = { kind: 'hearings' as const, field, text, today, page };
    const { hits: found, complete } = await findPeople(search, ranges, left);
    if (page === 1) note();
    if (complete || page === pages) return found.map(({ id }) => id);
  }
}

describe('the searches, over both real dockets as published', () => {
  it('find every case by its number in every form', async () => {
    const cases = new Map(records.map((one) => [caseKey(one.caseNumber, one.caseType), one]));
    expect(cases.size).toBeGreaterThan(150);
    const missed: string[] = [];
    for (const [key, { caseNumber, caseType }] of some([...cases]))
      for (const form of numberForms(caseNumber, caseType)) {
        const found = await casesBy(form);
        // if two offices have cases with the same number, their keys begin alike
        if (!found.some((one) => one === key || one.startsWith(`${key}-o`)))
          missed.push(`${form} → ${caseNumber}`);
      }
    expect(missed).toEqual([]);
  }, 120_000);

  const rowOf = ({ date, time, id, eventKind }: SourceRecord) =>
    datedKey(eventKind === '341 meeting' ? 'meetings' : 'hearings', date, time, id);
  const debtors = records.flatMap((record) =>
    record.debtors.flatMap((debtor) =>
      namesOfDebtor(debtor).map((named) => ({ ...named, row: rowOf(record) })),
    ),
  );
  const attorneys = records.flatMap((record) =>
    record.attorneys.map(({ name }) => ({ name, business: false, row: rowOf(record) })),
  );
  it.each([
    ['debtor', 'Debtors', debtors],
    ['attorney', 'Attorneys', attorneys],
  ] as const)(
    'find every %s by each name, first or last name first, and by three letters',
    async (field, at, people) => {
      const distinct = [...new Map(people.map((one) => [one.name, one])).values()];
      expect(distinct.length).toBeGreaterThan(300);
      const rows = (await site.get(`${peoplePath('hearings', at)}/hearings`)) as Record<string, object>;
      const missed: string[] = [];
      for (const one of some(distinct)) {
        const { whole, letters } = nameForms(one);
        const leadsThere = (found: string[]) => found.some((id) => one.row in (rows[id] ?? {}));
        for (const form of whole)
          if (!leadsThere(await peopleBy(field, form))) missed.push(`${form} → ${one.name}`);
        if (!leadsThere(await peopleBy(field, letters, 20))) missed.push(`${letters} → ${one.name}`);
      }
      expect(missed).toEqual([]);
    },
    120_000,
  );

  it('cost at most two reads and 4 KB', () => {
    console.info(`the dearest search: ${worst.reads} reads, ${worst.bytes} bytes`);
    expect(worst.reads).toBe(2);
    expect(worst.bytes).toBeGreaterThan(1_000);
    expect(worst.bytes).toBeLessThanOrEqual(4_096);
  });
});
