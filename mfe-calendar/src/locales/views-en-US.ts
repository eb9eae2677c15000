import type { Grammar } from '@court/ui';

type Count = { count: number };

const hearings = (count: number, grammar: Grammar) =>
  grammar.plural(count, { one: '1 hearing', other: `${grammar.number(count)} hearings` });

/** US English, for the month. */
export const viewsEnUS = {
  'month.title': ({ month }: { month: string }) => `Hearings in ${month}`,
  'month.loading': 'Reading the counts of this month…',
  'month.failed': 'The counts of this month could not be read',
  'month.table': ({ month }: { month: string }) => `${month}: hearings per day`,
  'month.keys':
    'Arrow keys move from day to day, Page Up and Page Down from month to month; Enter opens the day.',
  'month.jump': 'Go to month',
  'month.day': ({ date, count }: Count & { date: string }, grammar: Grammar) =>
    `${date}: ${count === 0 ? 'no hearings' : hearings(count, grammar)}`,
  'month.heat': 'Fewer hearings to more hearings:',

  'count.hearings': ({ count }: Count, grammar: Grammar) => hearings(count, grammar),
};
