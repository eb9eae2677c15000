import type { Nouns } from '@court/docket/locales/nouns';

/** What the calendar lists, in US English. */
export const NOUNS: Nouns = {
  one: 'hearing',
  many: 'hearings',
  title: 'Hearings',
  judge: { one: 'judge', other: 'judges' },
};
