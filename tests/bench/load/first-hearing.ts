import type { Browser, BrowserContext } from 'playwright';
import type { Network } from './networks';

export type FirstHearing = {
  /** from the navigation's start to the first row in the document, of the first paint or the app */
  ms: number;
  /** from the navigation's start to the app's first visible row; null on a page without an app */
  app: number | null;
  /**
   * from the navigation's start until a row's star answers a press, of the first paint or the app; null on a page
   * without an app
   */
  interactive: number | null;
  /** until the app's own star of that row shows the change */
  kept: number | null;
  /**
   * bytes of page, scripts and styles on the wire, with headers, until the app's first row, or the first row if there
   * is no app. Files from a service worker count as 0, because the browser reports only their unpacked size
   */
  code: number;
  /** bytes of all responses on the wire until the first row, including the docket's data */
  bytes: number;
  requests: number;
  /**
   * length of the longest chain of requests before the first hearing, in which each request begins after another has
   * ended; the page is 1
   */
  depth: number;
};

type Timed = { start: number; end: number };
type Entry = Timed & { bytes: number; path: string };

/** ms between checks whether the app answers, and the maximum */
const POLL_MS = 100;
const TIMEOUT_MS = 60_000;
/** ms on the page: it caches its data after a second, and then the worker stores the site’s files for the next visit */
const STAY_MS = 6_000;

/** A read after the first hearing, for the line with the age of the data. */
const AFTERWARDS = /\/lastUpdated11\.json$/;

/** Length of the longest chain in which each request starts after the previous one has ended. */
function chain(requests: Timed[]): number {
  const depths: { end: number; depth: number }[] = [];
  for (const { start, end } of [...requests].sort((a, b) => a.start - b.start)) {
    const before = depths.filter((each) => each.end <= start).map((each) => each.depth);
    depths.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map((each) => each.depth));
}

/**
 * Records when the first row is in the document, and when the app's own row is. Presses the first star as soon as it
 * exists.
 */
const MARK = `{
  let row, star, was;
  new MutationObserver((_, watcher) => {
    const first = document.querySelector('[data-hearing-id]');
    if (!first) return;
    globalThis.__firstHearing ??= performance.now();
    if (!star) {
      row = first.dataset.hearingId;
      star = first.querySelector('button[aria-pressed]');
      was = star?.getAttribute('aria-pressed');
      if (star) setTimeout(() => star.click());
    } else if (star.getAttribute('aria-pressed') !== was) globalThis.__interactive ??= performance.now();
    if ('firstPaint' in document.documentElement.dataset) return;
    const own = document.querySelector('#root [data-hearing-id] button');
    if (!own) return;
    globalThis.__app ??= performance.now();
    const same = document.querySelector('#root [data-hearing-id="' + CSS.escape(row) + '"] button[aria-pressed="true"]');
    if (!same) return;
    watcher.disconnect();
    globalThis.__kept = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-pressed', 'data-first-paint'] });
}`;

const READ = `({
  at: globalThis.__firstHearing,
  app: globalThis.__app ?? null,
  interactive: globalThis.__interactive ?? null,
  kept: globalThis.__kept ?? null,
  entries: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
    start: entry.requestStart || entry.startTime, end: entry.responseEnd || Infinity, bytes: entry.workerStart > 0 ? 0 : entry.transferSize || 0,
    path: new URL(entry.name).pathname,
  })),
})`;

/**
 * Opens `url` in a tab of `context`, over `network` or offline, and measures until the first hearing is in the
 * document.
 */
async function visit(
  context: BrowserContext,
  url: string,
  network: Network,
  isOffline = false,
): Promise<FirstHearing> {
  // applies to the page and its worker
  await context.setOffline(isOffline);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: isOffline,
    latency: network.latencyMs,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: network.cpuTimes });
  await page.addInitScript(MARK);
  await page.goto(url, { waitUntil: 'commit' });
  // uses DevTools, because Playwright's own injected script takes 50 ms, and four times that on a slow machine
  const says = async (expression: string) =>
    (await devtools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value === true;
  const until = async (expression: string) => {
    for (const end = Date.now() + TIMEOUT_MS; !(await says(expression)); await page.waitForTimeout(POLL_MS))
      if (Date.now() > end) throw new Error(`${url}: not after ${TIMEOUT_MS / 1000} s: ${expression}`);
  };
  await until('globalThis.__firstHearing !== undefined');
  if (await says(`document.getElementById('root') !== null`)) await until('globalThis.__kept !== undefined');
  type Read = Pick<FirstHearing, 'app' | 'interactive' | 'kept'> & { at: number; entries: Entry[] };
  const read = (await page.evaluate(READ)) as Read;
  await page.waitForTimeout(read.app === null ? 0 : STAY_MS);
  // a later visit may be offline, and a slow machine may still install the worker
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
  });
  await page.close();
  // the page itself counts although its download may not have ended, because the rows need all of its bytes
  const ended = (time: number) => read.entries.filter(({ end }, at) => at === 0 || end <= time);
  const before = ended(read.at);
  const sum = (entries: Entry[]) => entries.reduce((total, entry) => total + entry.bytes, 0);
  return {
    ms: read.at,
    app: read.app,
    interactive: read.interactive,
    kept: read.kept,
    code: sum(ended(read.app ?? read.at).filter(({ path }) => !path.endsWith('.json'))),
    bytes: sum(before),
    requests: before.length,
    depth: chain(before.filter(({ path }) => !AFTERWARDS.test(path))),
  };
}

/**
 * Visits in one browser profile: the first with an empty cache, the second with the cache of the first, and with
 * `withoutNetwork` a third visit offline.
 */
export async function coldAndWarm(browser: Browser, url: string, network: Network, withoutNetwork = false) {
  const context = await browser.newContext();
  try {
    const cold = await visit(context, url, network);
    const warm = await visit(context, url, network);
    return { cold, warm, ...(withoutNetwork ? { offline: await visit(context, url, network, true) } : {}) };
  } finally {
    await context.close();
  }
}
