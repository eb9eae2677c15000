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
  'day.today': 'Today',
  'day.jump': 'Go to date',
  'day.notADate': ({ text }: { text: string }) => `“${text}” is not a date. This is today.`,

  'count.hearings': ({ count }: Count, grammar: Grammar) => hearings(count, grammar),
  'count.judges': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 judge', other: `${count} judges` }),
  'count.offices': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 office', other: `${count} offices` }),
  'count.mine': ({ count, judge }: Count & { judge: string }, grammar: Grammar) =>
    `${grammar.number(count)} before ${judge}`,
  'count.inactive': ({ count }: Count) => `+ ${count} moved or removed`,

  'row.noTime': 'No time given',
  'row.eventTime': ({ time }: { time: string }) => `Own time ${time}`,
  'row.noNumber': 'No case number',
  'row.movedTo': 'to',

  'day.loading': ({ date }: { date: string }) => `Reading the hearings on ${date}…`,
  'day.empty': ({ date }: { date: string }) => `No hearings on ${date}`,
  'day.weekend': 'This day is on a weekend.',
  'day.nearest': 'Nearest days with hearings:',
  'day.nearestLoading': 'Looking for the nearest day with hearings…',
  'day.nearestNone': 'No hearings are listed within three months of this day.',
  'day.failed': ({ date }: { date: string }) => `The hearings on ${date} could not be read`,
  'failed.why':
    'The court’s database did not answer. Other pages may still work; this one tries again by itself.',
  'failed.offline': 'This device is offline. The page tries again by itself once there is a connection.',

  'news.changed': ({ count, list }: Count & { list: string }, grammar: Grammar) =>
    `${hearings(count, grammar)} changed: ${list}`,
  'news.more': ({ count }: Count) => `and ${count} more`,
  'news.status': ({ number, status }: { number: string; status: string }) => `${number} now ${status}`,
  'news.moved': ({ number, date }: { number: string; date: string }) => `${number} moved to ${date}`,
  'news.time': ({ number, time }: { number: string; time: string }) => `${number} now at ${time}`,
  'news.added': ({ number }: { number: string }) => `${number} added`,
  'news.gone': ({ number }: { number: string }) => `${number} no longer listed`,
  'news.other': ({ number }: { number: string }) => `${number} changed`,
};
