import { HALTED_KEY, HANG_LIMIT, QUARANTINE_KEY, RUNNING_KEY, UNASKED_KEY } from './remote-error';
import { slowness } from './slowness';

/** What the session keeps under `key`; empty where there is nothing, or in a browser that lets the page keep nothing. */
export function readSession(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps `text` for the session where the browser lets the page; empty: nothing any more. */
export function writeSession(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // then for this page alone
  }
}

/**
 * Containers that the session keeps. Anything but texts in an array is left out, and written over by the next keeping: a
 * release that was quarantined wrongly costs a visit, one that was forgotten fails once more.
 */
export function storedQuarantine(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(QUARANTINE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // no JSON, or a browser that lets the page keep nothing
    return [];
  }
}

/** Containers of releases that this session runs only where there is no other: they crashed, or did not fit. */
export const quarantined = new Set(storedQuarantine());

/**
 * Containers of releases that took a page of this session down, or left it without answer: they run no more, also where
 * there is no other, until a person asks for them by Retry.
 */
export const halted = new Set<string>(readSession(HALTED_KEY).split(' '));

/** Keeps `halted` as it is now for the rest of the session. */
export const keepHalted = () => writeSession(HALTED_KEY, [...halted].join(' ').trim());

/** Stops the session from running `container`. Uses no array method: code of a release may have replaced those. */
export function halt(container: string): void {
  if (halted.has(container)) return;
  halted.add(container);
  writeSession(HALTED_KEY, `${readSession(HALTED_KEY)} ${container}`.trim());
}

/**
 * A release whose code is about to run, or a screen of its to be drawn; `since`: from when on HANG_LIMIT of silence counts against
 * it, in ms epoch UTC. `shownAt`: path of the address it is shown at, while the page has yet to come to rest; null before.
 * `isEarly`: its scripts run before the app has started.
 */
export type Run = { container: string; since: number; shownAt: string | null; isEarly: boolean };

/** Is told of a run that begins, or, by null, that one has ended. */
type Follow = (run: Run | null, ended: Run | null) => void;

const isLongAgo = (ms: number) => Date.now() - ms > HANG_LIMIT;
let slow: number | null = null;
/** The moment from which on HANG_LIMIT of silence is a hang: on a slow device the page has that much more time. */
function silenceCounts(): number {
  slow ??= slowness();
  return Date.now() + Math.round(HANG_LIMIT * (slow - 1));
}
const writeNote = (of: Run, since = silenceCounts()) => {
  of.since = since;
  writeSession(RUNNING_KEY, `${of.container} ${since}`);
};

let run: Run | null = null;
/** From when on HANG_LIMIT without a screen counts against it. */
let begun = 0;
/** The run before it. */
let ended: Run | null = null;
let follow: Follow | undefined;
let hasFailed = false;

/** The release that the page before this one died of, for this session runs it no more; null where none did. */
export const stoppedRelease = readNote();
if (stoppedRelease) halt(stoppedRelease);

/**
 * Notes that code of a release is to run from here on. A page whose thread never comes back cannot say so: the note it leaves
 * standing does, to the page after it.
 */
export function beginRun(container: string, isEarly = false): void {
  run = { container, since: 0, shownAt: null, isEarly };
  hasFailed = false;
  writeNote(run);
  begun = run.since;
  follow?.(run, ended);
}

/** The run is over: its screen stands and the page is at rest, or something else stands in its place. */
export function endRun(): void {
  if (!run) return;
  ended = run;
  run = null;
  writeSession(RUNNING_KEY, '');
  follow?.(null, ended);
}

/**
 * Halts `container` for the session and ends the run. Loads the page again without it and returns true, unless the session keeps
 * nothing: the next page would run it once more.
 */
export function haltRun(container: string): boolean {
  endRun();
  if (halted.has(container)) return false;
  halt(container);
  const isKept = readSession(HALTED_KEY).includes(container);
  if (isKept) window.location.reload();
  return isKept;
}

/** Ends the run once its screen, just drawn at `pathname`, has been painted and the page has nothing left to do. */
export function settleRun({ pathname }: { pathname: string }): void {
  const settled = run;
  if (!settled) return;
  settled.shownAt = pathname;
  const end = () => {
    if (run === settled) endRun();
  };
  // nothing is painted there
  if (document.hidden) setTimeout(end);
  // not in every browser
  else requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(end));
}

/** Has `follower` told of the present run, or of the last, and of each that begins or ends. */
export function followRuns(follower: Follow): void {
  follow = follower;
  follower(run, ended);
}

/**
 * A page that goes, or is hidden, still answers: its note is taken away, for a browser may end a hidden page. But where
 * nothing has been drawn although an error was told, or long after the page had to be, code of the release is at fault.
 */
function leave(): void {
  if (!run) return;
  // the shell, as the app draws it around every page; what was drawn before the app says nothing of it
  const isDrawn = document.querySelector('#root #page');
  // before the app has started nothing could have been drawn: a slow network or device is no fault of the release
  if (!isDrawn && !run.isEarly && (hasFailed || isLongAgo(begun))) writeNote(run, 0);
  else writeSession(RUNNING_KEY, '');
}

addEventListener('pagehide', leave);
document.addEventListener('visibilitychange', () => (document.hidden ? leave() : run && writeNote(run)));
// told by the browser of whatever nobody caught, and by React of what ended all it had drawn
addEventListener('error', () => {
  hasFailed = true;
});

/**
 * Whether a reader has pressed a key or a button in this document. `navigator.userActivation` does not tell: Chromium keeps it
 * through reloads, so that one press would excuse every reload after it.
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

/** Documents in a row that a release may leave within `UNASKED_MS` before a reader has touched them. */
const MAX_UNASKED = 4;
const UNASKED_MS = 60_000;

/** The event of the Navigation API. The types of this TypeScript version do not have it. */
type Navigate = Event & { userInitiated: boolean; destination: { sameDocument: boolean } };

/**
 * A release that loads the page again and again leaves no moment to take it down in: the session counts how often, and halts it.
 * Nothing a reader asked for counts. A slow device or network makes such loads fewer.
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
// not in every browser
(globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigate', countUnasked);

/** The container named by the note that the page before this one left, when that is old enough. Takes the note away. */
function readNote(): string | null {
  const [container = '', since] = readSession(RUNNING_KEY).split(' ');
  writeSession(RUNNING_KEY, '');
  // a younger one came with the copy of a tab that was just then showing its page
  return isLongAgo(Number(since)) ? container : null;
}
