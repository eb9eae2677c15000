// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce';

/** Texts of the live region, with the time from which each was there. */
let shown: { at: number; lines: string[] }[] = [];
let watcher: MutationObserver;

/** The announced texts, with the ms for which each of them stayed. The last one stays. */
const announced = () =>
  shown
    .map(({ at, lines }, n) => ({ lines, ms: (shown[n + 1]?.at ?? Number.POSITIVE_INFINITY) - at }))
    .filter(({ lines }) => lines.length > 0);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  shown = [];
  watcher = new MutationObserver(() => {
    const region = document.querySelector('[role="status"]');
    const lines = [...(region?.querySelectorAll('p') ?? [])].map((line) => line.textContent ?? '');
    shown.push({ at: performance.now(), lines });
  });
  watcher.observe(document.body, { childList: true, subtree: true });
});
afterEach(() => {
  watcher.disconnect();
  vi.useRealTimers();
});

test('a sentence appears in a region that was empty before', async () => {
  announce('Added.');
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.map(({ lines }) => lines)).toEqual([[], ['Added.']]);
});

test('sentences of one second are joined, none is lost, and each stays at least a second', async () => {
  for (let n = 1; n <= 6; n++) {
    announce(`Change ${n}.`);
    await vi.advanceTimersByTimeAsync(400);
  }
  await vi.advanceTimersByTimeAsync(3000);
  expect(announced().flatMap(({ lines }) => lines)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Change ${n}.`));
  expect(announced().length).toBeLessThan(6);
  for (const { ms } of announced()) expect(ms).toBeGreaterThanOrEqual(1000);
});

test('sentences of one moment are one announcement', async () => {
  announce('Removed.');
  announce('Added.');
  await vi.advanceTimersByTimeAsync(3000);
  expect(announced().map(({ lines }) => lines)).toEqual([['Removed.', 'Added.']]);
});

test('the same sentence later is announced again', async () => {
  announce('Copied.');
  await vi.advanceTimersByTimeAsync(3000);
  announce('Copied.');
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown.map(({ lines }) => lines)).toEqual([[], ['Copied.'], [], ['Copied.']]);
});
