// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { presentUrl, shareLink } from './share-link';

const LINK = { text: 'Rivera, 9:30 AM', url: 'https://court.example/hearing-detail/h1' };

/** A browser that can do these; `undefined` is one that cannot. */
function browserWith(share: unknown, writeText: unknown): void {
  vi.stubGlobal('navigator', { share, clipboard: writeText && { writeText } });
}
afterEach(() => vi.unstubAllGlobals());

test('a page is shared by its own address, in the apps by that of the court’s site, where it names one', () => {
  window.history.replaceState(null, '', '/calendar?date=2026-11-30#top');
  const court = { site: 'https://calendar.example/tx/' };
  expect(presentUrl(court, false)).toBe(`${window.location.origin}/calendar?date=2026-11-30#top`);
  expect(presentUrl(court, true)).toBe('https://calendar.example/tx/calendar?date=2026-11-30#top');
  for (const none of [null, {}, { site: 'http://calendar.example' }, { site: 'javascript:1' }])
    expect(presentUrl(none, true)).toBeNull();
});

test('what the device offers comes first, with the address where others can open it', async () => {
  const share = vi.fn(async () => {});
  browserWith(share, undefined);
  expect(await shareLink(LINK)).toBe('shared');
  expect(share).toHaveBeenLastCalledWith({ title: LINK.text, text: LINK.text, url: LINK.url });
  expect(await shareLink({ ...LINK, url: null })).toBe('shared');
  expect(share).toHaveBeenLastCalledWith({ title: LINK.text, text: LINK.text });
});

test('a reader who closes what the device offers has chosen; nothing is copied then', async () => {
  const writeText = vi.fn(async () => {});
  browserWith(() => Promise.reject(new DOMException('closed', 'AbortError')), writeText);
  expect(await shareLink(LINK)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('where the device offers nothing, or fails, the address is copied; in the apps the text is', async () => {
  const writeText = vi.fn(async () => {});
  browserWith(undefined, writeText);
  expect(await shareLink(LINK)).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(LINK.url);
  browserWith(() => Promise.reject(new Error('no')), writeText);
  expect(await shareLink({ ...LINK, url: null })).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(LINK.text);
});

test('a page that may not copy says so', async () => {
  browserWith(undefined, undefined);
  expect(await shareLink(LINK)).toBe('cannot');
});
