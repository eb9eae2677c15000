import type { Release } from '@court/shared/contract/registry';
import type { RemoteModule } from '@court/shared/contract/remote-module';
import type { Area } from '@court/shared/records/court-defaults';
import { giveAreasAtom } from '@court/shared/state/areas-atom';
import { atom, type createStore } from 'jotai';
import { areaReports, type Crashes } from './area-reports';
import type { LoadRelease } from './load-release';
import type { AreaRegistry } from './registry';
import { RemoteError, type RemoteFailure } from './remote-error';

/** What has become of an area in this session. */
export type AreaLoad =
  | { status: 'loading' }
  | { status: 'ready'; release: Release; module: RemoteModule }
  | { status: 'failed'; error: RemoteError };

const loads = atom<Partial<Record<Area, AreaLoad>>>({});
/** Areas asked for so far; an area that is not here has not been asked for. */
export const areaLoadsAtom = atom((get) => get(loads));

const crashes = atom<Crashes>({});

export type AreaLoader = {
  /** Loads `area`, once at a time however often it is asked for. Never rejects. */
  load(area: Area): Promise<AreaLoad>;
  /** Loads it again from nothing, with fresh copies of its files: what Retry does. */
  reload(area: Area): Promise<AreaLoad>;
  peek(area: Area): AreaLoad | undefined;
  /** Tells that the area's screen has stopped with a failure; null: that it stands (again). */
  report(area: Area, failure: RemoteFailure | null): void;
};

/** Loads areas into `areaLoadsAtom`. Only the current release is tried; `previous` in the registry is for later. */
export function createAreaLoader(
  registry: AreaRegistry,
  loadRelease: LoadRelease,
  store: ReturnType<typeof createStore>,
): AreaLoader {
  const inFlight = new Map<Area, Promise<AreaLoad>>();
  const tell = () => store.set(giveAreasAtom, areaReports(registry, store.get(loads), store.get(crashes)));
  tell();
  const set = (area: Area, load: AreaLoad) => {
    store.set(loads, { ...store.get(loads), [area]: load });
    tell();
    return load;
  };
  const attempt = async (area: Area, afresh: boolean): Promise<AreaLoad> => {
    const release = registry.release(area);
    if (!release) throw new RangeError(`${area} is not registered`);
    try {
      const module = await loadRelease(area, release, { afresh });
      return set(area, { status: 'ready', release, module });
    } catch (cause) {
      const error =
        cause instanceof RemoteError ? cause : new RemoteError(area, release.version, 'crash', { cause });
      // with its cause: who looks after the site has nothing else to go by
      console.error(error);
      return set(area, { status: 'failed', error });
    }
  };
  const start = (area: Area, afresh: boolean) => {
    const running = inFlight.get(area);
    if (running) return running;
    if (store.get(loads)[area]?.status !== 'failed') set(area, { status: 'loading' });
    const load = attempt(area, afresh).finally(() => inFlight.delete(area));
    inFlight.set(area, load);
    return load;
  };
  const peek = (area: Area) => store.get(loads)[area];
  return {
    peek,
    report(area, failure) {
      if ((store.get(crashes)[area] ?? null) === failure) return;
      store.set(crashes, { ...store.get(crashes), [area]: failure });
      tell();
    },
    reload: (area) => start(area, true),
    async load(area) {
      const known = peek(area);
      if (known?.status === 'ready') return known;
      return await start(area, known?.status === 'failed');
    },
  };
}
