// @vitest-environment jsdom

import type { PageCourt } from '@court/contract';
import { addDays, daysPath } from '@court/records';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteFile } from '../../host/release/build/workspaces';
import { readCourt } from '../../host/release/site/court-file';
import { agenda } from '../../mfe-calendar/src/first-paint-agenda';
import { renderAt } from '../../mfe-calendar/src/testing/render-at';
import { JUDGES, seededDocket } from './seeded-docket';
import { appDrawing, firstDrawing, screenOf } from './two-drawings';

const mark = 'data-hearing-id';
const TODAY = '2026-11-23';
const court: PageCourt = readCourt('txwb', 'http://localhost:9200');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Days from today on, and one name among them that is none. */
function seededDays(seed: number) {
  const { reader, query } = seededDocket(seed, addDays(TODAY, 7), Object.keys(court.offices));
  const days = [0, 1, 4].map((n) => [
    addDays(TODAY, n),
    seededDocket(seed + n, addDays(TODAY, 7), Object.keys(court.offices)).rows,
  ]);
  return {
    reader,
    query,
    days: { ...Object.fromEntries(days), 'no day': { '0900~h1': {} } } as Record<string, object>,
  };
}

/** Lists of thousands measure what they draw; here nothing has a size. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** `days` are all there are from their first one on. */
const answers = (days: Record<string, object>) => (path: string, keys?: URLSearchParams) => {
  const [, date] = path.split(`${daysPath('hearings')}/`);
  if (date !== undefined) return days[date];
  if (path !== daysPath('hearings')) return path === 'judges11' ? JUDGES : null;
  return keys?.has('startAfter') || keys?.has('endBefore') ? null : days;
};

test('seeded days under filters and settings are the same in both drawings, day by day and row by row', async () => {
  const all = { rows: 0, blocks: 0 };
  for (let seed = 1; seed <= 4; seed += 1) {
    const { days, query, reader } = seededDays(seed);
    const look = { court, mark, reader, address: `/hearing?date=${TODAY}${query}` };
    vi.stubGlobal('ResizeObserver', NoSizes);
    const app = await appDrawing(renderAt, look, answers(days));
    const first = firstDrawing(agenda, look, answers(days));
    // the app has those near the screen alone in the document, and its filters beside the title
    const { rows, blocks, head, links } = app;
    expect(first?.links, `seed ${seed}`).toEqual(links);
    expect(first?.head, `seed ${seed}`).toEqual(head.filter((each) => !each.includes('hidden')));
    expect(
      first?.rows.filter((row) => rows.includes(row)),
      `seed ${seed}`,
    ).toEqual(rows);
    expect(
      first?.blocks.filter((block) => blocks.includes(block)),
      `seed ${seed}`,
    ).toEqual(blocks);
    all.rows += app.rows.length;
    all.blocks += app.blocks.length;
  }
  expect(all.rows).toBeGreaterThan(15);
  expect(all.blocks).toBeGreaterThan(8);
}, 60_000);

test('it asks for the days that the app asks for first, and waits for nothing else', () => {
  const screen = screenOf(agenda, { court, mark, address: '/hearing?date=2026-12-01' });
  expect(screen?.queries).toEqual([
    { path: 'hearingCalendar11/days', keys: { startAt: '2026-12-01', limitToFirst: 4 } },
    { path: 'judges11' },
  ]);
  expect(screen?.reads).toEqual([]);
});

test('the page begins the same reads, by what the route says', () => {
  const queries = screenOf(agenda, { court, mark, address: '/hearing?date=2026-12-01' })?.queries ?? [];
  const said = queries.map(({ path, keys }) =>
    keys ? `${path}?startAt={date}&limitToFirst=${keys.limitToFirst}` : path,
  );
  expect(remoteFile('mfe-calendar').routes.find(({ path }) => path === '/hearing')?.reads).toEqual(said);
});

test.each([
  ['a record opened beside it', '/hearing?open=h1', {}, {}],
  ['a date that is none', '/hearing?date=2026-02-31', {}, {}],
  ['a court of public defenders alone', '/hearing', { onlyShowPubDef: 'Y' }, {}],
  ['extended case numbers', '/hearing', {}, { extCaseNum: 'Y' }],
] as const)('of %s it draws no rows', (_what, address, more, reader) => {
  const look = { court: { ...court, ...more }, address, mark, reader };
  expect(firstDrawing(agenda, look, () => ({}))).toBeNull();
});
