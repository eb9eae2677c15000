import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

const JUDGE = 'Harlan T. Oakesmith';
const OURS = {
  caseNumber: '26-50911',
  caseType: 'bk',
  caseTitle: 'Amos Tiller',
  judge: JUDGE,
  office: 'Austin',
};
const HEARING = { id: 'a1', ...OURS, date: '2026-12-01', time: '09:30', status: 'scheduled' };
const set = [`judge:${JUDGE}=${JUDGE}`, 'dates=mdy'];

/** The outcome of a publication of one hearing in our format. */
const outcome = async (more: object) =>
  (
    await clerk.outcome(await clerk.write('a.json', JSON.stringify([{ ...HEARING, ...more }])), { set })
  ).join();
const moment = async () => {
  const [entry] = await clerk.entries();
  return [entry?.date, entry?.time];
};

describe('a day that a program writes as midnight of UTC', () => {
  it.each([
    ['date', { date: '2026-12-01T00:00:00Z' }],
    ['date', { date: '2026-12-01T00:00:00.000+00:00' }],
    ['continuedTo', { status: 'continued', continuedTo: '2026-12-15T00:00:00Z' }],
  ])('is refused in %s: %o', async (field, more) =>
    expect(await outcome(more)).toContain(`${field} is midnight of UTC, which could be the day before`),
  );

  it('is asked about beside no time, if it could be the evening before', async () => {
    const { date: _, time: __, ...rest } = HEARING;
    const text = JSON.stringify([{ ...rest, dateTime: '2026-12-02T00:00:00Z' }]);
    const look = async (more: readonly string[]) =>
      (await clerk.look(await clerk.write('a.json', text), { set: [...set, ...more] })).questions;
    const [question, ...others] = await look(['column:dateTime=dateTime']);
    expect(others).toEqual([]);
    expect(question?.text).toContain('held on 2026-12-01 at 18:00 whose moment is 2026-12-02T00:00:00Z');
    const answer = question?.answers[0]?.set ?? '';
    expect(await look(['column:dateTime=dateTime', answer])).toEqual([]);
  });
});

describe('a day with a time', () => {
  it('is refused beside another time', async () => {
    const other = 'time is another time than the one beside the day, 10:30';
    expect(await outcome({ date: '12/01/2026 10:30 AM' })).toContain(other);
    expect(await outcome({ date: '2026-12-01T16:30:00Z' })).toContain(other);
  });

  it.each([
    '12/01/2026 9:30 AM',
    '12/01/2026 12:00:00 AM',
    '2026-12-01T15:30:00Z',
    '2026-12-01T00:00:00-06:00',
  ])('is published beside the same time or none: %s', async (date) => {
    expect(await outcome({ date })).toBe('published');
    expect(await moment()).toEqual(['2026-12-01', '09:30']);
  });
});

describe('the day to which a hearing moves', () => {
  const AT_TEN = 'Continued to 12/21/2026 at 10:00 AM';
  it.each([
    [AT_TEN, '12/14/2026 10:00 AM', 'continuedTo is another day than the one in the status'],
    [AT_TEN, '12/14/2026', 'continuedTo is another day than the one in the status'],
    [AT_TEN, '12/21/2026 1:30 PM', 'continuedTime is another time than the one in the status'],
    [
      'Continued to 12/21/2026',
      '12/14/2026 1:30 PM',
      'continuedTo is another day than the one in the status',
    ],
  ])('is refused if the status “%s” and the column %s differ', async (status, continuedTo, words) =>
    expect(await outcome({ status, continuedTo })).toContain(words),
  );

  it('is refused if its two times differ', async () => {
    const times = { continuedTo: '12/14/2026 1:30 PM', continuedTime: '10:00 AM' };
    expect(await outcome({ status: 'continued', ...times })).toContain(
      'continuedTime is another time than the one beside the day, 13:30',
    );
  });

  it.each([
    [AT_TEN, '12/21/2026 10:00 AM'],
    [AT_TEN, '12/21/2026'],
    [AT_TEN, '2026-12-21T00:00:00-06:00'],
    ['Continued to 12/21/2026', '12/21/2026 10:00 AM'],
    ['continued', '12/21/2026 10:00 AM'],
    [AT_TEN, ''],
  ])('is published from the status “%s” and the column “%s”', async (status, continuedTo) => {
    const file = await clerk.write('a.json', JSON.stringify([{ ...HEARING, status, continuedTo }]));
    expect(await clerk.outcome(file, { set })).toEqual(['published']);
    const time = status === AT_TEN || continuedTo.includes('AM') ? '10:00' : null;
    expect(await clerk.entries()).toMatchObject([
      { continuedTo: '2026-12-21', ...(time ? { continuedTime: time } : {}) },
    ]);
  });
});
