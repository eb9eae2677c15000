import {
  type FirstPaint,
  type FirstPaintPage,
  type FirstScreen,
  filterRulesOf,
  type PageConfig,
  type PageCourt,
  readerSchema,
  readerSettingsOf,
} from '@court/contract';
import { DEVICE_KEYS, dayIn, siteKey, zoneMoment } from '@court/domain';
import { nodesOf } from '@court/ui/dom';
import { firstPaintMessages } from '../messages/first-paint-messages';
import { HALTED_KEY, HANG_LIMIT_MS, QUARANTINE_KEY, RUNNING_KEY } from '../remotes/remote-error';
import { neverStarts } from './app-lost';
import { applySheets } from './apply-sheets';
import { dataBeside } from './data-beside';
import { firstNow, isClockKnown } from './first-clock';
import { answered, followReads, type Reads } from './first-reads';
import { FirstShell, offersOf, pageConfig } from './first-shell';
import { redraw } from './hydrate-first-paint';
import { nextFrame } from './next-frame';
import { NoteView } from './note-view';
import { hasCachedReads } from './read-cache';
import { replaceFirstPaint } from './replace-first-paint';

/** ms after which a page without its app says that it is still loading, as in boot-fallback.css. */
const SLOW_APP_MS = 8_000;

/**
 * Maximum ms that an empty screen waits for its data. Drawing and laying it out takes a slow phone 60 to 90 ms, which
 * would delay the rows.
 */
const EMPTY_LIMIT_MS = 300;

/** Maximum ms to wait for a style sheet. Unstyled text is better than no text. */
const SHEET_LIMIT_MS = 3_000;

/** A value of the device's store in the localStorage cache: see startup/first-paint.ts. */
function mirrored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(siteKey(`mirror:${key}`)) ?? 'null');
  } catch {
    return null;
  }
}

/** Reads the stored judge in the same way as judgeidAtom of the contract. */
function judgeOf({ code }: PageCourt): string | null {
  const kept = mirrored(DEVICE_KEYS.judgeId);
  const id = typeof kept === 'object' && kept ? Reflect.get(kept, code) : kept;
  return typeof id === 'string' && id ? id : null;
}

/** Settles when the browser has parsed the whole page. This script runs at the beginning of the page. */
const parsed = () =>
  document.readyState !== 'loading' ||
  new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));

