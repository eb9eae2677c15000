import { addDays, weekday } from '@court/shared/records/court-time';
import { HEARING_STATUSES } from '@court/shared/records/hearing-status';
import { beforeAll, expect, it } from 'vitest';
import { checkSource } from '../publisher/check-source';
import { loadCourt } from '../publisher/load-court';
import { isCourtDay } from './federal-holidays';
import { generateDocket } from './generate-docket';

/** A Saturday. */
const TODAY = '2026-11-21';
const court = await loadCourt('txwb');
const generate = (today: string, seed = 'test') => generateDocket(court, { seed, today }).hearings;

type Hearings = ReturnType<typeof generate>;
let hearings: Hearings;
beforeAll(() => {
  hearings = generate(TODAY);
});

function groups(key: (hearing: Hearings[number]) => string): Map<string, Hearings> {
  const found = new Map<string, Hearings>();
  for (const hearing of hearings) {
    const group = found.get(key(hearing)) ?? [];
    group.push(hearing);
    found.set(key(hearing), group);
  }
  return found;
}

it('fills every court day of the window with 60 to 300 hearings, and no other day', () => {
  const days = groups(({ date }) => date);
  for (let date = addDays(TODAY, -60); date <= addDays(TODAY, 60); date = addDays(date, 1)) {
    const count = days.get(date)?.length ?? 0;
    if (isCourtDay(date)) expect(count, date).toBeGreaterThanOrEqual(60);
    else expect(count, date).toBe(0);
    expect(count, date).toBeLessThanOrEqual(300);
    if ([0, 6].includes(weekday(date))) expect(count, date).toBe(0);
  }
  expect(hearings.length).toBeGreaterThan(8000);
  expect(hearings.length).toBeLessThan(10_500);
});

it('is taken by the publisher without a reject', async () => {
  const { rejects, unknownFields } = await checkSource({ name: 'sample', records: hearings }, 'txwb');
  expect(rejects).toEqual([]);
  expect([...unknownFields]).toEqual([]);
});

it('gives the same docket for the same seed, and another for another', () => {
  expect(JSON.stringify(generate(TODAY)) === JSON.stringify(hearings)).toBe(true);
  expect(generate(TODAY, 'other').slice(0, 5)).not.toEqual(hearings.slice(0, 5));
});

it('gives a date the same hearings whatever today is, but for what became of them', () => {
  const fixed = (all: Hearings, date: string) =>
    all
      .filter((hearing) => hearing.date === date)
      .map(({ status: _s, continuedTo: _c, outcome: _o, enteredOn: _e, ...rest }) => rest);
  const later = generate(addDays(TODAY, 17));
  for (const date of ['2026-11-20', '2026-11-24', '2027-01-19']) {
    expect(fixed(hearings, date).length).toBeGreaterThan(0);
    expect(fixed(later, date)).toEqual(fixed(hearings, date));
  }
});

it('holds every status; what is past is decided, and most of what is to come is scheduled', () => {
  expect(new Set(hearings.map(({ status }) => status))).toEqual(new Set(HEARING_STATUSES));
  const past = hearings.filter(({ date }) => date < TODAY);
  const coming = hearings.filter(({ date }) => date >= TODAY);
  expect(past.filter(({ status }) => status === 'scheduled')).toEqual([]);
  const scheduled = coming.filter(({ status }) => status === 'scheduled').length;
  expect(scheduled / coming.length).toBeGreaterThan(0.7);
  expect(coming.some(({ status }) => status === 'held')).toBe(false);
});

it('continues a hearing to another of the same case on that day', () => {
  const byDay = groups(({ date }) => date);
  const continued = hearings.filter(({ continuedTo }) => continuedTo && byDay.has(continuedTo));
  expect(continued.length).toBeGreaterThan(100);
  for (const { caseNumber, continuedTo } of continued) {
    expect(byDay.get(continuedTo ?? '')?.some((next) => next.caseNumber === caseNumber)).toBe(true);
  }
});

it('calls long blocks, in both time zones, by every way to appear', () => {
  const blocks = [...groups(({ date, time, judge }) => `${date} ${time} ${judge}`).values()];
  const long = blocks.filter(({ length }) => length >= 20 && length <= 65);
  expect(long.length).toBeGreaterThan(80);
  expect(new Set(hearings.map(({ office }) => office))).toEqual(
    new Set(court.offices.map(({ name }) => name)),
  );
  expect(new Set(hearings.map(({ appear }) => appear?.mode))).toEqual(
    new Set(['video', 'hybrid', 'phone', 'inPerson']),
  );
});

it('has the odd ones a screen must bear', () => {
  const titles = hearings.map(({ caseTitle }) => String(caseTitle));
  expect(titles.filter((title) => title.length >= 300).length).toBeGreaterThan(20);
  for (const sign of [/ñ/, /'/, /\w-\w/, / & /, / v\. /, /d\/b\/a/])
    expect(titles.some((title) => sign.test(title))).toBe(true);
  expect(Math.max(...hearings.map(({ attorneys }) => attorneys?.length ?? 0))).toBe(84);
  expect(new Set(hearings.map(({ chapter }) => chapter))).toEqual(
    new Set(['7', '9', '11', '12', '13', '15', null]),
  );
  expect(new Set(hearings.map(({ caseType }) => caseType))).toEqual(new Set(['bk', 'ap', 'mp']));
  expect(hearings.some(({ matter }) => String(matter).includes('\n'))).toBe(true);
  expect(hearings.some(({ tentative }) => tentative)).toBe(true);
  expect(hearings.some(({ eventTime, time }) => eventTime && eventTime !== time)).toBe(true);
});

it('never gives one case number to two cases', () => {
  const titles = new Map<string, string>();
  for (const { caseNumber, caseTitle, caseType } of hearings) {
    const key = `${caseType} ${String(caseNumber).replace(/^\d:|bk-|ap-|mp-/g, '')}`;
    expect(titles.get(key) ?? caseTitle, key).toBe(caseTitle);
    titles.set(key, String(caseTitle));
  }
});

it('has ids that begin with a letter and are unique', () => {
  expect(new Set(hearings.map(({ id }) => id)).size).toBe(hearings.length);
  expect(hearings.every(({ id, date }) => String(id).startsWith(`h${date.replaceAll('-', '')}-`))).toBe(true);
});
