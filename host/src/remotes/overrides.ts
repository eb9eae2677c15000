import { CONTRACT, type Registry, type Release } from '@court/contract';
import { AREAS, type Area } from '@court/records';

/** Area → address of the entry that replaces its release. */
export type Overrides = Partial<Record<Area, string>>;

/** Where a session keeps them, so that they hold while one goes through the site. */
const KEY = 'overrides';

/** `npm run dev -- <area> --override` builds under this version, and so under a container name that is known here. */
const VERSION = 'override';

/** The address, where it is on the developer's own machine and on a port of remotes under development; else null. */
function allowed(address: string): string | null {
  try {
    const { origin, href } = new URL(address);
    return /^http:\/\/localhost:410[1-5]$/.test(origin) ? href : null;
  } catch {
    return null;
  }
}

function keptIn(session: Storage): Partial<Record<Area, unknown>> {
  try {
    const kept: unknown = JSON.parse(session.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** What the page's address asks for (`?remote.mfe-search=http://localhost:4102/remoteEntry.js`) or the session has. */
export function readOverrides(search: string, session: Storage): Overrides {
  const query = new URLSearchParams(search);
  const kept = keptIn(session);
  const found: Overrides = {};
  for (const area of AREAS) {
    const asked = query.get(`remote.${area}`) ?? kept[area];
    const address = typeof asked === 'string' ? allowed(asked) : null;
    if (address) found[area] = address;
  }
  session.setItem(KEY, JSON.stringify(found));
  return found;
}

export const forgetOverrides = (session: Storage) => session.removeItem(KEY);

/** The registry with the developer's entries in place of releases; what was released stands behind each of them. */
export function withOverrides(registry: Registry, overrides: Overrides): Registry {
  const areas = { ...registry.areas };
  for (const [area, entry] of Object.entries(overrides) as [Area, string][]) {
    const known = areas[area];
    if (!known) continue;
    const current: Release = {
      version: VERSION,
      releasedAt: 0,
      entry,
      integrity: null,
      container: `${area.replaceAll('-', '_')}_${VERSION}`,
      contract: CONTRACT,
      needs: {},
      preload: [],
    };
    areas[area] = { ...known, current, previous: known.current };
  }
  return { ...registry, areas };
}
