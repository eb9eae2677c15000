// @vitest-environment jsdom

import { type FirstPaint, hearingLink, meetingLink, type PageCourt } from '@court/contract';
import { type CalendarKind, entriesPath, entryKey } from '@court/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../court-data/database/testing/seeded-random';
import { publishedRecord } from '../../court-data/publisher/checking/published-record';
import { renderAt as renderHearing } from '../../mfe-calendar/src/testing/render-at';
import { renderAt as renderMeeting } from '../../mfe-s341/src/testing/render-at';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { names, realRecords } from './real-days';
import { appRecordDrawing, firstRecordDrawing } from './two-records';

const hearing = await paintOf('mfe-calendar', 'record', 'first-paint-record');
const meeting = await paintOf('mfe-s341', 'record', 'first-paint-record');

const court: PageCourt = { ...readCourt('txwb', 'http://localhost:9200'), meetingHosts: ['meet.example'] };
const JUDGES = { 'j-1': { name: 'Ada Brook' }, 'j-2': { name: 'Ben Carver' } };

const KINDS: Record<
  CalendarKind,
  { paint: FirstPaint; render: typeof renderHearing; link: (id: string) => string }
> = {
  hearings: { paint: hearing, render: renderHearing, link: hearingLink },
  meetings: { paint: meeting, render: renderMeeting as typeof renderHearing, link: meetingLink },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function expectAlike(kind: CalendarKind, id: string, entry: unknown, why: string) {
  const { paint, render, link } = KINDS[kind];
  const look = { court, address: link(id), mark: '' };
  const read = (path: string) =>
    path === `${entriesPath(kind)}/${entryKey(id)}` ? entry : path === 'judges11' ? JUDGES : null;
  const app = await appRecordDrawing(render, look, read);
  expect(firstRecordDrawing(paint, look, read), why).toEqual(app);
  return app;
}

/** One real record of each status and kind of appearance, as published. */
function variedRecords(kind: CalendarKind) {
  const varied = new Map<string, ReturnType<typeof publishedRecord>>();
  for (const each of realRecords(kind)) {
    const published = publishedRecord(each, names);
    varied.set(`${each.status} ${each.caseType} ${each.appear?.mode} ${each.date < '2026-11-23'}`, published);
  }
  return [...varied];
}

test.each(['hearings', 'meetings'] as const)(
  'for real %s, one of each status, both drawings are the same, fact by fact',
  async (kind) => {
    const records = variedRecords(kind);
    const banners = new Set<string>();
    for (const [why, { entry }] of records) {
      const { id } = entry as { id: string };
      const app = await expectAlike(kind, id, entry, why);
      expect(app.title).not.toBe('');
      if (app.banner) banners.add(app.banner);
    }
    expect(records.length).toBeGreaterThan(4);
    expect(banners.size).toBeGreaterThan(1);
  },
  120_000,
);

const STATUSES = ['scheduled', 'scheduled', 'continued', 'rescheduled', 'held', 'not-held', 'stricken'];

/** A record with randomly missing, changed and invalid fields. */
function seededEntry(seed: number, id: string) {
  const random = seededRandom(seed);
  const of = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const may = <T extends object>(chance: number, part: () => T): T | object =>
    random() < chance ? part() : {};
  return {
    id,
    status: of([...STATUSES, 'vacated', 'withdrawn', 'cancelled', 'removed', 'concluded', 'odd']),
    ...may(0.9, () => ({ date: of(['2026-11-20', '2026-11-23', '2026-12-07', 'soon', '2027-01-04']) })),
    ...may(0.9, () => ({ time: of(['09:00', '13:30', 'late']) })),
    ...may(0.3, () => ({ eventTime: '09:15' })),
    ...may(0.9, () => ({ caseNumber: '26-50001', caseKey: 'c2650001-bk' })),
    ...may(0.9, () => ({ caseTitle: of(['Quesada', 'In re Peña']) })),
    ...may(0.8, () => ({ caseType: of(['bk', 'ap', 'mp', 7]) })),
    ...may(0.7, () => ({ chapter: of(['7', '13', '15']) })),
    ...may(0.8, () => ({ officeId: of([...Object.keys(court.offices), 'o-else']) })),
    ...may(0.5, () => ({ office: 'San Antonio' })),
    ...may(0.8, () => ({ location: of(['Courtroom 1, San Antonio', 'Room 5']) })),
    ...may(0.8, () => of([{ judge: 'Ada Brook' }, { judgeId: 'j-2' }, { judgeId: 'j-cora-hale' }])),
    ...may(0.8, () => ({ matter: of(['Motion to dismiss\nand more', 'Status conference']) })),
    ...may(0.3, () => ({
      continuedTo: '2026-12-21',
      // if the new date has its own record, the first screen reserves space for its time
      ...of([{ continuedToId: 'h-next' }, { continuedTime: '13:30' }, { continuedTime: 'later' }, {}]),
    })),
    ...may(0.3, () => ({ outcome: 'Granted' })),
    ...may(0.1, () => ({ stricken: 'Y' })),
    ...may(0.6, () => ({ trustees: ['Eve O’Neil'] })),
    ...may(0.7, () => ({
      appear: {
        mode: of(['inPerson', 'phone', 'video', 'hybrid', 'none', 'pigeon']),
        ...may(0.5, () => ({ url: of(['https://meet.example/j/1', 'https://elsewhere.example/']) })),
        ...may(0.5, () => ({ phone: '(210) 555-0100', meetingId: '12 3', passcode: '99' })),
        ...may(0.3, () => ({ note: 'Witnesses come in person.' })),
      },
    })),
    ...may(0.3, () => ({
      changes: [
        { at: 1, what: 'added' },
        {
          ...{ at: 2, what: 'changed' },
          ...may(0.5, () => ({ time: { from: '08:00', to: '09:00' } })),
          ...may(0.5, () => ({ date: { from: '2026-11-19', to: '2026-11-20' } })),
          ...may(0.5, () => ({ how: { from: 'phone', to: 'video' } })),
          ...may(0.5, () => ({ judge: { from: 'j-1', to: 'j-2' } })),
        },
      ],
    })),
  };
}

test.each(['hearings', 'meetings'] as const)(
  'seeded %s are the same in both',
  async (kind) => {
    const banners = new Set<string>();
    let attended = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const app = await expectAlike(kind, `h${seed}`, seededEntry(seed, `h${seed}`), `seed ${seed}`);
      banners.add(app.banner);
      if (app.attend) attended += 1;
    }
    expect(banners.size).toBeGreaterThan(5);
    expect(attended).toBeGreaterThan(3);
  },
  120_000,
);

