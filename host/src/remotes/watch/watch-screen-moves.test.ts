// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followUnasked, MAX_UNASKED } from './watch-screen';

let navigation: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that changes its address `moves` times, `ms` apart. `between` runs after each. */
function goesOn(moves: number, ms: number, between = () => {}): number {
  let endless = 0;
  followUnasked(() => {
    endless += 1;
  });
  for (let n = 0; n < moves; n++) {
    vi.advanceTimersByTime(ms);
    navigation.dispatchEvent(new Event('currententrychange'));
    between();
  }
  return endless;
}

test.each([
  ['changes its address endlessly', MAX_UNASKED, 20, 1],
  ['changes its address one time fewer than the limit', MAX_UNASKED - 1, 20, 0],
  ['opens the next day at each midnight', 400, 86_400_000, 0],
  ['changes its address slowly, on a slow device', 200, 1_000, 0],
])('a page that %s (%i times, %i ms apart) is reported %i times', (_what, moves, ms, times) => {
  expect(goesOn(moves, ms)).toBe(times);
});

test('one address per typed letter does not count as endless', () => {
  expect(goesOn(500, 20, () => window.dispatchEvent(new Event('keydown')))).toBe(0);
});
