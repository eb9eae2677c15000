import { hitKey, nameKeys, peoplePath, similarKeys } from '@court/domain';
import { generatedPeople, seeded, withTypo } from '@court/domain/testing/generated-names';
import { findPeople, findSimilar, hitRanges } from '@court/search';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ownerToken } from '../../court-data/database/access/owner-token';
import { startDatabase } from '../../court-data/database/start-database';
import { meteredFetch } from './metered-fetch';

const PEOPLE = 12_000;
const QUERIES = 200;
const FIRST = 20;

/** Every tenth person has the same last name, in the form of a court with companies. */
const people = generatedPeople(PEOPLE, 7).map(({ first, last }, at) => ({
  id: `b-${at}`,
  first,
  last: at % 10 === 0 ? 'martinez' : last,
}));
const left = new AbortController().signal;
let database: Awaited<ReturnType<typeof startDatabase>>;
let url: string;
let meter: ReturnType<typeof meteredFetch>;
/** The number of reads of all searches of a test. */
let asked = 0;

beforeAll(async () => {
  database = await startDatabase({ port: 0 });
  url = `${database.url}?ns=names`;
  const root = peoplePath('hearings', 'Attorneys');
  const written: Record<string, Record<string, object>> = { names: {}, similar: {} };
  for (const { id, first, last } of people) {
    const name = `${first} ${last}`;
    const hit = { n: name, f: `Law Office of ${name}`, u: '2026-12-01' };
    for (const key of nameKeys(name, false)) Object.assign(written.names ?? {}, { [hitKey(key, id)]: hit });
    for (const key of similarKeys(name)) Object.assign(written.similar ?? {}, { [hitKey(key, id)]: hit });
  }
  for (const [group, hits] of Object.entries(written)) {
    const answer = await fetch(`${database.url}/${root}/${group}.json?ns=names`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${ownerToken()}` },
      body: JSON.stringify(hits),
    });
    expect(answer.ok).toBe(true);
  }
  meter = meteredFetch(database.url);
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await database.close();
});
beforeEach(() => {
  asked = 0;
});

let version = 0;

/** The names that a screen lists for a text: hits, and below them similar names. */
async function listed(text: string): Promise<string[]> {
  version += 1;
  meter.since();
  const ranges = hitRanges(url);
  ranges.asOf(version);
  const search = { kind: 'hearings', field: 'attorney', text, today: '2026-11-23', page: 1 } as const;
  const { hits: found, complete, bytes: spent } = await findPeople(search, ranges, left);
  const similar = complete ? await findSimilar(search, spent, ranges, left) : [];
  asked += meter.cost().reads;
  expect(meter.cost().bytes).toBeLessThanOrEqual(4_096);
  return [...new Set([...found, ...similar].map(({ title }) => title))].slice(0, FIRST);
}

it('three of four people are among the first twenty with one error in a last name of five letters or more', async () => {
  const random = seeded(11);
  const among = people.filter(({ last }) => last.length >= 5);
  const found = { last: 0, both: 0 };
  for (let query = 0; query < QUERIES; query += 1) {
    const { first, last } = among[Math.floor(random() * among.length)] ?? { first: '', last: '' };
    const typo = withTypo(last, random);
    if ((await listed(`${first} ${typo}`)).includes(`${first} ${last}`)) found.both += 1;
    if ((await listed(typo)).some((name) => name.endsWith(` ${last}`))) found.last += 1;
  }
  console.info(`of ${QUERIES}: ${JSON.stringify(found)}, ${(asked / QUERIES / 2).toFixed(1)} reads a search`);
  expect(found.both).toBeGreaterThanOrEqual(0.75 * QUERIES);
  expect(found.last).toBeGreaterThanOrEqual(0.75 * QUERIES);
}, 120_000);

it('two words find a person whose last name a thousand others have', async () => {
  const martinez = people.filter(({ last }) => last === 'martinez');
  expect(martinez.length).toBeGreaterThan(1_000);
  const rare = martinez.filter(
    ({ first }) => martinez.filter((other) => other.first.startsWith(first)).length <= 10,
  );
  expect(rare.length).toBeGreaterThan(50);
  for (const { first } of rare.slice(0, 50))
    for (const text of [`${first} martinez`, `martinez, ${first}`])
      expect(await listed(text), text).toContain(`${first} martinez`);
}, 60_000);