const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/** Draws a page's first screen and updates it until the app shows the same. */
async function draw(config: PageConfig, page: FirstPaintPage, screen: FirstScreen): Promise<void> {
  const { court, path } = page;
  let stands = () => {};
  const shown = new Promise<void>((resolve) => {
    stands = resolve;
  });
  // once the browser has shown it: see main.tsx
  globalThis.__courtFirstDrawn = shown.then(nextFrame);
  const reads = screen.queries ?? screen.reads.map((each) => ({ path: each }));
  let known: Reads = { read: [], at: null };
  const steps = [...(screen.steps ?? [])];
  let isWhole = false;
  let isBeside = false;
  let isLost = false;
  const [first] = nodesOf(
    <div data-first>
      <FirstShell config={config} court={court} path={path} />
      <NoteView />
    </div>,
  ) as [HTMLElement];
  const shell = [...first.children].slice(0, -1);
  const [, bar, main] = shell as [Element, Element, Element];
  let fill = () => {};
  const filled = new Promise<void>((resolve) => {
    fill = resolve;
  });
  // A first visit has only the device's clock. The app uses the server's time as soon as it is known.
  const clockNote = isClockKnown || reads.length === 0 ? '' : firstPaintMessages('deviceClock');
  const say = () => {
    const time = known.at === null ? null : zoneMoment(court.timeZones[0], known.at);
    redraw(bar.lastElementChild ?? bar, nodesOf(time ? firstPaintMessages('readAt', { time }) : clockNote));
    if (!isWhole || isBeside) return;
    const rest = firstPaintMessages(isLost ? 'restLost' : 'restSlow');
    const again = reads.length > 0 && firstPaintMessages('readAgain');
    const below = time ? firstPaintMessages('readOld', { time }) : again;
    const words = [rest, below].filter(Boolean).join(' ');
    const note = <NoteView words={words} onRetry={() => location.reload()} />;
    redraw(first, [...shell, ...nodesOf(note)]);
  };
  const show = (now: Reads, isDrawn = false) => {
    known = now;
    if (isDrawn) return say();
    let drawn: readonly Node[];
    try {
      drawn = screen.draw(known.read, isWhole, steps[0]);
    } catch {
      // The app may be able to draw data that this first paint cannot.
      return;
    }
    // The app's own screen reports the failure and what to do, so only the data are drawn below it.
    if (isBeside) redraw(first, dataBeside(drawn, screen.title));
    else redraw(main, drawn);
    say();
    fill();
  };
  let isFollowed = false;
  let stop = () => {};
  const follow = () => {
    if (isFollowed) return;
    isFollowed = true;
    if (reads.length > 0) stop = followReads(court, reads, show);
    else fill();
  };
  // While the sheets still load: rows of cached data are then ready, and the empty drawing has warmed up the code.
  const isKnown = hasCachedReads();
  if (isKnown) follow();
  const answer = answered(court, reads, isKnown).then(follow);
  const empty = main.hasChildNodes() ? [] : screen.draw([], false);
  await parsed();
  await within(SHEET_LIMIT_MS, applySheets());
  await within(EMPTY_LIMIT_MS, answer);
  follow();
  const root = document.getElementById('root');
  if (!main.hasChildNodes() && isKnown) await within(EMPTY_LIMIT_MS, filled);
  // The app was faster.
  if (!root || root.querySelector('main')) {
    stop();
    return stands();
  }
  if (!main.hasChildNodes()) main.replaceChildren(...empty);
  root.after(first);
  // each step in a task of its own, so that the first lines appear before the rest is drawn
  const drawRest = async () => {
    await filled;
    while (steps.length > 0) {
      await nextFrame();
      steps.shift();
      if (first.isConnected) show(known);
    }
    stands();
  };
  void drawRest();
  if (screen.title) document.title = `${screen.title} · ${court.shortName ?? court.displayName}`;
  const alone = () => {
    if (isWhole || !first.isConnected) return;
    isWhole = true;
    // even if nothing can be drawn
    say();
    show(known);
  };
  const lost = () => {
    isLost = true;
    alone();
    say();
  };
  const beside = () => {
    isWhole = true;
    isBeside = true;
    show(known);
  };
  const timer = setTimeout(alone, SLOW_APP_MS);
  const copyOf = (id: string) => ({ asOf: known.at, last: page.rows?.get(id) });
  replaceFirstPaint(root, first, { court: court.code, copyOf }, beside, () => {
    clearTimeout(timer);
    stop();
  });
  void neverStarts.then(lost);
}

/**
 * True if this session has halted or quarantined the page's release, which the app then runs only if there is no
 * other. The first paint belongs to the same release, so it is skipped too.
 */
function isStopped({ registry }: PageConfig): boolean {
  try {
    const [running, since] = (sessionStorage.getItem(RUNNING_KEY) ?? '').split(' ');
    const kept = [QUARANTINE_KEY, HALTED_KEY].map((key) => sessionStorage.getItem(key));
    const isDead = Date.now() - Number(since) > HANG_LIMIT_MS;
    const stopped = `${kept} ${isDead && running}`.split(/\W+/);
    return Object.values(registry.areas).some(({ current }) => stopped.includes(current.container));
  } catch {
    // The browser refuses storage.
    return false;
  }
}

function paint(first: FirstPaint): void {
  const config = pageConfig();
  if (isStopped(config)) return;
  const [court] = config.courts;
  const path = location.pathname.slice(BASE.length) || '/';
  const settings = readerSettingsOf(court, readerSchema(mirrored(DEVICE_KEYS.reader)));
  const page: FirstPaintPage = {
    court,
    path: path === '/' ? '/calendar' : path,
    query: new URLSearchParams(location.search),
    settings,
    today: dayIn(court.timeZones[0], firstNow()),
    get now() {
      return firstNow();
    },
    rules: filterRulesOf(settings, []),
    judge: judgeOf(court),
    offers: offersOf(config, court),
    rows: new Map(),
  };
  const screen = first(page);
  if (screen) void draw(config, page, screen);
}

/** Runs the first paint. After an error the app draws the page, or reports why it cannot. */
function tryPaint(first: FirstPaint): void {
  try {
    paint(first);
  } catch {
    // The page continues without a first paint.
  }
}

const waiting = globalThis.__courtFirstPaint;
globalThis.__courtFirstPaint = { push: tryPaint };
if (Array.isArray(waiting)) waiting.forEach(tryPaint);
