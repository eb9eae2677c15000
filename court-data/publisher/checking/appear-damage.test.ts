import { expect, it } from 'vitest';
import { appearDamages } from './appear-damage';

const WHOLE = {
  mode: 'video' as const,
  url: 'https://www.zoomgov.com/j/1612345678?pwd=aB3.x-1',
  meetingId: '161 234 5678',
  passcode: '012345',
  phone: '669-254-5252',
  accessCode: '7250422#',
};
const parts = (more: Partial<typeof WHOLE>) => appearDamages({ ...WHOLE, ...more }).map(({ part }) => part);

it.each([
  { meetingId: '1.61235E+09' },
  { meetingId: '1612345678.0' },
  { meetingId: '1612345' },
  { meetingId: '########' },
  { passcode: '12345.0' },
  { passcode: '1.2E+05' },
  { passcode: '12345' },
  { phone: '6692545252.0' },
  { phone: '6.69E+09' },
  { phone: '669-254' },
  { accessCode: '1.23457E+06' },
  { url: 'https://www.zoomgov.com/j/1612345678.' },
  { url: 'https://www.zoomgov.com/j/16123…' },
  { url: 'https://www.zoomgov.com/j/161...' },
  { url: 'https://www.zoomgov.com/j/1612345678?pwd=ab…' },
  { url: 'https://www.zoomgov.com/j/' },
  { url: 'https://www.zoomgov.com/j/161' },
  { url: 'https://www.zoomgov.com/j/1612345679' },
  { url: 'https://www.zoomgov.com/j/1612345678)' },
  { url: 'https://www.zoomgov.com/j/1612345678 (click)' },
  { url: 'http:/www.zoomgov.com/j/1612345678' },
])('finds what a spreadsheet or a page has damaged: %j', (more) =>
  expect(parts(more)).toEqual(Object.keys(more)),
);

it.each([
  {},
  { passcode: 'aB3xQ9' },
  { passcode: '0012E5' },
  { passcode: '1234' },
  { url: 'www.zoomgov.com/j/1612345678' },
  { url: 'https://us02web.zoom.us/j/1612345678#success' },
  { url: 'https://www.zoomgov.com/my/judge.oakesmith' },
  { url: 'https://court.webex.com/meet/oakesmith' },
  { url: 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%7d' },
  { phone: '+1 669 254 5252 or +1 646 828 7666' },
  { meetingId: 'oakesmith.court' },
])('finds nothing in whole values: %j', (more) => expect(parts(more)).toEqual([]));
