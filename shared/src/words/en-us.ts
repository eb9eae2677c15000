import { wordsOf } from './words-of';

/** Words that several areas use, in US English. */
const messages = {
  retry: 'Try again',
  changed: 'Changed',
  before: 'before:',

  star: ({ label }: { label: string }) => `My list: ${label}`,
  'star.on': ({ label }: { label: string }) => `${label} is on your list`,
  'star.off': ({ label }: { label: string }) => `${label} is off your list`,

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
