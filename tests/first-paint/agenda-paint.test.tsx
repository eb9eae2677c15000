// @vitest-environment jsdom

import type { PageCourt } from '@court/contract';
import { addDays, type CalendarKind, dataPath, daysPath } from '@court/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt as renderHearings } from '../../mfe-calendar/src/testing/render-at';
import { renderAt as renderMeetings } from '../../mfe-s341/src/testing/render-at';
import { remoteFile } from '../../tools/release/build/workspaces';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { JUDGES, seededDocket, TRUSTEES } from './seeded-docket';
import { appDrawing, firstDrawing, screenOf } from './two-drawings';

const agenda = await paintOf('mfe-calendar', 'agenda', 'first-paint-agenda');
const meetings = await paintOf('mfe-s341', 'meetings', 'first-paint-meetings');

const TODAY = '2026-11-23';
const SATURDAY = '2026-11-28';
/** A court with offices in two time zones. */
const court: PageCourt = readCourt('txwb', 'http://localhost:9200');
const ofOneZone: PageCourt = { ...court, timeZones: ['America/Chicago'] };
const without341: PageCourt = { ...court, modules: court.modules.filter((area) => area !== 'mfe-s341') };

/** A list of all days, and the addresses at which its first paint and the app draw it. */
const LISTS = [
  {
    kind: 'hearings',
    path: '/hearing?',
    mark: 'data-hearing-id',
    paint: agenda,
    render: renderHearings,
    courts: [court, ofOneZone, without341],
    people: JUDGES,
    route: () => remoteFile('mfe-calendar').routes.find(({ path }) => path === '/hearing'),
  },
  {
    kind: 'meetings',
    path: '/s341-hearing?view=list&',
    mark: 'data-meeting-id',
    paint: meetings,
    render: renderMeetings,
    courts: [court, ofOneZone],
    people: TRUSTEES,
    route: () => remoteFile('mfe-s341').routes.find(({ path }) => path === '/s341-hearing')?.views?.list,
  },
] as const;
const peoplePath = (kind: CalendarKind) => dataPath(kind === 'hearings' ? 'judges' : 'trustees');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T17:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Days from `date` on, one of them with an invalid name. */
function seededDays(seed: number, date: string, kind: CalendarKind) {
  const of = (n: number) => seededDocket(seed + n, addDays(date, 7), Object.keys(court.offices));
  const { reader, query } = of(0);
  const days = [0, 1, 4].map((n) => [addDays(date, n), of(n).rows]);
  return {
    reader,
    query: kind === 'hearings' ? query : query.replace('judge', 'trustee').replace('j-0', 't-0'),
    days: { ...Object.fromEntries(days), 'no day': { '0900~h1': {} } } as Record<string, object>,
  };
}

/** A fake ResizeObserver: long lists measure their rows, but elements have no size here. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe.each(LISTS)('of the list of $kind', ({ kind, path, mark, paint, render, courts, people, route }) => {
  /** Answers reads with `days`, which are all days from the first one on. */
  const answers = (days: Record<string, object>) => (asked: string, keys?: URLSearchParams) => {
    const [, date] = asked.split(`${daysPath(kind)}/`);
    if (date !== undefined) return days[date];
    if (asked !== daysPath(kind)) return asked === peoplePath(kind) ? people : null;
    return keys?.has('limitToLast') || keys?.get('startAt')?.endsWith(' "') ? null : days;
  };

  test('seeded days under filters and settings, in one zone and two, also from a weekend on, are the same in both drawings, row by row', async () => {
    const all = { rows: 0, blocks: 0 };
    for (let seed = 1; seed <= 6; seed += 1) {
      const date = seed % 3 === 0 ? SATURDAY : TODAY;
      vi.setSystemTime(`${date}T17:00:00Z`);
      const { days, query, reader } = seededDays(seed, date, kind);
      const of = courts[seed % courts.length] ?? court;
      const address = `${path}${seed % 2 === 0 ? 'x=' : `date=${date}`}${query}`;
      const look = { court: of, mark, reader, address };
      vi.stubGlobal('ResizeObserver', NoSizes);
      const app = await appDrawing(render, look, answers(days));
      const first = firstDrawing(paint, look, answers(days));
      // the app renders only rows near the screen, and its filters are beside the title
      const { rows, blocks, head } = app;
      expect(first?.head, `seed ${seed}`).toEqual(head.filter((each) => !/\d hidden/.test(each)));
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
    expect(all.rows).toBeGreaterThan(20);
    expect(all.blocks).toBeGreaterThan(10);
  }, 60_000);

  test('it reads the days that the app reads first, and waits for nothing else; the page begins the same reads', () => {
    const screen = screenOf(paint, { court, mark, address: `${path}date=2026-12-01` });
    expect(screen?.queries).toEqual([
      { path: daysPath(kind), keys: { startAt: '2026-12-01', limitToFirst: 4 } },
      { path: peoplePath(kind) },
    ]);
    expect(screen?.reads).toEqual([]);
    const said = screen?.queries?.map((read) =>
      read.keys ? `${read.path}?startAt={date}&limitToFirst=${read.keys.limitToFirst}` : read.path,
    );
    expect(route()?.reads).toEqual(said);
  });

  test.each([
    ['a record opened beside it', 'open=h1', {}, {}],
    ['a date that is none', 'date=2026-02-31', {}, {}],
    ['a court with only public defenders', '', { onlyShowPubDef: 'Y' }, {}],
    ['extended case numbers', '', {}, { extCaseNum: 'Y' }],
  ] as const)('with %s it draws no rows', (_what, query, more, reader) => {
    const look = { court: { ...court, ...more }, address: path + query, mark, reader };
    expect(firstDrawing(paint, look, () => ({}))).toBeNull();
  });
});
