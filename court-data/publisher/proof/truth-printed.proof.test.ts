import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase } from '../../database/start-database';
import { loadCourt } from '../run/load-court';
import { differences } from './testing/differences';
import { plan } from './testing/plan';
import { failureText, proveDocket, proveDockets, seedOf, tallyText } from './testing/prove-dockets';
import { publishPrinted } from './testing/publish-printed';

const FILE = 'court-data/publisher/proof/truth-printed.proof.test.ts';
const HOUR_MS = 3_600_000;
let server: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  server = await startDatabase({ port: 0 });
});
afterAll(() => server.close());

it('publishes the truth of 20,000 printed dockets, or asks', { timeout: 2 * HOUR_MS }, async () => {
  const tally = await proveDockets(Number(process.env.DOCKETS ?? 20_000), seedOf(20261126), FILE);
  console.info(tallyText(tally));
  expect(tally.wrong).toBe(0);
  expect(tally.read / tally.dockets).toBeGreaterThanOrEqual(0.35);
});

it('has the same truth in the database', { timeout: HOUR_MS }, async () => {
  const court = await loadCourt('txwb');
  let published = 0;
  for (const [at, one] of fc.sample(plan, { numRuns: 150, seed: seedOf(20261125) }).entries()) {
    const { printed, outcome } = await proveDocket(one, court);
    // if every hearing of a docket is sealed, there is nothing to compare
    if (!outcome.published?.length) continue;
    const database = `${server.url}?ns=docket-${at}`;
    const entries = await publishPrinted(printed, { court, map: outcome.map, database });
    const reasons = differences(printed, { ...outcome, published: entries });
    expect(reasons.length === 0 ? '' : failureText(one, outcome, reasons)).toBe('');
    published += 1;
  }
  expect(published).toBeGreaterThan(70);
});
