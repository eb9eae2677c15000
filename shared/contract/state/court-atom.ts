import { type Area, dayIn, HOST_PATHS, isAt } from '@court/records';
import { atom } from 'jotai';
import type { PageCourt } from '../release/page-config';
import type { MenuItem } from '../release/registry';
import { clockOffsetAtom, serverNow } from './clock';

const chosenBuild = atom<'desktop' | 'device'>('desktop');

/** The build this page belongs to (specification §3, platformType). */
export const platformTypeAtom = atom((get) => get(chosenBuild));

/** Written by the host's startup alone. */
export const setPlatformTypeAtom = atom(null, (_get, set, build: 'desktop' | 'device') =>
  set(chosenBuild, build),
);

const chosen = atom<PageCourt | null>(null);

/** The court whose calendar every area shows; null until startup has chosen one. */
export const courtAtom = atom((get) => get(chosen));

/** Written by the host's startup and the courts page, and by nothing else. */
export const chooseCourtAtom = atom(null, (_get, set, court: PageCourt) => set(chosen, court));

const LOOK_MS = 15_000;

const looksAtom = atom(0);
const tickAtom = atom(
  (get) => get(looksAtom),
  (_get, set) => set(looksAtom, (looks) => looks + 1),
);
tickAtom.onMount = (look) => {
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
};

/**
 * The moment by the court's server, epoch ms, to 15 s; by the device's clock until the server has said its time.
 * Everything that a page says about before and after goes by it.
 */
export const nowAtom = atom((get) => {
  get(tickAtom);
  get(clockOffsetAtom);
  return serverNow();
});

/** Today in the court's first zone, YYYY-MM-DD; turns at midnight there. In UTC while no court is chosen. */
export const todayAtom = atom((get) => dayIn(get(courtAtom)?.timeZones[0] ?? 'UTC', get(nowAtom)));

/** Why a release of an area could not be shown; `hang`: the page stopped answering; `data`: a record cannot be drawn. */
export type AreaFailure = 'network' | 'timeout' | 'integrity' | 'skew' | 'crash' | 'hang' | 'data';

/**
 * What has become of an area in this session; one that is not offered, or not released here yet, has no release. `paths`: the
 * addresses it answers, `/hearing-detail/:id?`; `title`: its name. Both are absent while nothing has been heard of it.
 */
export type AreaReport = { area: Area; paths?: string[]; title?: MenuItem['label'] } & (
  | { state: 'not-offered' }
  | { state: 'not-released' }
  | {
      state: 'not-loaded' | 'loading' | 'running';
      version: string;
      /** which of the registry's releases it is */
      source: 'current' | 'previous';
    }
  | { state: 'failed'; version: string; source: 'current' | 'previous'; failure: AreaFailure }
);

const reported = atom<readonly AreaReport[]>([]);

/** Every area that the site has or the court offers, as it stands on this page; empty where there is no host. */
export const areasAtom = atom((get) => get(reported));

/** Written by the host's loader alone. */
export const setAreasAtom = atom(null, (_get, set, areas: readonly AreaReport[]) => set(reported, areas));

/**
 * Tells of a link whether it leads anywhere here: to the host, or into an area that the chosen court has enabled and that
 * has been released. Others are not shown. Where there is no host to say which area answers what, every link is.
 */
export const offeredAtom = atom((get) => {
  const modules = get(courtAtom)?.modules ?? [];
  const areas = get(areasAtom);
  return (link: string): boolean => {
    const pathname = link.replace(/[?#].*/, '');
    if (areas.length === 0 || HOST_PATHS.some((path) => isAt(path, pathname))) return true;
    const there = areas.find(({ paths = [] }) => paths.some((path) => isAt(path, pathname)));
    return there !== undefined && there.state !== 'not-offered' && modules.includes(there.area);
  };
});
