import { type Grammar, wordsOf } from '@court/ui';

type Count = { count: number };
type Minutes = { minutes: number };

const span = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};

/** Words of the pages of an attorney, a case and a debtor, in US English. */
const messages = {
  'title.attorney': 'Attorney',
  'title.casenumber': 'Case',
  'title.debtor': 'Debtor',
  loading: 'Reading the dates…',
  failed: 'These dates could not be read',
  'failed.why': 'The court’s database did not answer. This page tries again by itself.',
  'failed.offline': 'This device is offline. The page tries again by itself once there is a connection.',
  'unknown.attorney': 'There is no attorney with this address',
  'unknown.casenumber': 'There is no case with this address',
  'unknown.debtor': 'There is no debtor with this address',
  unknownWhy: ({ id }: { id: string }) =>
    `Nothing is known here as “${id}”. It may have left the court’s calendar, or the link may be incomplete.`,
  'search.attorney': 'Find an attorney',
  'search.casenumber': 'Find a case by its number',
  'search.debtor': 'Find a debtor',

  coming: 'Upcoming',
  comingCount: ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 date', other: `${grammar.number(count)} dates` }),
  comingNone: 'Nothing is to come on this calendar.',
  past: 'Past',
  pastNone: 'Nothing earlier is kept on this calendar.',
  showPast: 'Show past dates',
  showEarlier: 'Show earlier dates',
  pastLoading: 'Reading past dates…',
  pastFailed: 'Past dates could not be read',
  news: 'The dates on this page have changed.',

  meeting: '341 meeting',
  noTime: 'No time given',
  noNumber: 'No case number',
  forWhom: ({ name }: { name: string }) => `for ${name}`,
  continuedTo: ({ date }: { date: string }) => `to ${date}`,
  pages: 'What to show',
  allDates: 'All dates',
  ofCase: ({ number }: { number: string }) => `Case ${number}`,

  'day.title': 'My day',
  'day.choose': 'Day',
  'day.of': ({ date, count }: Count & { date: string }) => `${date} (${count})`,
  'day.none': 'There is no day to plan: nothing is to come on this calendar.',
  'day.empty': ({ date }: { date: string }) => `Nothing on ${date}.`,
  'day.print': 'Print',
  'day.export': 'Add all to my calendar (.ics)',
  'day.exported': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 event is in the file.', other: `${count} events are in the file.` }),
  'day.added': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, {
      one: '1 event is in your calendar.',
      other: `${count} events are in your calendar.`,
    }),
  'day.left': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 could not be added.', other: `${count} could not be added.` }),
  'day.exportFailed': 'The events could not be made. Try again when there is a connection.',
  'day.conflicts': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 conflict', other: `${count} conflicts` }),
  'day.noConflicts': 'No conflicts found.',
  'day.conflict': 'Conflict:',
  'day.at': ({ time, place }: { time: string; place: string }) => `${time} ${place}`,
  'day.same': ({ this: here, other }: { this: string; other: string }) =>
    `${here} is at the same time as ${other}.`,
  'day.soon': ({ this: here, other, minutes }: Minutes & { this: string; other: string }) =>
    `${here} is only ${span(minutes)} after ${other}.`,
  'day.travel': ({
    this: here,
    other,
    minutes,
    drive,
  }: Minutes & { this: string; other: string; drive: number }) =>
    `${here} is ${span(minutes)} after ${other}, and the drive takes about ${span(drive)}.`,
  'day.byVideo': 'One of them can be attended by video.',
  'day.estimate': ({ minutes }: Minutes) =>
    `Drives are estimated from where the offices lie, without traffic. A block is taken to last ${minutes} minutes: the court does not say how long.`,
  'day.rows': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 matter', other: `${count} matters` }),
};

export const detailWords = wordsOf({ 'en-US': messages });
