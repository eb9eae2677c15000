// @vitest-environment jsdom

import type { PageCourt } from '@court/contract';
import { addDays, dayIn, dayPath } from '@court/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../mfe-calendar/src/testing/render-at';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { JUDGES, seededDocket } from './seeded-docket';
import { appDrawing, firstDrawing } from './two-drawings';

const calendar = await paintOf('mfe-calendar', 'calendar');

const PAGES = 2_000;
const IN_ONE_TEST = 10;
/** The number of slices. PROOF=1 runs all groups, otherwise one slice. */
const SLICES = 40;

const court: PageCourt = readCourt('txwb', 'http://localhost:9200');
const COURTS: PageCourt[] = [
  court,
  // one time zone, and no 341 meetings
  { ...court, timeZones: ['America/New_York'], modules: court.modules.filter((area) => area !== 'mfe-s341') },
];

/**
 * Moments at which a clock may be misread: ends of a day in both time zones, a weekend, a holiday, and the nights of
 * clock changes.
 */
const MOMENTS = [
  '2026-11-23T17:00:00Z',
  '2026-11-24T04:59:59Z',
  '2026-11-24T05:00:01Z',
  '2026-11-24T06:00:01Z',
  '2026-11-28T18:00:00Z',
  '2026-11-26T15:00:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T07:30:00Z',
  '2026-03-08T07:30:00Z',
  '2026-03-08T09:30:00Z',
  '2026-12-31T23:30:00Z',
  '2027-01-01T05:30:00Z',
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function expectAlike(seed: number): Promise<number> {
  const of = COURTS[seed % COURTS.length] ?? court;
  vi.setSystemTime(new Date(MOMENTS[seed % MOMENTS.length] ?? 0));
  const today = dayIn(of.timeZones[0], Date.now());
  const date = seed % 3 === 0 ? today : addDays(today, (seed % 15) - 7);
  const { rows, query, reader } = seededDocket(seed, addDays(date, 7), Object.keys(of.offices));
  const look = {
    ...{ court: of, mark: 'data-hearing-id', reader, judge: seed % 5 === 0 ? 'j-1' : null },
    address: `/calendar?${seed % 3 === 0 ? 'x=' : `date=${date}`}${query}`,
  };
  const read = (path: string) =>
    path === dayPath('hearings', date) ? rows : path === 'judges11' ? JUDGES : null;
  const app = await appDrawing(renderAt, look, read);
  const first = firstDrawing(calendar, look, read);
  expect(first, `seed ${seed}`).toEqual(app);
  return app.rows.length;
}

const groups = Array.from({ length: PAGES / IN_ONE_TEST }, (_, at) => at).filter(
  (at) => process.env.PROOF === '1' || at % SLICES === 0,
);

test.each(groups)(
  'pages of group %i are the same before the app and in it',
  { timeout: 120_000 },
  async (at) => {
    let rows = 0;
    for (let seed = at * IN_ONE_TEST; seed < (at + 1) * IN_ONE_TEST; seed += 1)
      rows += await expectAlike(seed);
    expect(rows).toBeGreaterThan(0);
  },
);
