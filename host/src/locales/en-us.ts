import { wordsOf } from '@court/ui';

/** The host's words in American English; another language is another file with the same keys. */
const messages = {
  appName: 'Court hearing calendar',
  skip: 'Skip to main content',
  areas: 'Areas of this calendar',
  sample: 'Sample data: every name, case and hearing here is invented.',
  samplePill: 'Sample data',
  samplePillShort: 'Sample',
  find: 'Search',
  findHint: 'Case number, name or attorney',

  asOf: ({ time }: { time: string }) => `As of ${time}`,
  late: 'Outdated',
  lateAsOf: ({ time }: { time: string }) => `May be out of date: as of ${time}`,
  offline: 'Offline',
  offlineAsOf: ({ time }: { time: string }) => `Offline: as of ${time}`,
  freshnessUnknown: 'Checking how fresh this is …',
  freshnessFailed: 'Could not ask the court’s database how fresh this is',
  noAnswer: 'No answer',
  nothingPublished: 'Nothing published yet',

  forgetting:
    'This device does not let this page store anything. Your settings and lists work now and are lost when you close the page.',
  setAside:
    'Some stored settings or lists could not be read and were set aside. Everything else is here. Set up again what is missing.',
  forgettingClose: 'Close this note',

  areaUnnamed: 'this part of the calendar',
  loadingScreen: 'Loading …',
  loadingArea: ({ area }: { area: string }) => `Loading ${area} …`,

  failureStillWorks: 'The rest of this site still works: the menu and the other areas.',
  retry: 'Try again',

  hostFailureTitle: 'This page did not load',
  shellCrashTitle: 'This page stopped with an error',
  reload: 'Load the page again',
};

export const words = wordsOf({ 'en-US': messages });

type Messages = typeof messages;
/** Keys of the words that stand as they are, with nothing filled in. */
export type PlainWord = { [K in keyof Messages]: Messages[K] extends string ? K : never }[keyof Messages];
