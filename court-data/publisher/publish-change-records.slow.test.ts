import type { CalendarEntry, ChangeRecord, ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHearing } from './testing/a-hearing';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const OTHERS = ['h2', 'h3', 'h4', 'h5'].map((id) => aHearing(id));
const MINUTE = 60_000;

let site: TestCourt;
let clock = NOON;
/** Publishes h1 with the given fields, a minute after the last publication. */
const next = (more: Partial<ExportedRecord>) => publishAll([aHearing('h1', more), ...OTHERS]);
async function publishAll(hearings: ExportedRecord[]) {
  clock += MINUTE;
  return site.publish(hearings, { now: () => clock });
}
const changes = async () =>
  ((await site.get('hearingCalendar11/changes')) ?? {}) as Record<string, ChangeRecord>;
const entry = async (id: string) => (await site.get(`hearingCalendarEntries11/${id}`)) as CalendarEntry;

beforeEach(async () => {
  site = await testCourt();
  clock = NOON;
  await publishAll([aHearing('h1'), ...OTHERS]);
});
afterEach(() => site.close());

describe('the changes of a hearing', () => {
  it('are empty at a court’s first publication', async () => {
    expect(await changes()).toEqual({});
    expect(await entry('h1')).not.toHaveProperty('changes');
  });

  it('contain the status that a flag gives, and the new date', async () => {
    await next({ stricken: 'Y' });
    expect((await entry('h1')).changes).toEqual([
      { at: clock, what: 'changed', status: { from: 'scheduled', to: 'stricken' } },
    ]);
    await next({ status: 'continued', continuedTo: '2026-12-07' });
    await next({ status: 'continued', continuedTo: '2026-12-14', continuedTime: '10:00' });
    expect((await entry('h1')).changes?.map(({ continuedTo }) => continuedTo)).toEqual([
      undefined,
      { to: '2026-12-07' },
      { from: '2026-12-07', to: '2026-12-14 10:00' },
    ]);
  });

  it('contain the status of a new hearing only if it is off', async () => {
    await publishAll([
      aHearing('h1'),
      ...OTHERS,
      aHearing('off', { status: 'vacated' }),
      aHearing('on'),
      aHearing('flagged', { stricken: 'Y' }),
    ]);
    const added = async (id: string) => (await entry(id)).changes;
    expect(await added('on')).toEqual([{ at: clock, what: 'added' }]);
    expect(await added('off')).toEqual([{ at: clock, what: 'added', status: { to: 'vacated' } }]);
    expect(await added('flagged')).toEqual([{ at: clock, what: 'added', status: { to: 'stricken' } }]);
  });

  it('have a date in the record, but are not recorded, if they are not visible', async () => {
    const { hearings } = await next({ matter: 'Motion to lift stay' });
    expect(hearings).toMatchObject({ changed: 1 });
    const revised = clock;
    expect(await entry('h1')).toMatchObject({ revised });
    expect(await entry('h1')).not.toHaveProperty('changes');
    expect(await changes()).toEqual({});
    await next({ matter: 'Motion to lift stay', time: '13:30' });
    expect(await entry('h1')).toMatchObject({ revised, changes: [{ at: clock }] });
    await next({ matter: 'Motion to lift stay', time: '13:30', durationMinutes: 60 });
    expect(await entry('h1')).toMatchObject({ revised: clock });
    expect(await entry('h2')).not.toHaveProperty('revised');
  });

  it('contain the old and new value of every visible field, and the list data', async () => {
    await next({
      date: '2026-12-07',
      time: '13:30',
      eventTime: '13:45',
      judge: 'Edwin J. Castellaw',
      location: 'Courtroom 2',
      office: 'El Paso',
      appear: { mode: 'video', url: 'https://zoomgov.com/j/1' },
      status: 'rescheduled',
      outcome: 'Reset on motion.',
    });
    expect(await changes()).toEqual({
      [`${clock}~h1`]: {
        at: clock,
        what: 'changed',
        status: { from: 'scheduled', to: 'rescheduled' },
        date: { from: '2026-11-30', to: '2026-12-07' },
        time: { from: '09:30', to: '13:30' },
        eventTime: { to: '13:45' },
        how: { to: 'video' },
        place: { from: 'Courtroom 1', to: 'Courtroom 2' },
        office: { from: 'o5', to: 'o3' },
        judge: { from: 'j-harlan-t-oakesmith', to: 'j-edwin-j-castellaw' },
        outcome: { to: 'Reset on motion.' },
        appear: true,
        n: '26-50001-hto',
        c: 'Rosa M. Peña',
        y: 'bk',
        d: '2026-12-07',
        t: '13:30',
        j: 'j-edwin-j-castellaw',
        o: 'o3',
      },
    });
  });

  it('are recorded if only the phone number differs, without repeating it', async () => {
    await next({ appear: { mode: 'phone', phone: '1-646-555-0100' } });
    await next({ appear: { mode: 'phone', phone: '1-646-555-0199' } });
    expect((await changes())[`${clock}~h1`]).toMatchObject({ what: 'changed', appear: true });
    expect(JSON.stringify(await changes())).not.toContain('555');
  });

  it('include that it was added, removed, and back again', async () => {
    await publishAll(OTHERS);
    await next({});
    await publishAll([aHearing('h1'), aHearing('h9'), ...OTHERS]);
    const told = Object.values(await changes());
    expect(told.map(({ what, status }) => [what, status])).toEqual([
      ['removed', { from: 'scheduled', to: 'removed' }],
      ['back', { from: 'removed', to: 'scheduled' }],
      ['added', undefined],
    ]);
    expect((await entry('h1')).changes?.map(({ what }) => what)).toEqual(['removed', 'back']);
  });

  it('stay in its entry, up to the last 20, and equal the change in the list', async () => {
    for (let n = 1; n <= 23; n += 1) await next({ outcome: `Order ${n}` });
    const kept = (await entry('h1')).changes ?? [];
    expect(kept.map(({ outcome }) => outcome?.to)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Order ${n + 4}`),
    );
    const all = await changes();
    for (const change of kept) expect(all[`${change.at}~h1`]).toMatchObject(change);
    expect(Object.keys(all)).toHaveLength(23);
  });

  it('are written in one update with the entry and the row', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await next({ status: 'vacated' });
    const bodies = fetched.mock.calls.flatMap(([, init]) =>
      init?.method === 'PATCH' ? [String(init.body)] : [],
    );
    fetched.mockRestore();
    const about = bodies.filter((body) => body.includes('changes/'));
    expect(about).toHaveLength(1);
    for (const path of ['hearingCalendarEntries11/h1', 'days/2026-11-30/0930~h1']) {
      expect(about[0]).toContain(path);
    }
  });
});

describe('the key of a change', () => {
  it('is never used twice, with any clock of the publisher', async () => {
    for (const [status, at] of [
      ['vacated', clock],
      ['held', clock - 10 * MINUTE],
      ['vacated', clock],
    ] as const) {
      await site.publish([aHearing('h1', { status }), ...OTHERS], { now: () => at });
    }
    const keys = Object.keys(await changes());
    expect(keys).toEqual([`${clock + 1}~h1`, `${clock + 2}~h1`, `${clock + 3}~h1`]);
    expect(await site.get('lastUpdated11/hearings')).toBe(clock + 3);
  });

  it('has the same time for a whole publication, so that readers know the changes they have seen', async () => {
    await publishAll([
      aHearing('h1', { status: 'held' }),
      aHearing('h2', { status: 'held' }),
      ...OTHERS.slice(1),
    ]);
    expect(Object.keys(await changes())).toEqual([`${clock}~h1`, `${clock}~h2`]);
    expect(await site.get('lastUpdated11/hearings')).toBe(clock);
  });
});

describe('an interrupted publication', () => {
  /** Cuts the connection after this many entries are written. */
  async function cutAfter(entries: number, hearings: ExportedRecord[]) {
    const send = globalThis.fetch;
    let written = 0;
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      if (written === entries) return Promise.reject(new TypeError('cut'));
      if (String(init?.body).includes('hearingCalendarEntries11')) written += 1;
      return send(url, init);
    });
    clock += MINUTE;
    await expect(site.publish(hearings, { now: () => clock, mostPaths: 1 })).rejects.toThrow();
    fetched.mockRestore();
  }

  it('loses no change and invents none when its day is rewritten', async () => {
    const changed = [
      aHearing('h1', { status: 'held' }),
      aHearing('h2', { status: 'held' }),
      ...OTHERS.slice(1),
    ];
    await cutAfter(1, changed);
    expect(Object.keys(await changes())).toHaveLength(1);
    const first = clock;
    clock += 3 * MINUTE;
    await publishAll(changed);
    expect(Object.keys(await changes())).toEqual([`${first}~h1`, `${clock}~h2`]);
    expect((await entry('h1')).changes).toHaveLength(1);
    expect((await entry('h3')).changes).toBeUndefined();
  });

  it('adds no changes if it was the first publication', async () => {
    await site.close();
    site = await testCourt();
    await cutAfter(2, [aHearing('h1'), ...OTHERS]);
    expect(Object.keys((await site.get('hearingCalendarEntries11')) as object)).toHaveLength(2);
    clock += 3 * MINUTE;
    await publishAll([aHearing('h1'), ...OTHERS]);
    expect(await changes()).toEqual({});
    await publishAll([aHearing('h1'), aHearing('h9'), ...OTHERS]);
    expect(Object.keys(await changes())).toEqual([`${clock}~h9`]);
  });
});
