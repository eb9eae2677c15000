import { test as base, expect } from '@playwright/test';
import { startRelay } from '../e2e/offline/half-open-relay';
import { testSite } from '../e2e/site';
import type { Engine, EngineName } from './engine';
import { startEngine } from './start-engine';
import { type Tab, tabIn } from './tab';

/**
 * Messages of a browser's console that say nothing about the product. When a page is left, Firefox compares the hash
 * of nothing with the files that it stops to load, and WebKit reports each of them as refused. In both, the page logs
 * that such a part did not load. WebKit also does not know one directive of the policy.
 */
const HARMLESS: Record<EngineName, RegExp> = {
  chromium: /^$/,
  firefox:
    /The computed hash is “OLBgp1Gs|A ServiceWorker (passed a promise|intercepted the request)|ChunkLoadError/,
  webkit: /manifest-src|due to access control checks|ChunkLoadError/,
};

type OfWorker = { engineName: EngineName; engine: Engine };
type OfTest = {
  tab: Tab;
  /** Ends all connections of the site, and refuses new ones. */
  cutSite: () => void;
  /** Messages that a journey itself causes. */
  allowed: RegExp[];
  relay: Awaited<ReturnType<typeof startRelay>>;
};

/**
 * A journey runs in each engine. Each has an origin of its own, and with it empty storage: a relay's port in front of
 * the tests' site. Fails if the console has an error.
 */
export const test = base.extend<OfTest, OfWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern to learn what a fixture needs
  relay: async ({}, use) => {
    const relay = await startRelay(Number(new URL(testSite().desktop).port));
    await use(relay);
    relay.close();
  },
  cutSite: async ({ relay }, use) => use(relay.close),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  allowed: async ({}, use) => use([]),
  tab: [
    async ({ engine, engineName, relay, allowed }, use) => {
      await engine.viewport(1280, 800);
      await engine.takeErrors();
      await use(tabIn(engine, `http://localhost:${relay.port}`));
      const isAllowed = (text: string) => [HARMLESS[engineName], ...allowed].some((each) => each.test(text));
      const errors = (await engine.takeErrors()).filter((text) => !isAllowed(text));
      await engine.begin('about:blank');
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
