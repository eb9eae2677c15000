import type { PageConfig, PageCourt, Registry, Release } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, beforeEach, vi } from 'vitest';
import type { LoadReport } from '../area-load';
import { createAreaLoader } from '../area-loader';
import type { LoadRelease } from '../load-release';
import { forgetCrashes } from '../recover-area';
import { areaRegistry } from '../registry';
import { RemoteError, type RemoteFailure } from '../remote-error';
import { halted, quarantined } from '../session-releases';
import { NO_FACTS } from './facts';

export const area = 'mfe-calendar';
const releaseOf = (version: string): Release => ({
  version,
  releasedAt: 0,
  entry: `/${area}/${version}/entry.js`,
  integrity: null,
  container: `calendar_${version}`,
  contract: 2,
  ...NO_FACTS,
  needs: {},
  preload: [],
});
const module = { routes: [] };

/** Starts each test of the file with an empty session. */
export function forgetSessions(): void {
  beforeEach(() => {
    quarantined.clear();
    halted.clear();
    forgetCrashes();
    sessionStorage.clear();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/**
 * A session with the release 1.1.0, and 1.0.0 as the previous one if `previous`. `fails`: how each release fails at
 * present.
 */
export function session({ previous = true } = {}) {
  const fails: Record<string, RemoteFailure | null> = {};
  const throws: Record<string, Error> = {};
  const asked: string[] = [];
  let holding: Promise<void> | null = null;
  /** Delays the next requested release until the returned function is called. */
  const holds = () => {
    let come = () => {};
    holding = new Promise((resolve) => {
      come = resolve;
    });
    return come;
  };
  const loadRelease: LoadRelease = async (_area, { version }) => {
    const held = holding;
    holding = null;
    asked.push(version);
    await held;
    const failure = fails[version];
    if (throws[version]) throw throws[version];
    if (failure) throw new RemoteError(area, version, failure);
    return module;
  };
  const entry = {
    current: releaseOf('1.1.0'),
    previous: previous ? releaseOf('1.0.0') : null,
  };
  const registry: Registry = { generatedAt: 1, areas: { [area]: entry } };
  const offered = areaRegistry(
    { registry, areas: {} } as unknown as PageConfig,
    () => ({ modules: [area] }) as unknown as PageCourt,
  );
  const reports: LoadReport[] = [];
  const store = createStore();
  const report = (each: LoadReport) => void reports.push(each);
  const loader = createAreaLoader({ registry: offered, loadRelease, report, keys: [] }, store);
  const told = () => reports.map(({ release, outcome, failure }) => [release, outcome, failure]);
  return { loader, store, fails, throws, holds, asked, told, entry };
}
