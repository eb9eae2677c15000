import { addDays, HEARING_STATUSES, isCourtDay } from '@court/domain';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../../publisher/checking/check-source';
import { loadSampleCourts } from '../load-sample-courts';
import { sampleCourt } from '../people/sample-courts';
import { grouped, sampleDockets } from '../testing/sample-dockets';
import { generateDocket } from './generate-docket';

/** A Saturday. */
const TODAY = '2026-11-21';
const SIZES: Record<string, { least: number; most: number; about: number }> = {
  txwb: { least: 60, most: 300, about: 9000 },
  wawb: { least: 22, most: 160, about: 4000 },
  kywb: { least: 15, most: 130, about: 3000 },
};
const courts = await loadSampleCourts();

it('has three sample courts, and draws the docket of any other court from its code and offices', async () => {
  expect(courts.map(({ code }) => code)).toEqual(expect.arrayContaining(['kywb', 'txwb', 'wawb']));
  const [court] = courts;
  if (!court) throw new Error('no court');
  const other = { ...court, code: 'nowhere' };
  const { hearings } = generateDocket(other, { seed: 'test', today: TODAY });
  expect(new Set(hearings.map(({ office }) => office))).toEqual(
    new Set(other.offices.map(({ name }) => name)),
  );
  const judges = sampleCourt(other).judges;
  expect(new Set(judges.map(({ initials }) => initials)).size).toBe(judges.length);
  expect(judges.map(({ name }) => name)).not.toEqual(sampleCourt(court).judges.map(({ name }) => name));
  const { rejects, unknownFields } = await checkSource({ name: 'sample', records: hearings }, 'nowhere');
  expect([rejects, [...unknownFields]]).toEqual([[], []]);
});

describe.each(courts)('the docket of $code', (court) => {
  const docketOn = sampleDockets(court, 'test');
  const { hearings, meetings } = docketOn(TODAY);

  it('has hearings on every court day of the window, in the court’s size, and on no other day', () => {
    const { least = 0, most = 0, about = 0 } = SIZES[court.code] ?? {};
    const days = grouped(hearings, ({ date }) => date);
    expect(
      [...days.keys()].filter((date) => date < addDays(TODAY, -60) || date > addDays(TODAY, 60)),
    ).toEqual([]);
    for (let date = addDays(TODAY, -60); date <= addDays(TODAY, 60); date = addDays(date, 1)) {
      const count = days.get(date)?.length ?? 0;
      if (!isCourtDay(date)) expect(count, date).toBe(0);
      else expect(count, date).toBeGreaterThanOrEqual(least);
      expect(count, date).toBeLessThanOrEqual(most);
    }
    expect(Math.abs(hearings.length / about - 1)).toBeLessThan(0.15);
  });

  it('is accepted by the publisher without rejects and without unknown fields', async () => {
    for (const records of [hearings, meetings ?? []]) {
      if (records.length === 0) continue;
      const { rejects, unknownFields } = await checkSource({ name: 'sample', records }, court.code);
      expect(rejects).toEqual([]);
      expect([...unknownFields]).toEqual([]);
    }
  });

  it('has the same bytes for the same seed and day, and differs for another seed', () => {
    const again = generateDocket(court, { seed: 'test', today: TODAY });
    expect(JSON.stringify(again) === JSON.stringify(docketOn(TODAY))).toBe(true);
    const other = generateDocket(court, { seed: 'other', today: TODAY });
    expect(other.hearings[0]?.caseTitle).not.toBe(hearings[0]?.caseTitle);
  });

  it('has every status; past hearings are decided, and most future hearings are scheduled', () => {
    expect(new Set(hearings.map(({ status }) => status))).toEqual(new Set(HEARING_STATUSES));
    const past = hearings.filter(({ date }) => date < TODAY);
    const coming = hearings.filter(({ date }) => date >= TODAY);
    expect(past.filter(({ status }) => status === 'scheduled')).toEqual([]);
    expect(coming.filter(({ status }) => status === 'held')).toEqual([]);
    expect(coming.filter(({ status }) => status === 'scheduled').length / coming.length).toBeGreaterThan(0.7);
  });

  it('a continued hearing has a new hearing of the same case on its new day', () => {
    const byDay = grouped(hearings, ({ date }) => date);
    const continued = hearings.filter(({ continuedTo }) => continuedTo && byDay.has(continuedTo));
    expect(continued.length).toBeGreaterThan(40);
    for (const { caseNumber, continuedTo } of continued) {
      expect(byDay.get(continuedTo ?? '')?.some((next) => next.caseNumber === caseNumber)).toBe(true);
    }
  });

  it('has every office, every time zone, long blocks and every way to appear', () => {
    expect(new Set(hearings.map(({ office }) => office))).toEqual(
      new Set(court.offices.map(({ name }) => name)),
    );
    expect(new Set(court.offices.map(({ timeZone }) => timeZone))).toEqual(new Set(court.timeZones));
    const blocks = [...grouped(hearings, ({ date, time, judge }) => `${date} ${time} ${judge}`).values()];
    expect(blocks.filter(({ length }) => length >= 20 && length <= 65).length).toBeGreaterThan(25);
    const modes = new Set(hearings.map(({ appear }) => appear?.mode));
    expect(modes).toEqual(new Set(['video', 'hybrid', 'phone', 'inPerson']));
    const urls = hearings.flatMap(({ appear }) => appear?.url ?? []);
    expect(urls.every((url) => court.meetingHosts.includes(new URL(String(url)).host))).toBe(true);
  });

  it('has each judge in only one office a day', () => {
    const days = grouped(hearings, ({ judge, date }) => `${judge} ${date}`);
    const torn = [...days.values()].filter((day) => new Set(day.map(({ office }) => office)).size > 1);
    expect(torn).toEqual([]);
  });

  it('has unique case numbers and record ids', () => {
    const titles = new Map<string, string>();
    for (const { caseNumber, caseTitle, caseType } of [...hearings, ...(meetings ?? [])]) {
      const key = `${caseType} ${String(caseNumber).replace(/^\d:|bk-|ap-|mp-/g, '')}`;
      expect(titles.get(key) ?? caseTitle, key).toBe(caseTitle);
      titles.set(key, String(caseTitle));
    }
    for (const records of [hearings, meetings ?? []]) {
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      expect(records.every(({ id }) => /^[hm]\d{4}/.test(String(id)))).toBe(true);
    }
  });
});
