import { type DocketRow, venueInstant } from '@court/domain';
import { describe, expect, it } from 'vitest';
import { dayGroups, dayPlan, driveMinutes } from './day-plan';

const OFFICES = {
  sa: { lat: 29.4262, lng: -98.4867 },
  austin: { lat: 30.2712, lng: -97.7389 },
  elpaso: { lat: 31.7592, lng: -106.4847 },
  nowhere: {},
};
const ZONES: Record<string, string> = { elpaso: 'America/Denver' };

let count = 0;
function at(time: string, officeId: string, more: Partial<DocketRow> = {}) {
  count += 1;
  const row = {
    id: `h${count}`,
    date: '2026-11-23',
    time,
    officeId,
    judgeId: `judge of ${officeId}`,
    trusteeId: null,
    how: null,
    status: 'scheduled',
    eventTime: null,
    movedTo: null,
    ...more,
  } as DocketRow;
  return { key: row.id, kind: 'hearings' as const, row, ofProceeding: false, person: null };
}

const plan = (...rows: ReturnType<typeof at>[]) =>
  dayPlan(
    rows,
    ({ date, time, officeId }) =>
      time ? venueInstant(ZONES[officeId ?? ''] ?? 'America/Chicago', date, time) : null,
    OFFICES,
  );
const conflicts = (...rows: ReturnType<typeof at>[]) =>
  plan(...rows).flatMap(({ conflicts }) =>
    conflicts.map(({ why, minutes, isHard }) => `${why} ${minutes}${isHard ? ' hard' : ''}`),
  );

