import { type Grammar, wordsOf } from '@court/ui';

type Count = { count: number };
type Label = { label: string };

/** Words of the reader's own lists, in US English. */
const messages = {
  'title.hearings': 'My list',
  'title.cases': 'My cases',
  'title.debtors': 'My debtors',
  'title.meetings': 'My 341 meetings',
  lists: 'My lists',
  'tab.hearings': 'Hearings',
  'tab.cases': 'Cases',
  'tab.debtors': 'Debtors',
  'tab.meetings': '341 meetings',
  'coming.hearings': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 hearing to come', other: `${grammar.number(count)} hearings to come` }),
  'coming.meetings': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 meeting to come', other: `${grammar.number(count)} meetings to come` }),
  print: 'Print',
  changes: ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 change', other: `${grammar.number(count)} changes` }),
  more: 'More was published meanwhile than is read here at once; the rest shows as rows come on the screen.',
  kept: 'Kept on this device alone, for this court.',
  notKept: 'This device keeps nothing: these lists end when you close the page.',

  today: 'Today',
  undated: 'Date not known',
  past: ({ count }: Count, grammar: Grammar) => `Past (${grammar.number(count)})`,
  noneToCome: 'Nothing on this list is to come.',
  'changed.mark': 'Changed',
  movedFrom: ({ from, to }: { from: string; to: string }) => `${from}, now ${to}`,
  newDate: 'New date:',
  addNewDate: 'Put the new date on my list',
  addedNewDate: ({ date }: { date: string }) => `The hearing on ${date} is on your list`,
  removed: ({ when }: { when: string }) =>
    `No longer on the court’s calendar, as of ${when}. This is what was known of it.`,
  gone: ({ when }: { when: string }) =>
    `The court no longer has this record, as of ${when}. This is what was known of it.`,
  withdrawn: 'No longer public: the court has withdrawn it from public view.',
  unknown: 'This device no longer knows what this was.',
  reading: 'Reading…',

  off: ({ label }: Label) => `${label} is off your list`,
  takeOff: ({ label }: Label) => `Take ${label} off my list`,
  putBack: 'Put it back',
  putBackOf: ({ label }: Label) => `Put ${label} back on my list`,
  isBack: ({ label }: Label) => `${label} is back on your list`,

  note: 'My note',
  noteOf: ({ label }: Label) => `My note on ${label}`,
  addNote: 'Add a note',
  addNoteOf: ({ label }: Label) => `Add a note to ${label}`,
  editNote: 'Change the note',
  editNoteOf: ({ label }: Label) => `Change the note on ${label}`,
  noteDone: 'Done',
  noteHelp: ({ count, most }: Count & { most: number }) =>
    `${count} of ${most} characters. Kept as you type; Esc puts back what was there.`,
  noteKept: 'The note is kept',
  noteAsWas: 'The note is as it was',

  'empty.hearings': 'No hearing is on your list yet',
  'empty.cases': 'You follow no case yet',
  'empty.debtors': 'You follow no debtor yet',
  'empty.meetings': 'No 341 meeting is on your list yet',
  'emptyHow.hearings': 'Press the star of a hearing, in the calendar or in the search, and it stands here.',
  'emptyHow.cases': 'Find a case and press “Follow the case”: its next date stands here, and what changed.',
  'emptyHow.debtors':
    'Find a debtor and press “Follow the debtor”: the next date stands here, and what changed.',
  'emptyHow.meetings': 'Press the star of a 341 meeting, in the search, and it stands here.',
  'on.calendar': 'Go to the calendar',
  'on.attorney': 'Find an attorney',
  'on.casenumber': 'Find a case by its number',
  'on.debtor': 'Find a debtor',

  nextDate: 'Next date:',
  noNextDate: 'Nothing is to come on this calendar.',
  notRead: 'The dates could not be read: the court’s database does not answer.',
  followedGone: 'The court’s calendar no longer has it. This is what was known of it.',

  toList: 'My list',
  toMeetings: 'My 341 meetings',
};

export const listWords = wordsOf({ 'en-US': messages });
