import type { Browser } from 'playwright';

export type Link = { latencyMs: number; bytesPerSecond: number };

/** The two links figures are given for. */
export const LINKS: Record<string, Link> = {
  '100 ms a request': { latencyMs: 100, bytesPerSecond: -1 },
  'slow 4G': { latencyMs: 150, bytesPerSecond: 1_638_400 / 8 },
};

export type FirstHearing = {
  /** from the navigation's start to the first row in the document */
  ms: number;
  /** on the wire, page included, until the first row */
  bytes: number;
  requests: number;
  /** longest chain of requests, each begun only after another had ended; the page is 1 */
  depth: number;
};

type Timed = { start: number; end: number };

/** Longest chain in which each request starts after the one before it has ended. */
function chain(requests: Timed[]): number {
  const depths: { end: number; depth: number }[] = [];
  for (const { start, end } of [...requests].sort((a, b) => a.start - b.start)) {
    const before = depths.filter((each) => each.end <= start).map((each) => each.depth);
    depths.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map((each) => each.depth));
}

const MARK = `new MutationObserver((_, watcher) => {
  if (!document.querySelector('[data-hearing-id]')) return;
  watcher.disconnect();
  globalThis.__firstHearing = performance.now();
}).observe(document, { childList: true, subtree: true });`;

const READ = `({
  at: globalThis.__firstHearing,
  entries: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
    start: entry.requestStart || entry.startTime, end: entry.responseEnd, bytes: entry.transferSize || 0,
  })),
})`;

/** Opens `url` cold over `link` and measures until the first hearing stands in the document. */
export async function firstHearing(browser: Browser, url: string, link: Link): Promise<FirstHearing> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: link.latencyMs,
    downloadThroughput: link.bytesPerSecond,
    uploadThroughput: link.bytesPerSecond,
  });
  await page.addInitScript(MARK);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-hearing-id]').first().waitFor({ state: 'attached' });
  const read = (await page.evaluate(READ)) as { at: number; entries: (Timed & { bytes: number })[] };
  await context.close();
  const before = read.entries.filter((entry) => entry.end > 0 && entry.end <= read.at);
  return {
    ms: read.at,
    bytes: before.reduce((sum, entry) => sum + entry.bytes, 0),
    requests: before.length,
    depth: chain(before),
  };
}
