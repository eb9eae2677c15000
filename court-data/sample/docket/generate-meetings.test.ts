import { addDays, isCourtDay } from '@court/domain';
import { expect, it } from 'vitest';
import { loadCourt } from '../../publisher/run/load-court';
import { sampleTrusteeFile } from '../publish-sample';
import { grouped, sampleDockets } from '../testing/sample-dockets';

const TODAY = '2026-11-21';
const court = await loadCourt('txwb');
const docketOn = sampleDockets(court, 'test');
const { hearings } = docketOn(TODAY);
const meetings = docketOn(TODAY).meetings ?? [];
const trusteeDays = grouped(meetings, ({ trustees, date }) => `${date} ${trustees?.[0]}`);

it('only a court with the 341 calendar has meetings', async () => {
  expect(sampleDockets(await loadCourt('wawb'), 'test')(TODAY).meetings).toBeNull();
  expect(meetings.length).toBeGreaterThan(5000);
  expect(meetings.length).toBeLessThan(6500);
});

it('a trustee calls 20 to 80 cases on a usual day and never more than 300', () => {
  const past = [...trusteeDays].filter(([key]) => key < TODAY).map(([, day]) => day.length);
  const usual = past.filter((count) => count >= 20 && count <= 80);
  expect(usual.length / past.length).toBeGreaterThan(0.8);
  expect(Math.max(...past)).toBeGreaterThan(200);
  expect(Math.max(...past)).toBeLessThanOrEqual(300);
  expect(meetings.every(({ date }) => isCourtDay(date))).toBe(true);
});

it('a trustee calls several cases at one time, every ten minutes', () => {
  const blocks = grouped(meetings, ({ trustees, date, time }) => `${date} ${time} ${trustees?.[0]}`);
  expect([...blocks.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(1000);
  expect(meetings.filter(({ time }) => !/^(0[89]|1[0-6]):[0-5]0$/.test(time))).toEqual([]);
});

it('a meeting is held 21 to 50 days after filing, and continued to another day of the trustee', () => {
  const first = meetings.filter(({ id, status }) => !String(id).endsWith('-2') && status === 'scheduled');
  const onTime = first.filter(({ date, enteredOn }) => {
    const filed = String(enteredOn);
    return date >= addDays(filed, 21) && date <= addDays(filed, 50);
  });
  expect(onTime.length / first.length).toBeGreaterThan(0.95);
  const continued = meetings.filter(({ continuedTo }) => continuedTo && continuedTo < addDays(TODAY, 20));
  expect(continued.length).toBeGreaterThan(300);
  for (const { id, continuedTo, trustees } of continued) {
    const day = trusteeDays.get(`${continuedTo} ${trustees?.[0]}`) ?? [];
    expect(day.some((next) => next.id === `${id}-2`)).toBe(true);
  }
});

it('meetings have chapters 7, 11, 12 and 13, and every status that a meeting can have', () => {
  expect(new Set(meetings.map(({ chapter }) => chapter))).toEqual(new Set(['7', '11', '12', '13']));
  const statuses = ['scheduled', 'continued', 'held', 'not-held', 'concluded'];
  expect(new Set(meetings.map(({ status }) => status))).toEqual(new Set(statuses));
  expect(meetings.filter(({ date, status }) => date < TODAY && status === 'scheduled')).toEqual([]);
});

it('a meeting follows the trustees file, except a few in person, by phone or in their own online meeting', () => {
  const standing = meetings.filter(({ appear }) => !appear);
  expect(standing.length / meetings.length).toBeGreaterThan(0.8);
  const own = new Set(meetings.flatMap(({ appear }) => appear?.mode ?? []));
  expect(own).toEqual(new Set(['inPerson', 'phone', 'video']));
  const file = sampleTrusteeFile(court, 'test');
  const known = new Set<unknown>(file.map(({ name }) => name));
  expect(meetings.filter(({ trustees }) => !known.has(trustees?.[0]))).toEqual([]);
});

it('meetings and hearings have the same cases', () => {
  const titles = new Map(hearings.map(({ caseNumber, caseTitle }) => [caseNumber, caseTitle]));
  const both = meetings.filter(({ caseNumber }) => titles.has(caseNumber));
  expect(both.length).toBeGreaterThan(300);
  for (const { caseNumber, caseTitle } of both) expect(titles.get(caseNumber)).toBe(caseTitle);
});

it('a meeting does not change when other cases are filed, and enters the docket with its case', () => {
  const later = new Map(
    (docketOn(addDays(TODAY, 10)).meetings ?? []).map((meeting) => [meeting.id, meeting]),
  );
  const coming = meetings.filter(({ date }) => date > addDays(TODAY, 10));
  const same = coming.filter(({ id, date, time }) => {
    const then = later.get(id);
    return then?.date === date && then.time === time;
  });
  expect(coming.every(({ id }) => later.has(id))).toBe(true);
  expect(same.length / coming.length).toBeGreaterThan(0.95);
  expect([...later.values()].filter(({ enteredOn }) => String(enteredOn) > TODAY).length).toBeGreaterThan(
    300,
  );
});
