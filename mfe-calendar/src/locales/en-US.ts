import type { Grammar } from '@court/shared/words/words-of';

type Count = { count: number };

const hearings = (count: number, grammar: Grammar) =>
  grammar.plural(count, { one: '1 hearing', other: `${grammar.number(count)} hearings` });

/** US English. */
export const enUS = {
  'day.title': ({ date }: { date: string }) => `Hearings on ${date}`,
  'day.choose': 'Choose a day',
  'day.previous': 'Previous day',
  'day.next': 'Next day',
  'week.previous': 'Previous week',
  'week.next': 'Next week',
  'month.previous': 'Previous month',
  'month.next': 'Next month',
  'view.choose': 'View',
  'view.day': 'Day',
  'view.week': 'Week',
  'view.month': 'Month',
  'view.agenda': 'List',
  'day.today': 'Today',
  'day.jump': 'Go to date',
  'day.notADate': ({ text }: { text: string }) => `“${text}” is not a date. This is today.`,

  'count.hearings': ({ count }: Count, grammar: Grammar) => hearings(count, grammar),
  'count.judges': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 judge', other: `${count} judges` }),
  'count.offices': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 office', other: `${count} offices` }),
  'count.inactive': ({ count }: Count) => `+ ${count} moved or removed`,

  'row.noTime': 'No time given',
  'row.eventTime': ({ time }: { time: string }) => `Own time ${time}`,
  'row.noNumber': 'No case number',
  'row.movedTo': 'to',

  'day.loading': ({ date }: { date: string }) => `Reading the hearings on ${date}…`,
  'day.failed': ({ date }: { date: string }) => `The hearings on ${date} could not be read`,
  'failed.why':
    'The court’s database did not answer. Other pages may still work; this one tries again by itself.',
  'failed.offline': 'This device is offline. The page tries again by itself once there is a connection.',
};
