import { HALTED_KEY, HANG_LIMIT_MS, QUARANTINE_KEY, RUNNING_KEY, UNASKED_KEY } from './remote-error';
import { slowness } from './slowness';

/** Reads `key` from session storage. Empty if there is no value, or if the browser refuses storage. */
export function readSession(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Writes `text` to session storage, unless the browser refuses. An empty text removes the value. */
export function writeSession(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // storage refused: the value holds for this page only
  }
}

/**
 * Quarantined containers in session storage. Anything but strings in an array is ignored and overwritten by the next
 * write. A wrong quarantine would cost a visit, while a lost one only fails once more.
 */
export function storedQuarantine(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(QUARANTINE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // not JSON, or the browser refuses storage
    return [];
  }
}

/** Containers of releases that this session runs only if there is no other: they crashed, or did not fit. */
export const quarantined = new Set(storedQuarantine());

/**
 * Containers of releases that crashed or hung a page of this session. They never run again, even if there is no
 * other, until the reader presses Retry.
 */
export const halted = new Set<string>(readSession(HALTED_KEY).split(' '));

/** Writes `halted` to session storage. */
export const keepHalted = () => writeSession(HALTED_KEY, [...halted].join(' ').trim());

/** Halts `container` for the session. Uses no array method, because code of a release may have replaced those. */
export function halt(container: string): void {
  if (halted.has(container)) return;
  halted.add(container);
  writeSession(HALTED_KEY, `${readSession(HALTED_KEY)} ${container}`.trim());
}

/**
 * A release whose code is about to run or whose screen is about to be drawn. `shownAt`: path of its screen, until the
 * page is idle. Null before the screen renders. `isEarly`: its scripts run before the app starts.
 */
export type Run = { container: string; shownAt: string | null; isEarly: boolean };

/** Called with a run that begins, or with null when a run has ended. */
type Follow = (run: Run | null, ended: Run | null) => void;

/**
 * Whether silence since `ms` (epoch) is a hang. A slow device gets more time. Its slowness is measured only after
 * HANG_LIMIT_MS, because that takes a phone 20 ms.
 */
function isLongAgo(ms: number): boolean {
  const silence = Date.now() - ms;
  return silence > HANG_LIMIT_MS && silence > HANG_LIMIT_MS * slowness();
}
const writeNote = ({ container }: Run, since = Date.now()) =>
  writeSession(RUNNING_KEY, `${container} ${since}`);

let run: Run | null = null;
/** ms epoch UTC at which the run began. */
let begun = 0;
/** The previous run. */
let ended: Run | null = null;
let follow: Follow | undefined;
let hasFailed = false;

/** The release that hung or crashed the previous page, which this session now halts. Null if there is none. */
export const stoppedRelease = readNote();
if (stoppedRelease) halt(stoppedRelease);

/**
 * Notes in session storage that code of a release runs from here on. A page whose thread hangs cannot report it. Its
 * note stays and tells the next page.
 */
export function beginRun(container: string, isEarly = false): void {
  run = { container, shownAt: null, isEarly };
  hasFailed = false;
  writeNote(run);
  begun = Date.now();
  follow?.(run, ended);
}

/** Ends the run: its screen is painted and the page is idle, or something else replaces it. */
export function endRun(): void {
  if (!run) return;
  ended = run;
  run = null;
  writeSession(RUNNING_KEY, '');
  follow?.(null, ended);
}

/**
 * Halts `container` for the session and ends the run. Reloads the page without it and returns true. Without session
 * storage it does not reload, because the next page would run the release again.
 */
export function haltRun(container: string): boolean {
  endRun();
  if (halted.has(container)) return false;
  halt(container);
  const isKept = readSession(HALTED_KEY).includes(container);
  if (isKept) window.location.reload();
  return isKept;
}

/** Ends the run once its screen, just rendered at `pathname`, has been painted and the page is idle. */
export function settleRun({ pathname }: { pathname: string }): void {
  const settled = run;
  if (!settled) return;
  settled.shownAt = pathname;
  const end = () => {
    if (run === settled) endRun();
  };
  // A hidden page paints nothing.
  if (document.hidden) setTimeout(end);
  // not supported by every browser
  else requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(end));
}

/** Calls `follower` with the current or the last run, and with each run that begins or ends. */
export function followRuns(follower: Follow): void {
  follow = follower;
  follower(run, ended);
}

/**
 * Called when the page is left or hidden. Such a page still answers, so its note is removed: a browser may end a
 * hidden page. The release is at fault if nothing was rendered although an error occurred, or long after the limit.
 */
function leave(): void {
  if (!run) return;
  // The app's shell is around every page. The first paint is outside #root and does not count.
  const isDrawn = document.querySelector('#root #page');
  // Before the app starts, nothing could have been rendered. A slow network or device is not the release's fault.
  if (!isDrawn && !run.isEarly && (hasFailed || isLongAgo(begun))) writeNote(run, 0);
  else writeSession(RUNNING_KEY, '');
}

addEventListener('pagehide', leave);
document.addEventListener('visibilitychange', () => (document.hidden ? leave() : run && writeNote(run)));
// Browsers fire it for uncaught errors. React fires it for an error that unmounted the whole tree.
addEventListener('error', () => {
  hasFailed = true;
});

/**
 * Whether the reader has pressed a key or a button in this document. Chromium keeps `navigator.userActivation`
 * through reloads, so one press would excuse every later reload.
 */
let isPressed = false;
for (const type of ['click', 'keydown'])
  addEventListener(
    type,
    ({ isTrusted }) => {
      isPressed ||= isTrusted;
    },
    true,
  );

/**
 * Maximum number of documents in a row that a release may leave within `UNASKED_MS` before the reader has touched
 * them.
 */
const MAX_UNASKED = 4;
const UNASKED_MS = 60_000;

/** The navigate event of the Navigation API. The types of this TypeScript version do not have it. */
type Navigate = Event & { userInitiated: boolean; destination: { sameDocument: boolean } };

/**
 * Counts the reloads that a release starts by itself, and halts it after MAX_UNASKED. A page that reloads constantly
 * never lives long enough for another check. Reloads by the reader do not count. A slow device or network makes such
 * reloads rarer.
 */
function countUnasked(event: Event): void {
  const { userInitiated, destination } = event as Navigate;
  const { container } = run ?? ended ?? {};
  if (!container || userInitiated || destination.sameDocument || isPressed) return;
  const [of, count, since] = readSession(UNASKED_KEY).split(' ');
  const isSame = of === container && Date.now() - Number(since) < UNASKED_MS;
  const now = isSame ? Number(count) + 1 : 1;
  writeSession(UNASKED_KEY, `${container} ${now} ${isSame ? since : Date.now()}`);
  if (now >= MAX_UNASKED) halt(container);
}
// not supported by every browser
(globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigate', countUnasked);

/** Removes the note that the previous page left and returns its container, if the note is old enough. */
function readNote(): string | null {
  const [container = '', since] = readSession(RUNNING_KEY).split(' ');
  writeSession(RUNNING_KEY, '');
  // A newer note comes from a duplicated tab whose original was just rendering.
  return isLongAgo(Number(since)) ? container : null;
}
