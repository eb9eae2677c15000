import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSlowWork } from './watch-slow-work';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('slow work is reported and awaited, and reported once for several slow ones', async () => {
  const told: boolean[] = [];
  const watched = watchSlowWork((isSlow) => told.push(isSlow));
  const after = (ms: number) => new Promise<number>((resolve) => setTimeout(resolve, ms, ms));
  const works = [watched(after(100)), watched(after(10_000)), watched(after(20_000))];
  await vi.advanceTimersByTimeAsync(3999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await Promise.all(works), told]).toEqual([
    [100, 10_000, 20_000],
    [true, false],
  ]);
});

test('a rejection is passed on', async () => {
  const watched = watchSlowWork(() => {});
  await expect(watched(Promise.reject(new Error('full')))).rejects.toThrow('full');
});
