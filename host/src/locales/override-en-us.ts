import { wordsOf } from '@court/ui';

/** What is said where areas come from a developer's machine, in American English. */
const messages = {
  overrides: 'Parts that are not released',
  overridden: ({ areas }: { areas: string }) =>
    `From a developer’s machine, not released by the court: ${areas}.`,
  refusedBySite: ({ area, address }: { area: string; address: string; port: string }) =>
    `${area} does not come from ${address}: this site shows nothing but what is released. A site for trials is released with --allow-overrides.`,
  refusedArea: ({ area, address }: { area: string; address: string; port: string }) =>
    `${area} does not come from ${address}: this site has no such area. Release it here first.`,
  refusedAddress: ({ area, address, port }: { area: string; address: string; port: string }) =>
    `${area} does not come from ${address}: its development server is http://localhost:${port}.`,
  reset: 'Reset to what is released',
};

export const overrideWords = wordsOf({ 'en-US': messages });
