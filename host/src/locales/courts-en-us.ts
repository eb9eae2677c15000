import { wordsOf } from '@court/ui';

/** What the courts page says, in American English. */
const messages = {
  courtsTitle: 'Choose a court',
  courtsText: 'This app shows the calendar of the court you choose, and remembers it on this device.',
  courtsOnly: 'This site shows the calendar of one court.',
  courtsSearch: 'Find a court by its name or a city',
  courtsFound: ({ count }: { count: number }) => `${count} ${count === 1 ? 'court' : 'courts'} found`,
  courtsPresent: 'Current court',
  courtsPlaces: ({ places }: { places: string }) => `Offices: ${places}`,
  courtsOffers: ({ offers }: { offers: string }) => `Available here: ${offers}`,
};

export const courtsWords = wordsOf({ 'en-US': messages });
