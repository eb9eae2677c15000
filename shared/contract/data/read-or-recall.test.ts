// @vitest-environment jsdom
import { PATH_MEMORY } from '@court/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall } from './path-memory';
import { readOrRecall } from './read-or-recall';

vi.mock('./path-memory', () => ({ recall: vi.fn(), keep: vi.fn() }));

const URL_READ = 'https://db.example/days.json';
let answer = (_json: unknown) => {};

beforeEach(() => {
  vi.useFakeTimers();
  const late = new Promise<Response>((resolve) => {
    answer = (json) => resolve(new Response(JSON.stringify(json)));
  });
  vi.stubGlobal('fetch', () => late);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const read = () => readOrRecall(URL_READ, new AbortController().signal);

test('uses an answer that arrives after 60 seconds if the device has no copy', async () => {
  localStorage.setItem(PATH_MEMORY, '{}');
  vi.mocked(recall).mockResolvedValue();
  const reading = read();
  await vi.advanceTimersByTimeAsync(60_000);
  answer([1]);
  expect(await reading).toMatchObject({ json: [1], isKept: false });
});

test('returns the device’s copy with its age if the answer takes longer than 8 seconds', async () => {
  localStorage.setItem(PATH_MEMORY, '{}');
  vi.mocked(recall).mockImplementation(async (_url, onFound) =>
    onFound({ type: 'remembered', json: ['old'], at: 5 }),
  );
  const reading = read();
  await vi.advanceTimersByTimeAsync(8_000);
  const shown = await reading;
  expect(shown).toMatchObject({ json: ['old'], asOf: 5, isKept: true });
  answer(['new']);
  expect(await shown.answer).toMatchObject({ json: ['new'], isKept: false });
});

test('the device’s copy has no pending answer if the read has failed', async () => {
  localStorage.setItem(PATH_MEMORY, '{}');
  vi.mocked(recall).mockImplementation(async (_url, onFound) =>
    onFound({ type: 'remembered', json: ['old'], at: 5 }),
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await read()).toEqual({ json: ['old'], asOf: 5, isKept: true });
});
