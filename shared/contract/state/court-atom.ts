import { type Area, dayIn, HOST_PATHS, isAt } from '@court/domain';
import { atom } from 'jotai';
import type { PageCourt } from '../release/page-config';
import type { MenuItem } from '../release/registry';
import { clockOffsetAtom, serverNow } from './clock';

const chosenBuild = atom<'desktop' | 'device'>('desktop');

/** The build this page belongs to (specification §3, platformType). */
export const platformTypeAtom = atom((get) => get(chosenBuild));

/** Only the host's startup writes it. */
export const setPlatformTypeAtom = atom(null, (_get, set, build: 'desktop' | 'device') =>
  set(chosenBuild, build),
);

const chosen = atom<PageCourt | null>(null);

/** The court whose calendar every area shows. Null until startup has chosen one. */
export const courtAtom = atom((get) => get(chosen));

/** Only the host's startup and the courts page write it. */
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
 * The current time by the court's server, epoch ms, updated every 15 s. Uses the device's clock until the server has
 * sent its time. Screens use it to decide what is upcoming or over.
 */
export const nowAtom = atom((get) => {
  get(tickAtom);
  get(clockOffsetAtom);
  return serverNow();
});

/** Today in the court's first time zone, YYYY-MM-DD. Changes at midnight there. Uses UTC while no court is chosen. */
export const todayAtom = atom((get) => dayIn(get(courtAtom)?.timeZones[0] ?? 'UTC', get(nowAtom)));

/**
 * Why a release of an area could not be shown. `hang`: the page stopped responding. `data`: a record cannot be
 * rendered.
 */
export type AreaFailure = 'network' | 'timeout' | 'integrity' | 'skew' | 'crash' | 'hang' | 'data';

/**
 * State of an area in this session. An area that is not offered or not released has no version. `paths`: the addresses
 * it answers, e.g. `/hearing-detail/:id?`. `title`: its name. Both are absent until the area's release is known.
 */
export type AreaReport = { area: Area; paths?: string[]; title?: MenuItem['label'] } & (
  | { state: 'not-offered' }
  | { state: 'not-released' }
  | {
      state: 'not-loaded' | 'loading' | 'running';
      version: string;
      /** which release of the registry it is */
      source: 'current' | 'previous';
    }
  | { state: 'failed'; version: string; source: 'current' | 'previous'; failure: AreaFailure }
);

const reported = atom<readonly AreaReport[]>([]);

/** The state of every area that the site has or the court offers. Empty if the page has no host. */
export const areasAtom = atom((get) => get(reported));

/** Only the host's loader writes it. */
export const setAreasAtom = atom(null, (_get, set, areas: readonly AreaReport[]) => set(reported, areas));

/**
 * Whether a link leads to an available page: of the host, or of a released area that the chosen court has enabled.
 * Other links are not shown. Without a host, all links are available, because nothing reports which area answers which
 * path.
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
