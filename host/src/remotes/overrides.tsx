/** @jsxImportSource @court/ui/dom */
import { CONTRACT, type PageConfig, type Release } from '@court/contract';
import { type Area, isArea, siteKey } from '@court/domain';
import { nodesOf } from '@court/ui/dom';
import { overrideMessages } from '../messages/override-messages';
import * as css from './override-banner.module.css';
import type { HeldReleases } from './registry';

/** Area → address of the entry that replaces its release. */
export type Overrides = Partial<Record<Area, string>>;

/**
 * Why an address does not replace an area. `site`: the site allows no overrides. `area`: the site has no such area.
 * `address`: it is not localhost on the area's own port.
 */
export type Refusal = { area: string; address: string; why: 'site' | 'area' | 'address'; port?: number };

/** Session key of the overrides, so that they last while the developer navigates the site. */
const KEY = siteKey('overrides');

/** `npm run dev -- <area> --override` builds under this version, so the container name is known here. */
const VERSION = 'override';

/** Prefix of the query parameter for an area. */
const PARAMETER = 'remote.';

/**
 * The address if it is on the developer's own machine and on the port of the area's development server, else null.
 */
function allowed(address: string, port: number): string | null {
  try {
    const { origin, href } = new URL(address);
    return origin === `http://localhost:${port}` ? href : null;
  } catch {
    return null;
  }
}

function keptIn(session: Storage): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(session.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/**
 * The overrides in the query (`?remote.mfe-search=http://localhost:4102/remoteEntry.js`) or in the session. `portOf`:
 * the port of an area's development server, from its release, or null if the site does not have the area. Refused
 * addresses of the query are returned with the reason. Refused addresses of the session are dropped silently.
 */
export function readOverrides(search: string, session: Storage, portOf: (area: Area) => number | null) {
  const asked = new Map(
    [...new URLSearchParams(search)].flatMap(([name, value]) =>
      name.startsWith(PARAMETER) ? [[name.slice(PARAMETER.length), value] as const] : [],
    ),
  );
  const overrides: Overrides = {};
  const refused: Refusal[] = [];
  for (const [area, value] of Object.entries({ ...keptIn(session), ...Object.fromEntries(asked) })) {
    const port = isArea(area) ? portOf(area) : null;
    const address = typeof value === 'string' && port !== null ? allowed(value, port) : null;
    if (isArea(area) && address) overrides[area] = address;
    else if (asked.has(area))
      refused.push({
        area,
        address: asked.get(area) ?? '',
        ...(port === null ? { why: 'area' } : { why: 'address', port }),
      });
  }
  session.setItem(KEY, JSON.stringify(overrides));
  return { overrides, refused };
}

/** The overrides that the query asks for on a site that allows none. */
export const refusedBySite = (search: string): Refusal[] =>
  [...new URLSearchParams(search)].flatMap(([name, address]) =>
    name.startsWith(PARAMETER) ? [{ area: name.slice(PARAMETER.length), address, why: 'site' as const }] : [],
  );

export const forgetOverrides = (session: Storage) => session.removeItem(KEY);

/**
 * The page's releases with the developer's entries in their place. Each release becomes the fallback of its override.
 * `others`: areas of the site whose releases the page does not contain.
 */
export function withOverrides(
  held: HeldReleases,
  others: PageConfig['areas'],
  overrides: Overrides,
): HeldReleases {
  const areas = { ...held.areas };
  for (const [area, entry] of Object.entries(overrides) as [Area, string][]) {
    const known = areas[area]?.current;
    const outline = others[area];
    const facts = known ?? (outline && factsOf(outline));
    if (!facts) continue;
    const { routes, menu, names, port } = facts;
    const current: Release = {
      version: VERSION,
      releasedAt: 0,
      entry,
      integrity: null,
      container: `${area.replaceAll('-', '_')}_${VERSION}`,
      contract: CONTRACT,
      needs: {},
      preload: [],
      ...{ routes, menu, names, port },
    };
    areas[area] = { current, previous: known ?? null };
  }
  return { ...held, areas };
}

function factsOf({
  paths,
  menu = [],
  phrase = { 'en-US': '' },
  port = 0,
}: NonNullable<PageConfig['areas'][Area]>) {
  return { routes: paths.map((path) => ({ path, page: '' })), menu, names: { title: phrase, phrase }, port };
}

const WHY = { site: 'refusedBySite', area: 'refusedArea', address: 'refusedAddress' } as const;

/**
 * Shows above the page which areas come from a developer's machine, and which were refused. `onReset` handles its
 * button. Plain elements, so that it is visible even if the app fails.
 */
export function showOverrideBanner(
  { overrides, refused }: { overrides: Overrides; refused: readonly Refusal[] },
  onReset: () => void,
): void {
  const entries = Object.entries(overrides) as [string, string][];
  if (entries.length + refused.length === 0) return;
  const areas = entries.map(([area, entry]) => `${area} (${new URL(entry).host})`).join(', ');
  const banner = (
    <aside className={css.banner} data-notice="override" aria-label={overrideMessages('overrides')}>
      {areas && <p>{overrideMessages('overridden', { areas })}</p>}
      {refused.map(({ area, address, why, port = 0 }) => (
        <p key={area}>{overrideMessages(WHY[why], { area, address, port: `${port}` })}</p>
      ))}
      <button type="button" onClick={onReset}>
        {overrideMessages('reset')}
      </button>
    </aside>
  );
  document.body.prepend(...nodesOf(banner));
}

/**
 * Reads the overrides on a page that allows or asks for them, and shows the banner. Returns a function that applies
 * them to the page's releases.
 */
export function takeOverrides(config: PageConfig) {
  const { search } = window.location;
  const portOf = (area: keyof PageConfig['areas']) =>
    config.registry.areas[area]?.current.port ?? config.areas[area]?.port ?? null;
  const { overrides, refused } = config.overrides
    ? readOverrides(search, sessionStorage, portOf)
    : { overrides: {}, refused: refusedBySite(search) };
  showOverrideBanner({ overrides, refused }, () => {
    forgetOverrides(sessionStorage);
    const query = new URLSearchParams(window.location.search);
    for (const name of [...query.keys()]) if (name.startsWith('remote.')) query.delete(name);
    window.location.search = query.toString();
    // If the query stays the same, the browser does not reload by itself.
    if (!window.location.search) window.location.reload();
  });
  return (held: HeldReleases, others: PageConfig['areas']) => withOverrides(held, others, overrides);
}
