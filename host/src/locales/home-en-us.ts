import { type Grammar, wordsOf } from '@court/ui';

/** What the home page says, in American English. */
const messages = {
  homeTitle: 'Today at this court',
  homeTodayLoading: 'Counting today’s hearings …',
  homeTodayFailed: 'Today’s hearings could not be counted: the court’s database does not answer.',
  homeHearings: ({ count }: { count: number }) =>
    count === 0 ? 'No hearings today' : `${count} ${count === 1 ? 'hearing' : 'hearings'} today`,
  homeAreas: 'Areas of this site',
  homeNext: 'The next court day is',

  next: 'Next on my lists',
  noneNext: 'None of your starred hearings and meetings is still ahead.',
  today: 'Today',
  changes: ({ count }: { count: number }, grammar: Grammar) =>
    grammar.plural(count, { one: '1 change', other: `${grammar.number(count)} changes` }),
  'title.hearings': 'My list',
  'title.cases': 'My cases',
  'title.debtors': 'My debtors',
  'title.meetings': 'My 341 meetings',

  'changesTitle.hearings': 'Hearings changed since your last visit',
  'changesTitle.meetings': '341 meetings changed since your last visit',
  changesLoading: 'Looking for changes …',
  changesFailed: 'Changes could not be read: the court’s database does not answer.',
  'changesCount.hearings': ({ count, more, since }: { count: number; more: boolean; since: string }) => {
    if (count === 0) return `No hearing has changed since ${since}.`;
    const many = `${count} ${count === 1 ? 'change' : 'changes'}`;
    return more ? `More than ${many} since ${since}. The latest:` : `${many} since ${since}.`;
  },
  'changesCount.meetings': ({ count, more, since }: { count: number; more: boolean; since: string }) => {
    if (count === 0) return `No 341 meeting has changed since ${since}.`;
    const many = `${count} ${count === 1 ? 'change' : 'changes'}`;
    return more ? `More than ${many} since ${since}. The latest:` : `${many} since ${since}.`;
  },
  changesAll: ({ count }: { count: number }) => `Show all ${count}`,
};

export const homeWords = wordsOf({ 'en-US': messages });
