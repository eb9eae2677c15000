// @vitest-environment jsdom
import { PATH_MEMORY } from '@court/domain';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

const transaction = {
  abort: vi.fn(),
  objectStore: () => ({ get: () => ({}) }),
  oncomplete: () => {},
};

/** A cache whose reads stay unanswered. */
function stubCache(): void {
  localStorage.setItem(PATH_MEMORY, '{}');
  const result = { objectStoreNames: { contains: () => true }, transaction: () => transaction };
  const opening = { result, onsuccess: () => {} };
  const open = () => {
    setTimeout(() => opening.onsuccess());
    return opening;
  };
  vi.stubGlobal('indexedDB', { open });
}

test('a page that is left aborts its read of the cache, and does nothing if the read has ended', async () => {
  stubCache();
  const { cachedRead } = await import('./read-cache');
  void cachedRead('https://court/days');
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('pagehide'));
  expect(transaction.abort).toHaveBeenCalledOnce();
  void cachedRead('https://court/days');
  await new Promise((resolve) => setTimeout(resolve));
  transaction.oncomplete();
  window.dispatchEvent(new Event('pagehide'));
  expect(transaction.abort).toHaveBeenCalledOnce();
});
