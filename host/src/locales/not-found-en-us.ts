import { wordsOf } from '@court/ui';

/** What stands at an address without a screen, in American English. */
const messages = {
  unknownTitle: 'We can’t find that page',
  unknownText: ({ address }: { address: string }) =>
    `There is no page at ${address}. The link may be mistyped or out of date.`,
  notOfferedTitle: 'Not offered by this court',
  notOfferedText: ({ court }: { court: string }) => `${court} does not offer this part of the calendar here.`,
  notAvailableTitle: 'Not available here yet',
  notAvailableText: 'This court offers this part of the calendar, but it has not been released here yet.',
  toCalendar: 'Go to the calendar',
  toHome: 'Go to Home',
};

export const notFoundWords = wordsOf({ 'en-US': messages });
