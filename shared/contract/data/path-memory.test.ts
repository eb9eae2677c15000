// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const begun: { mode: string; abort: ReturnType<typeof vi.fn>; commit: ReturnType<typeof vi.fn> }[] = [];
const never = new Promise<never>(() => {});
/** Times of the entries that were written, epoch ms. */
const times: number[] = [];

vi.mock('idb', () => ({
  openDB: async () => ({
    objectStoreNames: { contains: () => true },
    transaction(_store: string, mode = 'schema') {
      const transaction = {
        mode,
        abort: vi.fn(),
        commit: vi.fn(),
        done: mode === 'readwrite' ? undefined : never,
      };
      if (mode !== 'schema') begun.push(transaction);
      const cursor = { openKeyCursor: async () => null };
      const index = () => cursor;
      const store = {
        transaction,
        index,
        indexNames: { contains: () => true },
        put: async (entry: { at: number }) => void times.push(entry.at),
        getAll: () => never,
      };
      return { ...transaction, store };
    },
  }),
}));

test('a page that is left aborts its open reads, and its writes are committed at once', async () => {
  const { keep, recall } = await import('./path-memory');
  const read = { value: { h1: 1 }, asOf: 1_000, live: true, connected: true };
  await keep(new Map([['https://court/days', read]]));
  expect(begun.at(-1)).toMatchObject({ mode: 'readwrite' });
  expect(begun.at(-1)?.commit).toHaveBeenCalledOnce();
  void recall('https://court/days', () => {});
  await vi.waitFor(() => expect(begun.at(-1)?.mode).toBe('readonly'));
  window.dispatchEvent(new Event('pagehide'));
  expect(begun.map(({ mode, abort }) => [mode, abort.mock.calls.length])).toEqual([
    ['readwrite', 0],
    ['readwrite', 0],
    ['readonly', 1],
  ]);
});

test('a short look at a page that slept does not make its values true now', async () => {
  const { keep } = await import('./path-memory');
  const show = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await keep(
    new Map([['https://court/week', { value: { h1: 1 }, asOf: 1_000, live: true, connected: true }]]),
  );
  const clock = vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
  show(false);
  clock.mockReturnValue(3_602_000);
  show(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(times.at(-1)).toBe(1_000);
  show(false);
  clock.mockReturnValue(3_620_000);
  show(true);
  await vi.waitFor(() => expect(times.at(-1)).toBeGreaterThan(1_000));
});
