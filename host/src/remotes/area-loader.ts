import { type AreaFailure, type AreaReport, courtAtom, setAreasAtom } from '@court/contract';
import type { Area } from '@court/domain';
import { allowScriptsBelow } from '@court/federation/trusted-types';
import { atom, type createStore } from 'jotai';
import type { AreaLoad, AreaLoader, LoadTools, ReportSink } from './area-load';
import type { AreaRegistry } from './registry';
import { RemoteError, type RemoteFailure } from './remote-error';

/**
 * Code for failures and for other areas' releases. Requested when the page is idle, so that it is there when the
 * network is not.
 */
const recovery = () => import(/* webpackChunkName: "recovery" */ './recover-area');

/**
 * Sends each report to the court's endpoint as JSON. If the court has no endpoint, logs it to the browser's console.
 */
export function reportSink(endpoint: () => string | undefined): ReportSink {
  return (report) => {
    const to = endpoint();
    if (to) navigator.sendBeacon(to, JSON.stringify(report));
    else console.debug('area', report);
  };
}

/** Areas that were loaded and whose screen has failed since. */
type Crashes = Partial<Record<Area, AreaFailure | null>>;

/**
 * State of every area for the screens, from the registry and the loads so far. `version` is empty if the page does
 * not have the release yet.
 */
export function areaReports(
  registry: Pick<AreaRegistry, 'areas' | 'outline' | 'title' | 'release' | 'offers' | 'isUnreleased'>,
  loads: Partial<Record<Area, AreaLoad>>,
  crashes: Crashes,
): AreaReport[] {
  return registry.areas().map((area): AreaReport => {
    const outline = registry.outline(area);
    const title = registry.title(area);
    const about = { area, ...(outline ? { paths: outline.paths } : {}), ...(title ? { title } : {}) };
    if (registry.isUnreleased(area)) return { ...about, state: 'not-released' };
    if (!registry.offers(area)) return { ...about, state: 'not-offered' };
    const current = registry.release(area)?.version ?? '';
    const load = loads[area];
    const of = (version: string) => ({
      ...about,
      version,
      source: version === current ? ('current' as const) : ('previous' as const),
    });
    if (!load) return { ...of(current), state: 'not-loaded' };
    if (load.status === 'loading') return { ...of(current), state: 'loading' };
    const crash = crashes[area];
    if (load.status === 'ready' && crash)
      return { ...of(load.release.version), state: 'failed', failure: crash };
    if (load.status === 'ready') return { ...of(load.release.version), state: 'running' };
    return { ...of(load.error.version), state: 'failed', failure: load.error.failure };
  });
}

const loads = atom<Partial<Record<Area, AreaLoad>>>({});
/** Load states of the areas that were requested so far. */
export const areaLoadsAtom = atom((get) => get(loads));

const crashes = atom<Crashes>({});

/** Loads areas into `areaLoadsAtom`: the current release, or the replacement that recovery finds. */
export function createAreaLoader(tools: LoadTools, store: ReturnType<typeof createStore>): AreaLoader {
  const { registry, loadRelease, report } = tools;
  const inFlight = new Map<Area, Promise<AreaLoad>>();
  /** Attempts that run beside another attempt of the same area. */
  const isOvertaken = new Set<Promise<AreaLoad>>();
  const tell = () => store.set(setAreasAtom, areaReports(registry, store.get(loads), store.get(crashes)));
  tell();
  registry.subscribe(() => {
    for (const folder of registry.folders()) allowScriptsBelow(folder);
    tell();
  });
  // Courts offer different areas.
  store.sub(courtAtom, tell);
  const set = (area: Area, load: AreaLoad) => {
    store.set(loads, { ...store.get(loads), [area]: load });
    tell();
    return load;
  };
  /** The result of recovery. If the recovery chunk itself does not load, the failure is the network's. */
  const orLost = (area: Area, version: string, load: Promise<AreaLoad>) =>
    load.catch((cause: unknown): AreaLoad => {
      const error = new RemoteError(area, version, 'network', { cause });
      console.error(error);
      return { status: 'failed', error };
    });
  let unread: RemoteFailure = 'network';
  let reading: Promise<void> | null = null;
  const readRegistry = () => {
    reading ??= recovery()
      .then(({ takeRegistry }) => takeRegistry(tools))
      .then(
        (outcome) => {
          unread = outcome === 'tampered' ? 'integrity' : 'network';
          // A registry that did not load is requested again.
          if (outcome !== 'taken') reading = null;
        },
        () => {
          reading = null;
        },
      );
    return reading;
  };
  const attempt = async (area: Area, afresh: boolean): Promise<AreaLoad> => {
    const since = performance.now();
    if (afresh)
      await recovery().then(
        ({ beginAfresh }) => beginAfresh(area, tools),
        () => {},
      );
    if (!registry.release(area)) await readRegistry();
    if (!registry.release(area))
      await recovery().then(
        ({ takeFromPage }) => takeFromPage(area, registry),
        () => {},
      );
    const release = registry.runnable(area);
    if (!release) return { status: 'failed', error: new RemoteError(area, '', unread) };
    try {
      const module = await loadRelease(area, release);
      const ms = Math.round(performance.now() - since);
      report({ area, release: release.version, outcome: 'shown', failure: null, ms });
      return { status: 'ready', release, module };
    } catch (cause) {
      const failed = { release, cause, since, asked: afresh };
      const recovered = recovery().then(({ recoverArea }) => recoverArea(area, failed, tools));
      return await orLost(area, release.version, recovered);
    }
  };
  const start = (area: Area, afresh: boolean) => {
    const running = inFlight.get(area);
    // The reader's Retry does not wait for an attempt that may never end.
    if (running && !afresh) return running;
    if (store.get(loads)[area]?.status !== 'failed') set(area, { status: 'loading' });
    const load: Promise<AreaLoad> = attempt(area, afresh).then((found) => {
      const isLast = inFlight.get(area) === load;
      if (isLast) inFlight.delete(area);
      // If two attempts run, the first one that succeeds is shown.
      const shown = peek(area);
      if (isOvertaken.delete(load) && shown?.status === 'ready') return shown;
      return isLast || found.status === 'ready' ? set(area, found) : found;
    });
    if (running) for (const each of [running, load]) isOvertaken.add(each);
    inFlight.set(area, load);
    return load;
  };
  const peek = (area: Area) => store.get(loads)[area];
  const load = async (area: Area): Promise<AreaLoad> => {
    const known = peek(area);
    return known?.status === 'ready' && !inFlight.has(area) ? known : await start(area, false);
  };
  return {
    readRegistry,
    peek,
    drop: (area) => void set(area, { status: 'loading' }),
    report(area, failure) {
      if ((store.get(crashes)[area] ?? null) === failure) return;
      store.set(crashes, { ...store.get(crashes), [area]: failure });
      tell();
    },
    async replace(area, release, thrown) {
      const standing = peek(area);
      // React may report an error twice, because it renders once more before it gives up.
      if (inFlight.has(area) || standing?.status !== 'ready' || standing.release !== release)
        return await load(area);
      const recovered = recovery().then(({ recoverScreen }) => recoverScreen(area, standing, thrown, tools));
      const found = orLost(area, release.version, recovered)
        .then((each) => (each.status === 'ready' ? set(area, each) : each))
        .finally(() => inFlight.delete(area));
      inFlight.set(area, found);
      return await found;
    },
    reload: (area) => start(area, true),
    load,
  };
}
