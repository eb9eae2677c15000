// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { presentUrl, shareLink } from './share-link';

const LINK = { text: 'Rivera, 9:30 AM', url: 'https://court.example/hearing-detail/h1' };

/** A browser with these functions. `undefined`: the browser lacks the function. */
function browserWith(share: unknown, writeText: unknown): void {
  vi.stubGlobal('navigator', { share, clipboard: writeText && { writeText } });
}
afterEach(() => vi.unstubAllGlobals());

test('a browser shares the page’s own URL, and an app the URL on the court’s public site, if there is one', () => {
  window.history.replaceState(null, '', '/calendar?date=2026-11-30#top');
  const court = { site: 'https://calendar.example/tx/' };
  expect(presentUrl(court, false)).toBe(`${window.location.origin}/calendar?date=2026-11-30#top`);
  expect(presentUrl(court, true)).toBe('https://calendar.example/tx/calendar?date=2026-11-30#top');
  for (const none of [null, {}, { site: 'http://calendar.example' }, { site: 'javascript:1' }])
    expect(presentUrl(none, true)).toBeNull();
});

test('uses the device’s share sheet first, with the URL if others can open it', async () => {
  const share = vi.fn(async () => {});
  browserWith(share, undefined);
  expect(await shareLink(LINK)).toBe('shared');
  expect(share).toHaveBeenLastCalledWith({ title: LINK.text, text: LINK.text, url: LINK.url });
  expect(await shareLink({ ...LINK, url: null })).toBe('shared');
  expect(share).toHaveBeenLastCalledWith({ title: LINK.text, text: LINK.text });
});

test('does not copy if the reader closes the share sheet', async () => {
  const writeText = vi.fn(async () => {});
  browserWith(() => Promise.reject(new DOMException('closed', 'AbortError')), writeText);
  expect(await shareLink(LINK)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the URL if the device cannot share, and in an app without a site the text', async () => {
  const writeText = vi.fn(async () => {});
  browserWith(undefined, writeText);
  expect(await shareLink(LINK)).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(LINK.url);
  browserWith(() => Promise.reject(new Error('no')), writeText);
  expect(await shareLink({ ...LINK, url: null })).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(LINK.text);
});

test('reports that the page can neither share nor copy', async () => {
  browserWith(undefined, undefined);
  expect(await shareLink(LINK)).toBe('cannot');
});
