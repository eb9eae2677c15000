import { expect, test } from 'vitest';
import { firstDateSet, meetingDeadlines } from './meeting-deadlines';

const on = (meeting: Parameters<typeof meetingDeadlines>[0]) =>
  Object.fromEntries(meetingDeadlines(meeting).flatMap(({ names, by }) => names.map((name) => [name, by])));

test('deadlines of chapter 7 end sixty days after the first date set, and the tax return is due a week before', () => {
  expect(on({ date: '2026-12-01', chapter: '7' })).toEqual({
    taxReturn: '2026-11-24',
    course: '2027-02-01',
    reaffirmation: '2027-02-01',
    discharge: '2027-02-01',
    debt: '2027-02-01',
    exemptions: null,
  });
});

test('a deadline on a closed day extends to the next court day', () => {
  // sixty days after November 18 is a Sunday, and the Monday after it is Martin Luther King Day
  expect(on({ date: '2026-11-18', chapter: '7' }).discharge).toBe('2027-01-19');
  // a week before Friday, January 8, is New Year's Day: the tax return is due the day before it
  expect(on({ date: '2027-01-08', chapter: '7' }).taxReturn).toBe('2026-12-31');
});

test('deadlines count from the first date set, even if the meeting was continued or moved', () => {
  const moved = { at: 1, what: 'changed', date: { from: '2026-11-10', to: '2026-12-01' } } as const;
  expect(firstDateSet({ date: '2026-12-01', continuedFrom: '2026-11-17' })).toBe('2026-11-17');
  expect(firstDateSet({ date: '2026-12-01', changes: [moved] })).toBe('2026-11-10');
  expect(firstDateSet({ date: 'soon' })).toBeNull();
});

test('the deadline to object to exemptions counts from the conclusion of the meeting', () => {
  expect(on({ date: '2026-12-01', chapter: '13', status: 'held' }).exemptions).toBeNull();
  expect(on({ date: '2026-12-01', chapter: '13', status: 'concluded' }).exemptions).toBe('2026-12-31');
});

test('deadlines depend on the chapter, and a company has none', () => {
  expect(Object.keys(on({ date: '2026-12-01', chapter: '13' })).sort()).toEqual(
    ['taxReturn', 'reaffirmation', 'discharge', 'debt', 'exemptions'].sort(),
  );
  expect(on({ date: '2026-12-01', chapter: '11' })).not.toHaveProperty('discharge');
  const company = { name: 'Nova LLC', role: 'Debtor', business: true, aliases: [] };
  expect(on({ date: '2026-12-01', chapter: '7', debtors: [company] })).toEqual({});
  expect(on({ chapter: '7' })).toEqual({});
});

test('deadlines with one last day are one group, and say if they exist only for people', () => {
  const groups = (chapter: '7' | '11' | '13') =>
    meetingDeadlines({ date: '2026-12-01', chapter }).map(({ names, areForPeople }) => [names, areForPeople]);
  expect(groups('7')).toEqual([
    [['taxReturn'], false],
    [['course', 'reaffirmation', 'discharge', 'debt'], true],
    [['exemptions'], true],
  ]);
  expect(groups('11')).toEqual([
    [['taxReturn'], false],
    [['reaffirmation', 'debt'], false],
    [['exemptions'], true],
  ]);
  expect(groups('13').map(([, areForPeople]) => areForPeople)).toEqual([false, false, false]);
});
