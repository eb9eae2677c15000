import type { Grammar } from '@court/ui';
import type { Nouns } from './nouns';

type Count = { count: number };

/** What comes after the first hearing or 341 meeting, in US English. */
export const viewsEnUS = ({ one, many, title }: Nouns) => {
  const counted = (count: number, grammar: Grammar) =>
    grammar.plural(count, { one: `1 ${one}`, other: `${grammar.number(count)} ${many}` });
  return {
    'day.empty': ({ date }: { date: string }) => `No ${many} on ${date}`,
    'day.noneListed': ({ date }: { date: string }) => `No ${many} on ${date} match the filters`,
    'day.weekend': 'This day is on a weekend.',
    'day.nearest': `Nearest days with ${many}:`,
    'day.nearestLoading': `Looking for the nearest day with ${many}…`,
    'day.nearestNone': `No ${many} are listed within three months of this day.`,

    'week.title': ({ date }: { date: string }) => `${title} in the week of ${date}`,
    'week.loading': `Reading the ${many} of this week…`,
    'week.failed': `The ${many} of this week could not be read`,
    'week.none': `No ${many}`,
    'export.listed': ({ count }: Count, grammar: Grammar) => `Add ${grammar.number(count)} to my calendar`,
    'export.done': ({ count }: Count, grammar: Grammar) =>
      `${counted(count, grammar)} in one file. Open it to add them to your calendar.`,
    'export.added': ({ count }: Count, grammar: Grammar) =>
      `${counted(count, grammar)} added to your calendar.`,
    'export.ask': ({ count }: Count, grammar: Grammar) =>
      `Add all ${counted(count, grammar)} to your calendar?`,
    'export.yes': 'Add all',
    'export.no': 'Cancel',
    'export.failed': `The ${many} could not be added to your calendar. Try again.`,

    'agenda.title': ({ date }: { date: string }) => `${title} from ${date} on`,
    'agenda.counts': ({ count, days }: Count & { days: number }, grammar: Grammar) =>
      `${counted(count, grammar)} on ${grammar.plural(days, { one: '1 day', other: `${days} days` })} so far`,
    'agenda.earlier': `Show earlier ${many}`,
    'agenda.later': `Show later ${many}`,
    'agenda.noEarlier': `There are no earlier ${many}.`,
    'agenda.noLater': `There are no later ${many}.`,
    'agenda.loading': `Reading ${many}…`,
    'agenda.failed': `${title} could not be read`,
    'agenda.none': `No ${many} match the filters on the days read so far.`,

    'count.hearings': ({ count }: Count, grammar: Grammar) => counted(count, grammar),

    'news.changed': ({ count, list }: Count & { list: string }, grammar: Grammar) =>
      `${counted(count, grammar)} changed: ${list}`,
    'news.more': ({ count }: Count) => `and ${count} more`,
    'news.status': ({ number, status }: { number: string; status: string }) => `${number} now ${status}`,
    'news.moved': ({ number, date }: { number: string; date: string }) => `${number} moved to ${date}`,
    'news.time': ({ number, time }: { number: string; time: string }) => `${number} now at ${time}`,
    'news.added': ({ number }: { number: string }) => `${number} added`,
    'news.gone': ({ number }: { number: string }) => `${number} no longer listed`,
    'news.other': ({ number }: { number: string }) => `${number} changed`,

    'since.changed': ({ count }: Count, grammar: Grammar) =>
      `${counted(count, grammar)} changed since your last visit`,
    'since.more': ({ count }: Count, grammar: Grammar) =>
      `More than ${counted(count, grammar)} changed since your last visit`,

    'paper.unofficial': ({ time }: { time: string }) =>
      `Unofficial copy, as of ${time}: the court’s docket and your notice govern.`,

    print: 'Print',
    actions: 'Add to calendar, share',
    share: 'Share',
    'share.copied': 'Link copied',
    'share.failed': ({ url }: { url: string }) => `The link could not be shared: ${url}`,

    'filter.open': 'Filter',
    'filter.more': 'More',
    'filter.show': ({ count }: Count, grammar: Grammar) => `Show ${counted(count, grammar)}`,
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
    'filter.hearings': ({ count }: Count, grammar: Grammar) => grammar.plural(count, { one, other: many }),

    'judge.remember': ({ name }: { name: string }) => `Start with ${name}`,
    'judge.forget': ({ name }: { name: string }) => `No longer start with ${name}`,

    'hidden.stricken': ({ count }: Count, grammar: Grammar) => `${grammar.number(count)} stricken hidden`,
    'hidden.terminated': ({ count }: Count, grammar: Grammar) => `${grammar.number(count)} terminated hidden`,
    'hidden.satisfied': ({ count }: Count, grammar: Grammar) => `${grammar.number(count)} satisfied hidden`,
    'hidden.show': 'show',
    'hidden.hide.stricken': 'Hide stricken again',
    'hidden.hide.terminated': 'Hide terminated again',
    'hidden.hide.satisfied': 'Hide satisfied again',
    'toggle.title': `Also list ${many} that were`,
    'toggle.stricken': 'struck from the calendar',
    'toggle.terminated': 'ended without being heard',
    'toggle.satisfied': 'held',
    'toggle.fixed': 'This court decides which of these are listed.',
  };
};
