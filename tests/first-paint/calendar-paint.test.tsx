// @vitest-environment jsdom

import { type PageCourt, setClockOffsetAtom } from '@court/contract';
import { addDays, dayPath, docketRows } from '@court/domain';
import { act } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../mfe-calendar/src/testing/render-at';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { realDays } from './real-days';
import { JUDGES, seededDocket } from './seeded-docket';
import { appDrawing, firstDrawing } from './two-drawings';

const calendar = await paintOf('mfe-calendar', 'calendar');

const mark = 'data-hearing-id';
const court: PageCourt = readCourt('txwb', 'http://localhost:9200');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
});
afterEach(() => {
  createStore().set(setClockOffsetAtom, null);
  vi.useRealTimers();
});

const answers = (date: string, rows: object) => (path: string) =>
  path === dayPath('hearings', date) ? rows : path === 'judges11' ? JUDGES : null;

test.each(realDays('hearings', 3))(
  'for the real docket of %s both drawings are the same, row by row',
  async (date, rows) => {
    expect(docketRows(date, rows, []).length).toBeGreaterThan(5);
    const look = { court, address: `/calendar?date=${date}`, mark };
    const app = await appDrawing(renderAt, look, answers(date, rows));
    expect(app.rows.length).toBeGreaterThan(5);
    expect(firstDrawing(calendar, look, answers(date, rows))).toEqual(app);
  },
);

const TODAY = '2026-11-23';

test('a seeded day, under filters, settings and the reader’s judge, is the same in both', async () => {
  let rows = 0;
  for (let seed = 1; seed <= 5; seed += 1) {
    const seeded = seededDocket(seed, addDays(TODAY, 7), Object.keys(court.offices));
    const look = {
      ...{ court, mark, reader: seeded.reader, judge: seed % 4 === 0 ? 'j-1' : null },
      address: `/calendar?date=${TODAY}${seeded.query}`,
    };
    const app = await appDrawing(renderAt, look, answers(TODAY, seeded.rows));
    expect(firstDrawing(calendar, look, answers(TODAY, seeded.rows)), `seed ${seed}`).toEqual(app);
    rows += app.rows.length;
  }
  expect(rows).toBeGreaterThan(15);
}, 60_000);

test.each(['2026-11-23T16:10:00Z', '2026-11-24T01:00:00Z'])(
  'at %s both drawings fold ended hearings, mark current ones and say when the day is over',
  async (now) => {
    vi.setSystemTime(new Date(now));
    const said: string[] = [];
    for (let seed = 11; seed <= 14; seed += 1) {
      const { rows } = seededDocket(seed, addDays(TODAY, 7), Object.keys(court.offices));
      const look = { court, mark, address: `/calendar?date=${TODAY}` };
      const app = await appDrawing(renderAt, look, answers(TODAY, rows));
      expect(firstDrawing(calendar, look, answers(TODAY, rows)), `seed ${seed}`).toEqual(app);
      said.push(...app.ended, ...app.blocks.filter((block) => block.includes('Now · ')));
    }
    expect(said.length).toBeGreaterThan(3);
  },
  60_000,
);

test('on a clock 400 days slow both drawings fold and mark by the time of the court’s server', async () => {
  const { rows } = seededDocket(11, addDays(TODAY, 7), Object.keys(court.offices));
  const look = { court, mark, address: '/calendar' };
  vi.setSystemTime(new Date('2026-11-23T16:10:00Z'));
  const right = firstDrawing(calendar, look, answers(TODAY, rows));
  const store = createStore();
  vi.setSystemTime(Date.now() - 400 * 86_400_000);
  store.set(setClockOffsetAtom, 400 * 86_400_000);
  expect(firstDrawing(calendar, look, answers(TODAY, rows))).toEqual(right);
  // the server sends its time after the page has been drawn
  const renderLate: typeof renderAt = (...given) => {
    const page = renderAt(...given);
    act(() => page.store.set(setClockOffsetAtom, 400 * 86_400_000));
    return page;
  };
  expect(await appDrawing(renderLate, look, answers(TODAY, rows))).toEqual(right);
}, 60_000);

const at = (address: string, more: Partial<PageCourt> = {}, reader = {}) =>
  firstDrawing(calendar, { court: { ...court, ...more }, address, mark, reader }, () => ({}));

test('without a date it draws today in the court’s first zone', () => {
  vi.setSystemTime(new Date('2026-11-24T04:00:00Z'));
  expect(at('/calendar')?.head[0]).toContain('<span>Mon, Nov 23</span><span>, 2026</span>');
});

test.each([
  ['a week', '/calendar?view=week', {}, {}],
  ['a screen in a lobby', '/calendar?display=board', {}, {}],
  ['a record opened beside it', '/calendar?open=h1', {}, {}],
  ['a date that is none', '/calendar?date=2026-02-31', {}, {}],
  ['a court with only public defenders', '/calendar', { onlyShowPubDef: 'Y' }, {}],
  ['extended case numbers', '/calendar', {}, { extCaseNum: 'Y' }],
] as const)('for %s it draws no rows', (_what, address, more, reader) => {
  expect(at(address, more, reader)).toBeNull();
});
