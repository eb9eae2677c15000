import { wordsOf } from '@court/ui';

/** What the pages with a QR code say, in American English. */
const messages = {
  qrIos: 'iPhone and iPad',
  qrAndroid: 'Android',
  qrTitle: ({ system }: { system: string }) => `The app for ${system}`,
  qrText: 'Point your phone’s camera at the code. It opens the app in the store.',
  qrLabel: ({ system }: { system: string }) => `QR code with the store link for ${system}`,
  qrNone: ({ court, system }: { court: string; system: string }) => `${court} has no app for ${system} yet.`,
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'This browser does not let the page copy. Select the link above and copy it.',
};

export const qrWords = wordsOf({ 'en-US': messages });
