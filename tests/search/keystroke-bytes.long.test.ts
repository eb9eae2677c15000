import { readTypedCaseNumber } from '@court/domain';
import { findCases, findPeople, findSimilar, hitRanges, type PersonField } from '@court/search';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aHearing } from '../../court-data/publisher/testing/a-hearing';
import { type TestCourt, testCourt } from '../../court-data/publisher/testing/test-court';
import { meteredFetch } from './metered-fetch';

const TRADES = Array.from(
  { length: 12 },
  (_, at) => `dba Oakwood Storage and Moving No. ${at} of San Antonio`,
);
const BUSINESS = `Oakwood Holdings of the Guadalupe Valley, LLC, ${TRADES.join(', ')}`;
const PERSON = 'Guadalupe Maria del Carmen Concepcion Immaculata Rodriguez-Peñaloza';
const ownName = (at: number) => PERSON.replace('Maria', `Maria${at}`);

/** A court in which every name is long, and begins like forty others. */
const hearings = Array.from({ length: 40 }, (_, at) => {
  const debtors = [{ name: BUSINESS, aliases: [{ kind: 'aka', name: `${ownName(at)} and Sons` }] }];
  return aHearing(`h${at}`, {
    caseNumber: `26-${50_000 + at}-hto`,
    caseTitle: `${BUSINESS} v. ${ownName(at)}, Trustee`,
    debtors: [...debtors, { name: ownName(at), aliases: [] }],
    attorneys: [{ name: ownName(at), firm: `${BUSINESS} ${at}`, represents: 'Debtor' }],
  });
});

let site: TestCourt;
let meter: ReturnType<typeof meteredFetch>;
let version = 0;
const left = new AbortController().signal;

beforeAll(async () => {
  site = await testCourt();
  await site.publish(hearings);
  meter = meteredFetch(new URL(site.database).origin);
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

/** The cost of a keystroke that makes the field's text `text`, and the number of hits. */
async function keystroke(field: PersonField | 'casenumber', text: string) {
  version += 1;
  meter.since();
  const ranges = hitRanges(site.database);
  ranges.asOf(version);
  const search = { kind: 'hearings', text, today: '2026-11-23', page: 1 } as const;
  const typed = readTypedCaseNumber(text);
  if (field === 'casenumber') {
    const found = typed ? (await findCases({ ...search, typed }, ranges, left)).hits : [];
    return { ...meter.cost(), found: found.length };
  }
  const { hits: found, complete, bytes } = await findPeople({ ...search, field }, ranges, left);
  if (complete) await findSimilar({ ...search, field }, bytes, ranges, left);
  return { ...meter.cost(), found: found.length };
}

it.each([
  ['debtor', 'Oakwood Storage and Moving No. 3 of San Antonio'],
  ['debtor', 'Guadalupe Rodriguez-Peñaloza'],
  ['debtor', 'Rodriguez-Peñaloza, Guadalupe'],
  ['debtor', 'Rodrigez'],
  ['attorney', 'Guadalupe Maria Rodriguez-Peñaloza'],
  ['casenumber', '26-50001-hto'],
] as const)(
  'every letter of a %s "%s" costs at most two simultaneous reads and 4 KB',
  async (field, text) => {
    let found = 0;
    for (let end = 1; end <= text.length; end += 1) {
      const typed = text.slice(0, end);
      const one = await keystroke(field, typed);
      expect(one.most, typed).toBeLessThanOrEqual(2);
      expect(one.bytes, typed).toBeLessThanOrEqual(4_096);
      found = Math.max(found, one.found);
    }
    if (text !== 'Rodrigez') expect((await keystroke(field, text)).found).toBeGreaterThan(0);
    // the reads return full pages: a limit that no read comes near would prove nothing
    expect(found).toBeGreaterThanOrEqual(10);
  },
  60_000,
);
