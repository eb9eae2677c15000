import type { Browser, BrowserContext } from 'playwright';
import type { Network } from './networks';

export type FirstHearing = {
  /** from the navigation's start to the first row in the document, whoever drew it */
  ms: number;
  /** from the navigation's start to the app's own first row in sight; null on a page without an app */
  app: number | null;
  /** from the navigation's start until a row's star that is pressed says so, whoever drew it; null on a page without an app */
  interactive: number | null;
  /** until the app's own star of that row says so */
  kept: number | null;
  /**
   * of page, scripts and styles on the wire until the app's first row, headers too; without an app until the first row. What a
   * service worker hands over counts nothing: of that a browser tells the length as it was unpacked
   */
  code: number;
  /** of everything on the wire until the first row, the docket's own data too */
  bytes: number;
  requests: number;
  /** longest chain of requests that the first hearing waits for, each begun only after another had ended; the page is 1 */
  depth: number;
};

type Timed = { start: number; end: number };
type Entry = Timed & { bytes: number; path: string };

/** ms between looks at whether the app answers, and how long it may take */
const POLL = 100;
const LIMIT = 60_000;
/** ms that a reader stays: what was read is kept after a second, and the worker then keeps the site’s files for the next visit */
const STAY = 6_000;

/** What is read when the page stands, for the line that says how fresh it is: the first hearing waits for none of it. */
const AFTERWARDS = /\/lastUpdated11\.json$/;

/** Longest chain in which each request starts after the one before it has ended. */
function chain(requests: Timed[]): number {
  const depths: { end: number; depth: number }[] = [];
  for (const { start, end } of [...requests].sort((a, b) => a.start - b.start)) {
    const before = depths.filter((each) => each.end <= start).map((each) => each.depth);
    depths.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map((each) => each.depth));
}

/** Notes when the first row stands, whoever drew it, and when the app's own does; presses the first star as soon as it is there to be pressed. */
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
    const own = document.querySelector('#root [data-hearing-id] button[aria-pressed]');
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

/** Opens `url` in a tab of `context` over `network`, or over none, and measures until the first hearing stands in the document. */
async function visit(
  context: BrowserContext,
  url: string,
  network: Network,
  isOffline = false,
): Promise<FirstHearing> {
  // of the page and of its worker
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
  // asked by DevTools: what Playwright puts into a page to look for itself takes it 50 ms, four times that of a slow one
  const says = async (expression: string) =>
    (await devtools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value === true;
  const until = async (expression: string) => {
    for (const end = Date.now() + LIMIT; !(await says(expression)); await page.waitForTimeout(POLL))
      if (Date.now() > end) throw new Error(`${url}: not after ${LIMIT / 1000} s: ${expression}`);
  };
  await until('globalThis.__firstHearing !== undefined');
  if (await says(`document.getElementById('root') !== null`)) await until('globalThis.__kept !== undefined');
  type Read = Pick<FirstHearing, 'app' | 'interactive' | 'kept'> & { at: number; entries: Entry[] };
  const read = (await page.evaluate(READ)) as Read;
  await page.waitForTimeout(read.app === null ? 0 : STAY);
  await page.close();
  // a page that is still coming has no end yet, and all of its bytes are needed for what stands in it
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

/** Visits in one browser profile: the first with nothing at hand, the second with what the first has left, and one `withoutNetwork`, where the site can be opened so. */
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
