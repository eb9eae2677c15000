import { wordsOf } from '@court/ui';

/** What is said of how fresh the page is, once a reader asks, in American English. */
const messages = {
  checkedNow: 'Checked just now',
  checkedMinutes: ({ count }: { count: number }) => `Checked ${count} min ago`,
  checkedHours: ({ count }: { count: number }) => `Checked ${count} ${count === 1 ? 'hour' : 'hours'} ago`,
  checkedDays: ({ count }: { count: number }) => `Checked ${count} ${count === 1 ? 'day' : 'days'} ago`,
  exactTimes: ({ checked, changed }: { checked: string; changed: string }) =>
    changed
      ? `The court’s records were checked ${checked}. The last change was published ${changed}.`
      : `The court’s records were checked ${checked}.`,
  isLive: 'New changes appear on this page by themselves.',
  isLate: 'The court checks its records more often than this. Call the clerk’s office before you rely on it.',
  isOffline:
    'This device is offline, or the court’s database does not answer. Changes made since then are not shown.',
};

export const freshnessWords = wordsOf({ 'en-US': messages });
