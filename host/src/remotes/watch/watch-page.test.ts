// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { busyLooks, type Look, MOST_BUSY } from './watch-page';

const busy = { isIdle: false, isHidden: false, isShown: false, isHaunted: false };
const rest = { ...busy, isIdle: true };
const hidden = { ...busy, isHidden: true };
const shown = { ...busy, isShown: true };
const haunted = { ...busy, isHaunted: true };
const times = (count: number, look: Look) => Array.from({ length: count }, () => look);

const { drawing, shown: afterwards } = MOST_BUSY;

/** What looks half a second apart find → whether the area is taken down with the last of them. */
test.each([
  ['busy for 4 s', times(drawing - 1, busy), false],
  ['busy for 4.5 s before it is shown', times(drawing, busy), true],
  ['waiting for a slow network for a minute', times(120, rest), false],
  ['busy for 4 s, a rest, and busy for 4 s', [...times(8, busy), rest, ...times(8, busy)], false],
  ['behind another tab for a minute, where timers are late', times(60, hidden), false],
  ['busy, hidden, and busy again for 4 s', [...times(8, busy), hidden, ...times(8, busy)], false],
  ['shown after 4 s, and busy 5 s more', [...times(8, busy), ...times(10, shown)], false],
  ['shown, and busy ever after', times(afterwards, shown), true],
  ['kept busy by an area that was taken down before', times(120, haunted), false],
  ['one look after a minute with a blocked thread', times(1, busy), false],
])('a page that is %s', (_what, looks, isDown) => {
  let found: number | 'down' = 0;
  for (const look of looks) if (found !== 'down') found = busyLooks(found, look, () => 1);
  expect(found === 'down').toBe(isDown);
});

test('a device that is 20 times slower has 20 times as long', () => {
  const looksOf = (count: number, look: Look) => {
    let found: number | 'down' = 0;
    for (const each of times(count, look)) if (found !== 'down') found = busyLooks(found, each, () => 20);
    return found;
  };
  expect([looksOf(drawing * 20 - 1, busy), looksOf(drawing * 20, busy)]).toEqual([drawing * 20 - 1, 'down']);
  expect([looksOf(afterwards * 20 - 1, shown), looksOf(afterwards * 20, shown)]).toEqual([
    afterwards * 20 - 1,
    'down',
  ]);
});

test('an area is taken down before React draws without giving anyone a turn, 5 s after it began', () => {
  expect(drawing * 500).toBeLessThan(5_000);
});
