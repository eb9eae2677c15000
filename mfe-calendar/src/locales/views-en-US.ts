import type { Grammar } from '@court/shared/words/words-of';

type Count = { count: number };

const hearings = (count: number, grammar: Grammar) =>
  grammar.plural(count, { one: '1 hearing', other: `${grammar.number(count)} hearings` });

/** US English, for what comes after the first hearing. */
export const viewsEnUS = {
  'day.empty': ({ date }: { date: string }) => `No hearings on ${date}`,
  'day.noneListed': ({ date }: { date: string }) => `No hearings on ${date} match the filters`,
  'day.weekend': 'This day is on a weekend.',
  'day.nearest': 'Nearest days with hearings:',
  'day.nearestLoading': 'Looking for the nearest day with hearings…',
  'day.nearestNone': 'No hearings are listed within three months of this day.',

  'week.title': ({ date }: { date: string }) => `Hearings in the week of ${date}`,
  'week.loading': 'Reading the hearings of this week…',
  'week.failed': 'The hearings of this week could not be read',
  'week.none': 'No hearings',
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

  // stands beside the filters on a phone
  'export.listed': ({ count }: Count, grammar: Grammar) => `Add ${grammar.number(count)} to my calendar`,
  'export.done': ({ count }: Count, grammar: Grammar) =>
    `${hearings(count, grammar)} in one file. Open it to add them to your calendar.`,
  'export.added': ({ count }: Count, grammar: Grammar) =>
    `${hearings(count, grammar)} added to your calendar.`,
  'export.failed': 'The hearings could not be added to your calendar. Try again.',

  'agenda.title': ({ date }: { date: string }) => `Hearings from ${date} on`,
  'agenda.counts': ({ count, days }: Count & { days: number }, grammar: Grammar) =>
    `${hearings(count, grammar)} on ${grammar.plural(days, { one: '1 day', other: `${days} days` })} so far`,
  'agenda.earlier': 'Show earlier hearings',
  'agenda.later': 'Show later hearings',
  'agenda.noEarlier': 'There are no earlier hearings.',
  'agenda.noLater': 'There are no later hearings.',
  'agenda.loading': 'Reading hearings…',
  'agenda.failed': 'Hearings could not be read',
  'agenda.none': 'No hearings match the filters on the days read so far.',

  'count.hearings': ({ count }: Count, grammar: Grammar) => hearings(count, grammar),

  'news.changed': ({ count, list }: Count & { list: string }, grammar: Grammar) =>
    `${hearings(count, grammar)} changed: ${list}`,
  'news.more': ({ count }: Count) => `and ${count} more`,
  'news.status': ({ number, status }: { number: string; status: string }) => `${number} now ${status}`,
  'news.moved': ({ number, date }: { number: string; date: string }) => `${number} moved to ${date}`,
  'news.time': ({ number, time }: { number: string; time: string }) => `${number} now at ${time}`,
  'news.added': ({ number }: { number: string }) => `${number} added`,
  'news.gone': ({ number }: { number: string }) => `${number} no longer listed`,
  'news.other': ({ number }: { number: string }) => `${number} changed`,

  'since.changed': ({ count }: Count, grammar: Grammar) =>
    `${hearings(count, grammar)} changed since your last visit`,
  'since.more': ({ count }: Count, grammar: Grammar) =>
    `More than ${hearings(count, grammar)} changed since your last visit`,

  'paper.unofficial': ({ time }: { time: string }) =>
    `Unofficial copy, as of ${time}: the court’s docket and your notice govern.`,

  'filter.open': 'Filter',
  'filter.clear': 'Clear all filters',
  'filter.all': 'All filters',
  'filter.inForce': 'Filters in force',
  'filter.remove': 'Remove filter',
  'filter.judge': 'Judge',
  'filter.trustee': 'Trustee',
  'filter.office': 'Office',
  'filter.type': 'Case type',
  'filter.chapter': 'Chapter',
  'filter.status': 'Status',
  'filter.any': 'All',
  'filter.several': ({ count }: Count) => `${count} chosen`,
  'filter.notGiven': 'Not given',
  'filter.bankruptcy': 'Bankruptcy',
  'filter.hearings': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: 'hearing', other: 'hearings' }),

  'judge.remember': ({ name }: { name: string }) => `Start with ${name}`,
  'judge.forget': ({ name }: { name: string }) => `No longer start with ${name}`,

  'hidden.stricken': ({ count }: Count, grammar: Grammar) => `${grammar.number(count)} stricken hidden`,
  'hidden.terminated': ({ count }: Count, grammar: Grammar) => `${grammar.number(count)} terminated hidden`,
  'hidden.satisfied': ({ count }: Count, grammar: Grammar) => `${grammar.number(count)} satisfied hidden`,
  'hidden.show': 'show',
  'hidden.hide.stricken': 'Hide stricken again',
  'hidden.hide.terminated': 'Hide terminated again',
  'hidden.hide.satisfied': 'Hide satisfied again',
  'toggle.title': 'Also list hearings that were',
  'toggle.stricken': 'struck from the calendar',
  'toggle.terminated': 'ended without being heard',
  'toggle.satisfied': 'held',
  'toggle.fixed': 'This court decides which of these are listed.',
};
