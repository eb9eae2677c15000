// @vitest-environment jsdom

import type { PageCourt } from '@court/contract';
import { addDays, dayPath, docketRows } from '@court/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../mfe-s341/src/testing/render-at';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { realDays } from './real-days';
import { seededDocket, TRUSTEES } from './seeded-docket';
import { appDrawing, firstDrawing } from './two-drawings';

const meetings = await paintOf('mfe-s341', 'meetings', 'first-paint-meetings');

const mark = 'data-meeting-id';
const court: PageCourt = {
  ...readCourt('txwb', 'http://localhost:9200'),
  meetingHosts: ['meet.example'],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const answers = (date: string, rows: object) => (path: string) =>
  path === dayPath('meetings', date) ? rows : path === 'trustees11' ? TRUSTEES : null;

test.each(realDays('meetings', 3))(
  'for the real 341 meetings of %s both drawings are the same, row by row',
  async (date, rows) => {
    expect(docketRows(date, rows, []).length).toBeGreaterThan(3);
    const look = { court, address: `/s341-hearing?date=${date}`, mark };
    const app = await appDrawing(renderAt, look, answers(date, rows));
    expect(app.rows.length).toBeGreaterThan(3);
    expect(app.groups.length).toBeGreaterThan(0);
    expect(firstDrawing(meetings, look, answers(date, rows))).toEqual(app);
  },
);

const TODAY = '2026-11-23';

test('seeded days, and today with folded past meetings, are the same in both', async () => {
  vi.setSystemTime(new Date('2026-11-23T16:10:00Z'));
  const all = { rows: 0, folded: 0, joined: 0, now: 0 };
  for (let seed = 1; seed <= 12; seed += 1) {
    const date = seed % 2 === 0 ? TODAY : addDays(TODAY, 1);
    const seeded = seededDocket(seed, addDays(TODAY, 7), Object.keys(court.offices));
    const query = seeded.query.replace('judge', 'trustee').replace('j-0', 't-0');
    const look = { court, mark, reader: seeded.reader, address: `/s341-hearing?date=${date}${query}` };
    const app = await appDrawing(renderAt, look, answers(date, seeded.rows));
    expect(firstDrawing(meetings, look, answers(date, seeded.rows)), `seed ${seed}`).toEqual(app);
    all.rows += app.rows.length;
    all.folded += app.groups.filter((group) => group.includes('earlier')).length;
    all.joined += app.groups.filter((group) => group.includes('https://meet.example')).length;
    all.now += app.blocks.filter((block) => block.includes('data-now="true"')).length;
  }
  expect(all.rows).toBeGreaterThan(30);
  for (const count of [all.folded, all.joined, all.now]) expect(count).toBeGreaterThan(0);
}, 60_000);

test('while trustees load, their meetings are shown without names', () => {
  const day = { '0900~m1': { n: '26-1', c: 'Peña', y: 'bk', s: 'scheduled', r: 't-0' } };
  const drawn = firstDrawing(meetings, { court, address: '/s341-hearing', mark }, (path) =>
    path === dayPath('meetings', TODAY) ? day : undefined,
  );
  expect(drawn?.rows).toHaveLength(1);
  expect(drawn?.groups[0]).not.toContain('Trustee');
});

test.each(['/s341-hearing?view=week', '/s341-hearing?display=board'])(
  'for %s it draws no rows',
  (address) => {
    expect(firstDrawing(meetings, { court, address, mark }, () => ({}))).toBeNull();
  },
);
