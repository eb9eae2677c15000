// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'runningRelease';
const note = () => sessionStorage.getItem(KEY);
const AT = 1_700_000_000_000;
/** Removes the listeners of earlier tests' pages, which would otherwise run too. */
let ends: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: AT });
  const heard = [window, document].map((target) => vi.spyOn(target, 'addEventListener'));
  ends = heard.map((spy, i) => () => {
    for (const [type, listener] of spy.mock.calls)
      [window, document][i]?.removeEventListener(type, listener as never);
  });
});
afterEach(() => {
  for (const end of ends) end();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** The first paint is in every page. */
const FIRST_PAINT = '<div><main id="page"></main></div>';

/** A page at its start. It still contains the text for a page that never starts. */
async function newPage({ isDrawn = false } = {}) {
  vi.resetModules();
  const root = isDrawn ? '<main id="page"></main>' : '<div class="never-started"></div>';
  document.body.innerHTML = `${FIRST_PAINT}<div id="root">${root}</div>`;
  return await import('./session-releases');
}
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const go = () => window.dispatchEvent(new Event('pagehide'));
const error = () => window.dispatchEvent(new Event('error'));

/** Stored note of the previous page → the release that is halted. */
test.each([
  ['nothing', null, null],
  ['a note of an hour ago', `search_1 ${AT - 3_600_000}`, 'search_1'],
  ['a note of 5.1 s ago', `search_1 ${AT - 5_100}`, 'search_1'],
  ['a note of 1 s ago, as in a duplicated tab', `search_1 ${AT - 1_000}`, null],
  ['a page that was known to hang', 'search_1 0', 'search_1'],
  ['a note of tomorrow', `search_1 ${AT + 86_400_000}`, null],
  ['an invalid note', '{"a":[1]}', null],
  ['a note without a time', 'search_1', null],
])('after %s, with the stored note %s, the halted release is %s', async (_what, left, halted) => {
  if (left !== null) sessionStorage.setItem(KEY, left);
  const { stoppedRelease } = await newPage();
  expect(stoppedRelease).toBe(halted);
  expect(sessionStorage.getItem('haltedReleases')).toBe(halted);
  expect(note()).toBeNull();
});

test('the note exists from before the code runs until its screen is painted and the page is idle', async () => {
  const { beginRun, settleRun } = await newPage({ isDrawn: true });
  beginRun('search_1');
  expect(note()).toBe(`search_1 ${AT}`);
  settleRun({ pathname: '/search-attorney' });
  expect(note()).toBe(`search_1 ${AT}`);
  await vi.advanceTimersByTimeAsync(100);
  expect(note()).toBeNull();
});

test('a rendered screen does not end a later run', async () => {
  const { beginRun, settleRun } = await newPage({ isDrawn: true });
  beginRun('search_1');
  settleRun({ pathname: '/search-attorney' });
  beginRun('s341_1');
  await vi.advanceTimersByTimeAsync(100);
  expect(note()).toBe(`s341_1 ${AT}`);
});

/** How a page that runs a release ends → the note that it leaves. */
test.each([
  ['rendered after 100 ms', { isDrawn: true, ms: 100, fails: false }, null],
  ['rendered after 20 s on a slow network', { isDrawn: true, ms: 20_000, fails: false }, null],
  ['rendered, although an error occurred', { isDrawn: true, ms: 20_000, fails: true }, null],
  ['nothing rendered, left after 0.9 s', { isDrawn: false, ms: 900, fails: false }, null],
  ['nothing rendered, and an error occurred', { isDrawn: false, ms: 900, fails: true }, 'search_1 0'],
  ['nothing rendered for 6 s', { isDrawn: false, ms: 6_000, fails: false }, 'search_1 0'],
])('a page that ends: %s', async (_what, { isDrawn, ms, fails }, left) => {
  const { beginRun } = await newPage({ isDrawn });
  beginRun('search_1');
  if (fails) error();
  await vi.advanceTimersByTimeAsync(ms);
  go();
  expect(note()).toBe(left);
});

test('a page that ends before the app starts does not blame the release whose scripts it names', async () => {
  const { beginRun } = await newPage();
  beginRun('search_1', true);
  expect(note()).toBe(`search_1 ${AT}`);
  await vi.advanceTimersByTimeAsync(60_000);
  go();
  expect(note()).toBeNull();
});

/** Navigations that a release starts by itself → whether the session halts it. */
test.each([
  ['four within a minute', 4, 10_000, {}, 'search_1'],
  ['three', 3, 100, {}, null],
  ['one every half a minute, on a slow device', 20, 30_000, {}, null],
  ['four reloads by the reader', 4, 100, { userInitiated: true }, null],
  ['four navigations within the document', 4, 100, { destination: { sameDocument: true } }, null],
])('a release that leaves documents: %s', async (_what, times, ms, how, isHalted) => {
  for (let n = 0; n < times; n++) {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    vi.setSystemTime(AT + n * ms);
    const { beginRun } = await newPage({ isDrawn: true });
    beginRun('search_1');
    // The page answers here. The note of a hanging page has its own tests.
    go();
    const event = { userInitiated: false, destination: { sameDocument: false }, ...how };
    navigation.dispatchEvent(Object.assign(new Event('navigate'), event));
  }
  vi.unstubAllGlobals();
  expect(sessionStorage.getItem('haltedReleases')).toBe(isHalted);
});

test('a page whose thread hangs leaves its note, and the next page halts the release', async () => {
  const { beginRun } = await newPage({ isDrawn: true });
  beginRun('search_1');
  vi.setSystemTime(AT + 60_000);
  expect((await newPage()).stoppedRelease).toBe('search_1');
});

test('a hidden page has no note, since a browser may end it, and gets a new one when it is shown again', async () => {
  const { beginRun } = await newPage({ isDrawn: true });
  beginRun('search_1');
  hide(true);
  expect(note()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  hide(false);
  expect(note()).toBe(`search_1 ${AT + 60_000}`);
});

test('a page that is hidden when its screen renders is not awaited, because nothing is painted there', async () => {
  const { beginRun, settleRun } = await newPage({ isDrawn: true });
  beginRun('search_1');
  hide(true);
  settleRun({ pathname: '/search-attorney' });
  await vi.advanceTimersByTimeAsync(1);
  hide(false);
  expect(note()).toBeNull();
});

test('without session storage the page works as usual', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const { beginRun, endRun, stoppedRelease } = await newPage();
  beginRun('search_1');
  endRun();
  expect(stoppedRelease).toBeNull();
});

test('a halted release leaves no note, and the session runs it no more', async () => {
  const { beginRun, haltRun } = await newPage();
  beginRun('search_2');
  haltRun('search_2');
  error();
  go();
  expect(note()).toBeNull();
  expect(sessionStorage.getItem('haltedReleases')).toBe('search_2');
});

test('an error of the previous release does not count for the one that replaces it', async () => {
  const { beginRun } = await newPage();
  beginRun('search_2');
  error();
  beginRun('search_1');
  go();
  expect(note()).toBeNull();
});

test('a follower that starts late gets the last run and its path', async () => {
  const { beginRun, settleRun, followRuns } = await newPage({ isDrawn: true });
  beginRun('search_1');
  settleRun({ pathname: '/search-debtor' });
  await vi.advanceTimersByTimeAsync(100);
  const follower = vi.fn();
  followRuns(follower);
  expect(follower).toHaveBeenCalledWith(null, expect.objectContaining({ shownAt: '/search-debtor' }));
});
