import { type CalendarChange, readRow } from '@court/domain';
import { expect, test } from 'vitest';
import { afterChanges, type ListItem, type Lists, NO_LISTS } from '../lists/lists';
import { countUnseen, listNews, type OneNews } from './list-news';

const row = (id: string) =>
  readRow('2026-11-30', `0930~${id}`, { n: '26-50001-hto', c: 'Peña', y: 'bk', s: 'scheduled' });
const change = (id: string, more: Partial<CalendarChange> = {}): OneNews => ({
  kind: 'hearings',
  change: { id, at: 2000, what: 'changed', d: '2026-11-30', n: '26-50001-hto', y: 'bk', ...more },
});
const kept = <Last extends ListItem['last']>(id: string, last: Last, starredAt = 1000) =>
  new Map([[id, { id, starredAt, note: '', last }]]);
const caseOf = (number: string) => ({ number, title: 'Peña', caseType: 'bk', chapter: '13' });
const LISTS: Lists = {
  ...NO_LISTS,
  hearings: kept('h1', row('h1')),
  cases: kept('c2650001-bk', caseOf('26-50001-hto')),
  debtors: kept('c2650001-bk~d1', { name: 'Rosa Peña', caseNumber: '26-50001-hto', title: 'Peña' }),
};
const idsOf = (news: ReturnType<typeof listNews>) =>
  Object.fromEntries(Object.entries(news).map(([list, items]) => [list, [...items.keys()]]));

test('a change is news for its hearing, its case and the case’s debtors', () => {
  expect(idsOf(listNews(LISTS, [change('h1')]))).toEqual({
    hearings: ['h1'],
    cases: ['c2650001-bk'],
    debtors: ['c2650001-bk~d1'],
    meetings: [],
  });
});

test('a change of another hearing in the case is news only for the case, and one in another case for nothing', () => {
  expect(idsOf(listNews(LISTS, [change('h2')])).hearings).toEqual([]);
  expect(idsOf(listNews(LISTS, [change('h2')])).cases).toEqual(['c2650001-bk']);
  expect(idsOf(listNews(LISTS, [change('h3', { n: '26-50002' }), change('h4', { n: '' })])).cases).toEqual(
    [],
  );
  // the adversary proceeding with that number is another case
  expect(idsOf(listNews(LISTS, [change('h5', { y: 'ap' })])).cases).toEqual([]);
});

test('distinguishes two offices’ cases of one number by their printed numbers', () => {
  const lists = { ...NO_LISTS, cases: kept('c2650001-bk-oel-paso', caseOf('26-50001-rky')) };
  expect(idsOf(listNews(lists, [change('h1')])).cases).toEqual([]);
  expect(idsOf(listNews(lists, [change('h1', { n: '26-50001-rky' })])).cases).toEqual([
    'c2650001-bk-oel-paso',
  ]);
});

test('a change published before the item was listed is not news', () => {
  expect(idsOf(listNews(LISTS, [change('h1', { at: 1000 })])).hearings).toEqual([]);
});

test('a hearing on two lists counts once, until it has been seen on one of them', () => {
  const news = listNews(LISTS, [change('h1', { at: 3000 }), change('h1'), change('h2')]);
  expect(countUnseen(LISTS, news, {})).toEqual({ all: 2, hearings: 1, cases: 2, debtors: 2, meetings: 0 });
  expect(countUnseen(LISTS, news, { hearings: 3000 })).toMatchObject({ all: 1, hearings: 0, cases: 1 });
  expect(countUnseen(LISTS, news, { hearings: 2500, cases: 2500 })).toMatchObject({ all: 1, cases: 1 });
  expect(countUnseen(LISTS, news, { cases: 3000 })).toMatchObject({ all: 0, hearings: 0 });
});

test('a change published after the copy that the reader starred is news, until the list is seen again', () => {
  const old = {
    ...NO_LISTS,
    hearings: new Map([['h1', { ...kept('h1', row('h1')).get('h1'), asOf: 500 }]]),
  } as Lists;
  const news = listNews(old, [change('h1', { at: 800 }), change('h1', { at: 400 })]);
  expect(news.hearings.get('h1')?.map((one) => one.change.at)).toEqual([800]);
  // the list was seen before the hearing was on it
  expect(countUnseen(old, news, { hearings: 900 }).all).toBe(1);
  const seen = afterChanges(old, [{ list: 'hearings', id: 'h1', what: 'read', until: 900 }]);
  expect(countUnseen(seen, listNews(seen, [change('h1', { at: 800 })]), { hearings: 900 }).all).toBe(0);
  expect(idsOf(listNews(seen, [change('h1', { at: 950 })])).hearings).toEqual(['h1']);
});
