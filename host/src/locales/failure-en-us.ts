import { wordsOf } from '@court/ui';

/** What is said of an area that could not be shown, or not as it is now, in American English. */
const messages = {
  failureTitle: ({ area }: { area: string }) => `We could not show ${area}`,
  failureDataTitle: 'We could not show what is here',
  failureNetwork: 'Part of this page did not arrive. The connection may have dropped for a moment.',
  failureTimeout: 'Part of this page took too long to arrive.',
  failureIntegrity: 'Part of this page was changed in transit, often by a proxy, so it was not run.',
  failureSkew: 'This part of the page does not fit the rest of it. A newer version may be on its way.',
  failureCrash: 'This part of the page stopped with an error.',
  failureHang: 'This part of the page took the page down, or stopped answering. It was not started again.',
  failureData:
    'Something that the court published here could not be drawn. Other days, lists and records of this part still open.',
  failureRegistry:
    'The list of what is released was changed in transit, often by a proxy. It was not used; this page goes on with the list it came with.',
  failureStillWorks: 'The rest of this site still works: the menu above and the other areas.',
  failureAlone: 'Nothing on your device was lost. The court’s official site has the docket as well.',
  failureOfficial: 'Open the court’s official site',
  previousRelease: ({ area, day }: { area: string; day: string }) =>
    `Showing the release of ${area} of ${day}: the newer one did not start.`,
  previousHalted: ({ area, day }: { area: string; day: string }) =>
    `Showing the release of ${area} of ${day}: the newer one took the page down, or stopped answering.`,
  tryNewest: 'Try the newer one',
  back: 'Go back',
  retry: 'Try again',
  retrying: 'Trying again …',
};

export const failureWords = wordsOf({ 'en-US': messages });