describe('the day of a person', () => {
  it('has one block for all hearings at one time before one judge', () => {
    const blocks = plan(
      at('10:00', 'sa'),
      at('09:30', 'sa'),
      at('09:30', 'sa'),
      at('09:30', 'sa', { judgeId: 'b' }),
    );
    expect(blocks.map(({ rows }) => [rows[0].row.time, rows.length])).toEqual([
      ['09:30', 2],
      ['09:30', 1],
      ['10:00', 1],
    ]);
  });

  it('is sorted by the moment in UTC, across time zones', () => {
    const blocks = plan(at('09:30', 'elpaso', { how: 'video' }), at('10:00', 'sa', { how: 'video' }));
    expect(blocks.map(({ rows }) => rows[0].row.officeId)).toEqual(['sa', 'elpaso']);
  });

  it('marks two judges at the same time as a conflict, and a judge soon after another as tight', () => {
    expect(conflicts(at('09:30', 'sa'), at('09:30', 'sa', { judgeId: 'b' }))).toEqual(['overlap 0 hard']);
    expect(conflicts(at('09:30', 'sa'), at('09:40', 'sa', { judgeId: 'b' }))).toEqual(['overlap 10']);
    expect(conflicts(at('09:30', 'sa'), at('10:00', 'sa', { judgeId: 'b' }))).toEqual([]);
  });

  it('has no conflict if one judge calls two hearings in sequence by video', () => {
    const online = { judgeId: 'a', how: 'video' } as const;
    expect(conflicts(at('09:30', 'sa', online), at('09:40', 'austin', online))).toEqual([]);
    expect(conflicts(at('09:30', 'sa', online), at('09:40', 'austin', { ...online, judgeId: 'b' }))).toEqual([
      'overlap 10',
    ]);
  });

  it('marks two simultaneous hearings by video as tight, because one person can attend both', () => {
    const online = { how: 'video' } as const;
    expect(conflicts(at('09:30', 'sa', online), at('09:30', 'austin', online))).toEqual(['overlap 0']);
  });

  it('groups blocks in conflict that follow each other', () => {
    const blocks = plan(
      at('08:00', 'sa'),
      at('09:30', 'sa'),
      at('09:30', 'sa', { judgeId: 'b' }),
      at('11:00', 'sa'),
    );
    const groups = dayGroups(blocks).map((group) => [group.blocks.length, group.conflicts.length]);
    expect(groups).toEqual([
      [1, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  it('marks simultaneous hearings also if one is by video', () => {
    expect(conflicts(at('09:30', 'sa'), at('09:30', 'austin', { how: 'video' }))).toEqual(['overlap 0 hard']);
  });

  it('marks an office that is too far away for the gap', () => {
    expect(conflicts(at('09:30', 'sa'), at('10:30', 'austin'))).toEqual(['travel 60 hard']);
    expect(conflicts(at('09:30', 'sa'), at('13:30', 'austin'))).toEqual([]);
    // the zones differ by an hour: 9:30 in San Antonio is 8:30 in El Paso
    expect(conflicts(at('09:30', 'sa'), at('14:30', 'elpaso'))).toEqual(['travel 360 hard']);
  });

  it('needs no travel for a hearing by video or phone, or if an office has no position', () => {
    expect(conflicts(at('09:30', 'sa'), at('10:30', 'austin', { how: 'video' }))).toEqual([]);
    expect(conflicts(at('09:30', 'sa', { how: 'phone' }), at('10:30', 'austin'))).toEqual([]);
    expect(conflicts(at('09:30', 'sa'), at('10:30', 'nowhere'))).toEqual([]);
    const byChoice = { how: 'hybrid' } as const;
    expect(conflicts(at('09:30', 'sa', byChoice), at('10:30', 'austin'))).toEqual(['travel 60 hard']);
    expect(conflicts(at('09:30', 'sa', byChoice), at('10:30', 'austin', byChoice))).toEqual(['travel 60']);
  });

  it('marks video hearings ten minutes apart, and a trip from a screen to a courtroom, as tight but not as a conflict', () => {
    const online = { how: 'video' } as const;
    expect(conflicts(at('09:30', 'sa', online), at('09:40', 'elpaso', { ...online, time: '08:40' }))).toEqual(
      ['overlap 10'],
    );
    expect(
      conflicts(at('13:00', 'sa', online), at('13:30', 'sa', { judgeId: 'b', how: 'inPerson' })),
    ).toEqual(['setOff 30']);
    expect(
      conflicts(at('13:00', 'sa', online), at('13:40', 'sa', { judgeId: 'b', how: 'inPerson' })),
    ).toEqual([]);
    expect(conflicts(at('13:00', 'sa', online), at('13:30', 'sa', { judgeId: 'b', how: 'hybrid' }))).toEqual(
      [],
    );
  });

  it('uses the own time of a hearing', () => {
    const late = at('09:30', 'sa', { eventTime: '11:00' });
    expect(conflicts(late, at('09:30', 'sa', { judgeId: 'b' }))).toEqual([]);
    expect(conflicts(late, at('11:00', 'sa', { judgeId: 'b' }))).toEqual(['overlap 0 hard']);
    // there is time for another hearing between two hearings of one block
    expect(conflicts(at('09:30', 'sa'), late, at('10:15', 'sa', { judgeId: 'b' }))).toEqual([]);
  });

  it('has one block for hearings that are on and off, and counts only those that are on', () => {
    const off = at('09:30', 'sa', { status: 'stricken', how: 'inPerson' });
    const blocks = plan(off, at('09:30', 'sa', { how: 'video' }));
    expect(blocks.map(({ rows, remote }) => [rows.length, remote])).toEqual([[2, true]]);
  });

  it('has no conflict with a hearing that is off or has no time', () => {
    expect(conflicts(at('09:30', 'sa', { status: 'vacated' }), at('09:30', 'austin'))).toEqual([]);
    expect(conflicts(at('', 'sa'), at('09:30', 'austin'))).toEqual([]);
  });
});

it('estimates a drive slightly longer than maps do', () => {
  const { sa, austin, elpaso, nowhere } = OFFICES;
  // 80 miles, 1 h 20 min; 552 miles, 7 h 50 min
  expect(driveMinutes(sa, austin)).toBeGreaterThan(80);
  expect(driveMinutes(sa, austin)).toBeLessThan(140);
  expect(driveMinutes(elpaso, sa)).toBeGreaterThan(450);
  expect(driveMinutes(sa, sa)).toBe(0);
  expect(driveMinutes(sa, nowhere)).toBeNull();
});
