// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ADDRESS = `/calendar?date=${MONDAY}`;
const row = (id: string) => document.querySelector<HTMLElement>(`[data-hearing-id="${id}"]`) as HTMLElement;
const isMarked = (id: string) => row(id).textContent?.includes('Changed');
const MOVED = { ...DAY, '0930~b': { ...DAY['0930~b'], s: 'held', l: 'Courtroom 2' } };

/** Id of the row that elementFromPoint returns. */
let onScreen = '';
let visibility = 'visible';

/** A day with a row that changed while the page was open. */
async function changedDay(database: Record<string, unknown> = DAY) {
  const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: database });
  const page = renderAt(ADDRESS);
  await settle();
  page.connect(court.live);
  act(() => court.write(DAY_PATH, MOVED));
  return { court, page };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
  sessionStorage.clear();
  onScreen = 'b';
  visibility = 'visible';
  document.elementFromPoint = () => row(onScreen);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as 'visible');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('shows old and new values of a changed row until it was visible for ten seconds', async () => {
  await changedDay();
  expect(row('b').textContent).toContain('before: Scheduled');
  expect(row('b').textContent).toMatch(/before: .*Courtroom\s1.*Courtroom\s2/);
  await settle(9_000);
  expect(isMarked('b')).toBe(true);
  await settle(2_000);
  expect(isMarked('b')).toBe(false);
  expect(row('b').textContent).not.toContain('before:');
  expect(row('b').textContent).toContain('Held');
});

it('does not count time while the page is hidden or the row is scrolled away', async () => {
  await changedDay();
  visibility = 'hidden';
  await settle(60_000);
  expect(isMarked('b')).toBe(true);
  visibility = 'visible';
  onScreen = 'a';
  await settle(60_000);
  expect(isMarked('b')).toBe(true);
  onScreen = 'b';
  await settle(11_000);
  expect(isMarked('b')).toBe(false);
});

it('counts a pressed row as seen', async () => {
  await changedDay();
  onScreen = '';
  act(() => void fireEvent.click(row('b')));
  await settle();
  expect(isMarked('b')).toBe(false);
});

it('marks a seen row that changes again, beside its seen state', async () => {
  const { court } = await changedDay();
  await settle(11_000);
  onScreen = '';
  act(() => court.write(DAY_PATH, { ...MOVED, '0930~b': { ...MOVED['0930~b'], s: 'scheduled' } }));
  expect(isMarked('b')).toBe(true);
  expect(row('b').textContent).toContain('before: Held');
  expect(row('b').textContent).not.toContain('Courtroom\u00a01');
  // the row returns to the seen state
  act(() => court.write(DAY_PATH, MOVED));
  expect(isMarked('b')).toBe(false);
});

it('marks unseen changes after a reload too, but not seen ones', async () => {
  onScreen = '';
  await changedDay();
  await settle(60_000);
  cleanup();
  fakeCourt({ ...REFERENCE, [DAY_PATH]: MOVED });
  renderAt(ADDRESS);
  await settle();
  expect(row('b').textContent).toContain('before: Scheduled');
  expect(isMarked('a')).toBe(false);
  onScreen = 'b';
  await settle(11_000);
  expect(isMarked('b')).toBe(false);
  cleanup();
  fakeCourt({ ...REFERENCE, [DAY_PATH]: MOVED });
  renderAt(ADDRESS);
  await settle();
  expect(isMarked('b')).toBe(false);
});

it('ignores storage that is damaged or refused', async () => {
  sessionStorage.setItem('court.unseenRows', '{"txwb/');
  await changedDay();
  expect(isMarked('b')).toBe(true);
  cleanup();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await changedDay();
  expect(isMarked('b')).toBe(true);
  expect(isMarked('a')).toBe(false);
});
