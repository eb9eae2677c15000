import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswerError, withinPatience } from './open-device-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test('what does not answer is given up after the time allowed, not before', async () => {
  let seen: unknown = null;
  withinPatience(never, 1000, 'Reading').catch((error: unknown) => (seen = error));
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toBeInstanceOf(NoAnswerError);
});

test('an answer in time is the answer, and a refusal the refusal', async () => {
  await expect(withinPatience(Promise.resolve(7), 1000, 'Reading')).resolves.toBe(7);
  await expect(withinPatience(Promise.reject(new Error('full')), 1000, 'Writing')).rejects.toThrow('full');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that was busy itself listens once more before it gives up', async () => {
  vi.useRealTimers();
  let answer!: (value: string) => void;
  const work = withinPatience(new Promise<string>((resolve) => (answer = resolve)), 300, 'Reading');
  const until = performance.now() + 500;
  while (performance.now() < until);
  setTimeout(() => answer('late, but there'), 20);
  await expect(work).resolves.toBe('late, but there');
});
