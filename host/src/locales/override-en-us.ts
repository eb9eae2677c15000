import { wordsOf } from '@court/ui';

/** What is said where areas come from a developer's machine, in American English. */
const messages = {
  overrides: 'Parts that are not released',
  overridden: ({ areas }: { areas: string }) =>
    `From a developer’s machine, not released by the court: ${areas}.`,
  reset: 'Reset to what is released',
};

export const overrideWords = wordsOf({ 'en-US': messages });
