import { wordsOf } from '@court/ui';

/** What the device's parts say, in American English. */
const messages = {
  calendar: 'your calendar',
  geocoder: 'the look-up of addresses',
  location: 'the place where you are',
  push: 'notifications',
  splash: 'the splash screen',
  denied: ({ part }: { part: string }) =>
    `This app or page may not use ${part}. Allow it in the settings of your device or browser, then try again.`,
  missing: ({ part }: { part: string }) => `This device or browser does not give the page ${part}.`,
  failed: ({ part }: { part: string }) => `Using ${part} failed. Try again in a moment.`,
  pushNotSetUp: 'This court does not send notifications.',
  fileRemove: 'This page cannot take an event out of your calendar. Delete it there.',

  placeUnknown: 'See the notes',
  splashLabel: ({ court }: { court: string }) => `${court}: one moment`,
};

export const deviceWords = wordsOf({ 'en-US': messages });
