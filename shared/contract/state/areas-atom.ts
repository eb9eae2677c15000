import type { Area } from '@court/records';
import { atom } from 'jotai';
import type { MenuItem } from '../release/registry';

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
