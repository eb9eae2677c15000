import { expect, it } from 'vitest';
import { appearGap } from './appear-gap';

it.each([
  { mode: 'video', url: 'https://www.zoomgov.com/j/1' },
  { mode: 'video', meetingId: '160 555 0001' },
  { mode: 'video', phone: '669-254-5252' },
  { mode: 'phone', phone: '888-363-4749' },
  { mode: 'phone', phone: '+16692545252,,1605550001#' },
  { mode: 'inPerson' },
  { mode: 'hybrid' },
  { mode: 'none' },
  { mode: null },
  {},
])('%j can be joined, or has no remote participation', (appear) => {
  expect(appearGap(appear)).toBeNull();
});

it.each([
  [{ mode: 'video' }, 'is by video, but has no link, meeting ID or phone number to join with'],
  [{ mode: 'video', url: ' ', meetingId: '', phone: null }, 'is by video'],
  [{ mode: 'video', phone: 'see notice' }, 'is by video'],
  [{ mode: 'phone' }, 'is by phone, but has no phone number to call'],
  [{ mode: 'phone', phone: '555-0143' }, 'is by phone'],
])('%j cannot be joined', (appear, gap) => {
  expect(appearGap(appear)).toContain(gap);
});
