// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from './start-app';

const root = document.documentElement;
const scripts = { settled: async () => {} };
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute('data-never-started');
});

const drawings: [name: string, drawn: Promise<void> | null][] = [
  ['with a first paint', Promise.resolve()],
  ['without a first paint', null],
];

test.each(drawings)(
  'a page %s whose app throws on import, or on start, says that it did not start',
  async (_name, drawn) => {
    await startApp(drawn, () => Promise.reject(new Error('on import')), scripts);
    expect(root.dataset.neverStarted).toBe('');
    root.removeAttribute('data-never-started');
    await startApp(drawn, async () => ({ runApp: () => Promise.reject(new Error('on start')) }), scripts);
    expect(root.dataset.neverStarted).toBe('');
    expect(console.error).toHaveBeenCalledTimes(2);
  },
);

test.each(drawings)('a page %s whose app starts does not say so', async (_name, drawn) => {
  const runApp = vi.fn(async () => {});
  await startApp(drawn, async () => ({ runApp }), scripts);
  expect(runApp).toHaveBeenCalledWith(scripts);
  expect(root.dataset).not.toHaveProperty('neverStarted');
});
