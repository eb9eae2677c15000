import { addDays, courtDayFrom, type ExportedRecord } from '@court/domain';
import { describe, expect, it } from 'vitest';
import { loadSampleCourts } from '../load-sample-courts';
import { sampleDockets } from '../testing/sample-dockets';

const THURSDAY = '2026-11-19';
/** The days span a weekend. */
const DAYS = [THURSDAY, '2026-11-20', '2026-11-23'];
const MOVED_TO = '2026-12-14';
const MOVABLE = ['date', 'time', 'judge', 'location', 'appear'] as const;
const courts = await loadSampleCourts();

const byId = (records: readonly ExportedRecord[]) => new Map(records.map((record) => [record.id, record]));
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that are fixed when a hearing is set. */
function fixed(hearing: ExportedRecord) {
  const { status: _s, continuedTo: _c, outcome: _o, enteredOn: _e, ...rest } = hearing;
  for (const field of MOVABLE) delete (rest as Partial<ExportedRecord>)[field];
  return rest;
}

describe.each(courts)('from day to day in $code', (court) => {
  const docketOn = sampleDockets(court, 'test');
  const changesOn = (day: string, before: string) => {
    const earlier = byId(docketOn(before).hearings);
    return docketOn(day).hearings.flatMap((after) => {
      const was = earlier.get(after.id);
      return was ? [{ was, after }] : [];
    });
  };
  const pairs = DAYS.slice(1).map((day, at) => ({ day, both: changesOn(day, DAYS[at] ?? '') }));

  it('a date has the same hearings for every value of today, except their outcomes', () => {
    const later = docketOn(MOVED_TO).hearings;
    for (const date of ['2026-11-17', '2026-11-24', '2027-01-08']) {
      const prefix = `h${date.replaceAll('-', '')}-0`;
      const setFor = (all: readonly ExportedRecord[]) =>
        all.filter(({ id }) => String(id).startsWith(prefix)).map(fixed);
      expect(setFor(docketOn(THURSDAY).hearings).length).toBeGreaterThan(14);
      expect(setFor(later)).toEqual(setFor(docketOn(THURSDAY).hearings));
    }
  });

  it('a rescheduled hearing keeps its id, and some hearings are rescheduled every day', () => {
    for (const { day, both } of pairs) {
      const changed = both.filter(({ was, after }) =>
        MOVABLE.some((field) => !isSame(was[field], after[field])),
      );
      expect(changed.length, day).toBeGreaterThan(0);
      expect(changed.length, day).toBeLessThan(60);
    }
  });

  it('a change affects one of day, time, courtroom, judge and how to appear', () => {
    const changes = changesOn(MOVED_TO, THURSDAY).map(({ was, after }) =>
      MOVABLE.filter((field) => !isSame(was[field], after[field])),
    );
    expect(new Set(changes.flat())).toEqual(new Set(MOVABLE));
    expect(Math.max(...changes.map(({ length }) => length))).toBe(1);
  });

  it('past hearings are not rescheduled, and rescheduled hearings go to a future court day', () => {
    for (const { day, both } of pairs) {
      for (const { was, after } of both.filter((one) => one.was.date !== one.after.date)) {
        expect(was.date >= day).toBe(true);
        expect(after.date > was.date && courtDayFrom(after.date) === after.date).toBe(true);
      }
    }
  });

  it('hearings are stricken, continued and decided from day to day, and no outcome is undone', () => {
    const turned = (both: (typeof pairs)[number]['both']) =>
      both.filter(({ was, after }) => was.status !== after.status);
    for (const { day, both } of pairs) expect(turned(both).length, day).toBeGreaterThan(5);
    const all = turned(changesOn(MOVED_TO, THURSDAY));
    expect(all.every(({ was }) => was.status === 'scheduled')).toBe(true);
    const early = all.filter(({ after }) => after.date >= MOVED_TO);
    expect(new Set(early.map(({ after }) => after.status)).size).toBe(6);
  });

  it('the outcomes of a day’s hearings appear on the next day', () => {
    const endings = (today: string) => {
      const ofDay = docketOn(today).hearings.filter(({ date }) => date === THURSDAY);
      return ofDay.filter(({ status }) => status === 'held').length;
    };
    expect(endings(THURSDAY)).toBe(0);
    expect(endings('2026-11-20')).toBeGreaterThan(4);
  });

  it('no hearing of a docket is missing on the next day', () => {
    const [first, ...rest] = DAYS.map((day) => byId(docketOn(day).hearings));
    for (const hearing of first?.values() ?? []) {
      if (hearing.date < addDays(THURSDAY, -50)) continue;
      expect(rest.every((docket) => docket.has(hearing.id))).toBe(true);
    }
  });
});
