import type { CalendarEntry, ChangeRecord, ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';

const ALDER = {
  mode: 'video',
  url: 'https://zoomgov.com/j/1',
  meetingId: '161 555 0100',
  passcode: '7',
} as const;
const DAY = '2026-11-30';
const filed = (...records: object[]) => ({ trustees: { name: 'trustees.json', records } });
const meeting = (id: string, more: Partial<ExportedRecord> = {}) => aHearing(id, { judge: null, ...more });
const three = [
  meeting('m1'),
  meeting('m2', { appear: { mode: 'phone', phone: '1-210-555-0101' } }),
  meeting('m3', { trustees: ['Bo Birch'], date: '2026-12-01' }),
];

let site: TestCourt;
const publish = (records: ExportedRecord[], more: object = {}) =>
  site.publish([aHearing('h1')], { meetings: { name: 'meetings.json', records }, ...more });
const appear = async (id: string, root = '341hearingCalendarEntries11') =>
  ((await site.get(`${root}/${id}`)) as CalendarEntry).appear;
const how = (id: string, date = DAY) => site.get(`341hearingCalendar11/days/${date}/0930~${id}/a`);

beforeEach(async () => {
  site = await testCourt();
  await publish(three, filed({ name: 'Ann Alder', appear: ALDER }, { name: 'Bo Birch' }));
});
afterEach(() => site.close());

describe('a 341 meeting that does not say how to appear', () => {
  it('uses its trustee’s usual details, and says so', async () => {
    expect(await appear('m1')).toEqual({ ...ALDER, standing: true });
    expect(await how('m1')).toBe('video');
    expect(await appear('m3')).toBeUndefined();
    expect(await appear('h1', 'hearingCalendarEntries11')).toBeUndefined();
  });

  it('keeps its own details if it has any', async () => {
    expect(await appear('m2')).toEqual({ mode: 'phone', phone: '1-210-555-0101' });
    expect(await how('m2')).toBe('phone');
  });

  it('uses them too if its own only say that it is by video', async () => {
    const note = 'Be early';
    await publish([...three, meeting('m4', { appear: { mode: 'video', note } })]);
    expect(await appear('m4')).toEqual({ ...ALDER, note, standing: true });
    await publish([...three, meeting('m4', { appear: { mode: 'phone' } })]);
    expect(await appear('m4')).toEqual({ mode: 'phone' });
  });

  it('uses the details of its first trustee who has any', async () => {
    await publish([...three, meeting('m4', { trustees: ['Bo Birch', 'Ann Alder'] })]);
    expect(await appear('m4')).toMatchObject({ meetingId: ALDER.meetingId, standing: true });
    expect(await site.get(`341hearingCalendar11/days/${DAY}/0930~m4/r`)).toBe('t-bo-birch');
  });

  it('keeps them in a run without a trustees file, which costs no more than an unchanged run', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect((await publish(three)).outcome).toBe('unchanged');
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockRestore();
    await publish([meeting('m1', { location: 'Room 2' }), ...three.slice(1)]);
    expect(await appear('m1')).toMatchObject({ url: ALDER.url });
  });

  it('is rewritten and reported as changed when its trustee’s details change; no other meeting is', async () => {
    const { meetings } = await publish(
      three,
      filed({ name: 'Ann Alder', appear: { ...ALDER, passcode: '8' } }, { name: 'Bo Birch' }),
    );
    expect(meetings).toMatchObject({ changed: 1, days: 1 });
    expect(await appear('m1')).toMatchObject({ passcode: '8' });
    const changes = Object.values(
      (await site.get('341hearingCalendar11/changes')) as Record<string, ChangeRecord>,
    );
    expect(changes).toMatchObject([{ what: 'changed', appear: true, d: DAY }]);
  });
});