test.each([
  ['none', null],
  ['withdrawn', { withdrawn: true }],
])('a record that is %s has the same text in both', async (_what, entry) => {
  const app = await expectAlike('hearings', 'h1', entry, '');
  expect(app.notice).not.toBe('');
});

const reads = (address: string, reader = {}) => vi.isFakeTimers() && firstReads(hearing, address, reader);
function firstReads(paint: FirstPaint, address: string, reader: object) {
  let asked: string[] | null = null;
  firstRecordDrawing(paint, { court, address, mark: '', reader: { ...reader } }, (path) => {
    asked = [...(asked ?? []), path];
    return null;
  });
  return asked;
}

test('the record is read by its id’s key in the database', () => {
  for (const id of ['abc', '5c5c43', '2026-11-23', 'i-1', 'a b', 'ä/ö', 'x~y', '100%'])
    expect(reads(hearingLink(id))).toEqual([`hearingCalendarEntries11/${entryKey(id)}`, 'judges11']);
});

test.each([
  '/hearing-detail',
  '/hearing-detail/',
  '/hearing-detail/%E0%A4%A',
  `/hearing-detail/${'x'.repeat(900)}`,
])('at %.40s it draws nothing', (address) => {
  expect(reads(address)).toBeNull();
});

test('if the reader wants full case numbers, it draws no record', () => {
  expect(reads('/hearing-detail/h1', { extCaseNum: 'Y' })).toBeNull();
});
