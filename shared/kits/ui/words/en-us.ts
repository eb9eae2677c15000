import { wordsOf } from './words-of';

/** Words that several areas use, in US English. */
const messages = {
  retry: 'Try again',
  changed: 'Changed',
  unshown: ({ label }: { label: string }) =>
    `${label} cannot be shown: what is stored of it is damaged. The court’s own docket has it.`,
  before: 'before:',
  to: 'to',

  star: ({ label }: { label: string }) => `My list: ${label}`,
  'star.on': ({ label }: { label: string }) => `${label} is on your list`,
  'star.off': ({ label }: { label: string }) => `${label} is off your list`,

  unofficial: 'Unofficial copy: the court’s docket and your notice govern.',
  officialSite: 'The court’s official site',
  'follow.cases': ({ label }: { label: string }) => `Follow the case ${label}`,
  'followWord.cases': 'Follow the case',
  'following.cases': 'Following the case',
  'follow.on.cases': ({ label }: { label: string }) => `You follow the case ${label}`,
  'follow.off.cases': ({ label }: { label: string }) => `You no longer follow the case ${label}`,
  'follow.debtors': ({ label }: { label: string }) => `Follow the debtor ${label}`,
  'followWord.debtors': 'Follow the debtor',
  'following.debtors': 'Following the debtor',
  'follow.on.debtors': ({ label }: { label: string }) => `You follow the debtor ${label}`,
  'follow.off.debtors': ({ label }: { label: string }) => `You no longer follow the debtor ${label}`,

  'status.scheduled': 'Scheduled',
  'status.continued': 'Continued',
  'status.rescheduled': 'Rescheduled',
  'status.held': 'Held',
  'status.not-held': 'Not held',
  'status.stricken': 'Stricken',
  'status.vacated': 'Vacated',
  'status.withdrawn': 'Withdrawn',
  'status.cancelled': 'Cancelled',
  'status.concluded': 'Concluded',
  'status.terminated': 'Terminated',
  'status.satisfied': 'Satisfied',
  'status.removed': 'Removed',
  'status.moved': 'Moved',

  'type.ap': 'Adversary',
  'type.mp': 'Miscellaneous',
  chapter: ({ chapter }: { chapter: string }) => `Chapter ${chapter}`,
  chapterShort: ({ chapter }: { chapter: string }) => `Ch. ${chapter}`,

  'how.inPerson': 'In person',
  'how.phone': 'By phone',
  'how.video': 'By video',
  'how.hybrid': 'In person or by video',
  'how.none': 'No appearance',

  'reading.live': 'Live',
  'reading.loading': 'Reading…',
  'reading.cached': ({ time }: { time: string }) => `Read at ${time}`,
  'reading.polling': 'Updates every 30 s',
  'reading.offline': ({ time }: { time: string }) => `Offline: showing what was read at ${time}`,
};

export const sharedWords = wordsOf({ 'en-US': messages });

/** `status.` and the like with what stands in a record; null when no word is known for it. */
export function wordFor(group: 'status' | 'how' | 'type', value: string): string | null {
  const key = `${group}.${value}`;
  return Object.hasOwn(messages, key) ? sharedWords(key as 'status.held') : null;
}
