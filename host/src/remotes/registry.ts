import type { MenuItem, PageConfig, PageCourt, Registry, Release } from '@court/contract';
import { type Area, isAt } from '@court/records';
import { halted, quarantined } from './session-releases';

/** What a page knows of an area whose release it may not hold. */
export type AreaOutline = NonNullable<PageConfig['areas'][Area]>;

/** The releases that a page holds. */
export type HeldReleases = PageConfig['registry'];

/** What the page's registry says for the present court; nothing is offered while there is none. */
export type AreaRegistry = {
  /** Every area that the site has or the court offers, those of the court first and in its order. */
  areas(): Area[];
  /** What is known of an area of the site, offered or not. */
  outline(area: Area): AreaOutline | null;
  /** The area's name; null where the page does not hold its release. */
  title(area: Area): MenuItem['label'] | null;
  /** The current release of an area that the court offers; null also where the page does not hold it. */
  release(area: Area): Release | null;
  /**
   * What is to run: the current release, or the one before it where this session has quarantined or halted the current one. Where
   * both are halted it is the current one, which is refused when it is loaded.
   */
  runnable(area: Area): Release | null;
  /** The release before the current one. */
  previous(area: Area): Release | null;
  /**
   * Takes what a registry of the same site says, unless it is older. Areas whose releases the page holds stay as they are, for
   * they may run already; `afresh`: they too are as it says.
   */
  take(registry: Registry, afresh?: boolean): void;
  /** Takes the releases of one area from a page of the same site that holds them; all else stays. */
  hold(area: Area, found: HeldReleases): void;
  /** Calls `listener` whenever a registry has been taken. */
  subscribe(listener: () => void): void;
  /** The area of the site that answers `pathname`, offered or not. */
  areaAt(pathname: string): Area | null;
  /** The same, when the court offers it. */
  offeredAt(pathname: string): Area | null;
  /** True for a released area that the court offers. */
  offers(area: Area): boolean;
  /** True for an area the court offers and of which nothing has been released yet. */
  isUnreleased(area: Area): boolean;
  /** Menu items of the areas the court offers, in the court's order. */
  menu(): MenuItem[];
  /** Folders that scripts of the releases lie in that the page holds. */
  folders(): string[];
};

type Page = Pick<PageConfig, 'registry' | 'areas'>;

/**
 * Reads the registry for a court: an area that is not among its modules does not exist for this page. `shaped`: what stands
 * in the place of releases, on a page that takes some from elsewhere.
 */
export function areaRegistry(
  page: Page,
  court: () => PageCourt | null,
  shaped: (held: HeldReleases, areas: Page['areas']) => HeldReleases = (held) => held,
): AreaRegistry {
  let held = page.registry;
  let others = page.areas;
  let registry = shaped(held, others);
  const listeners: (() => void)[] = [];
  const modules = () => court()?.modules ?? [];
  const outline = (area: Area): AreaOutline | null => {
    const release = registry.areas[area]?.current;
    return release ? outlineOf(release) : (others[area] ?? null);
  };
  const offered = (area: Area) => (modules().includes(area) ? registry.areas[area] : undefined);
  const known = () => [...new Set([...Object.keys(registry.areas), ...Object.keys(others)])] as Area[];
  const areaAt = (pathname: string) =>
    known().find((area) => outline(area)?.paths.some((path) => isAt(path, pathname))) ?? null;
  return {
    areas: () => [...new Set([...modules(), ...known()])],
    outline,
    title: (area) => registry.areas[area]?.current.names.title ?? null,
    offers: (area) => modules().includes(area) && outline(area) !== null,
    isUnreleased: (area) => modules().includes(area) && outline(area) === null,
    release: (area) => offered(area)?.current ?? null,
    runnable(area) {
      const { current = null, previous = null } = offered(area) ?? {};
      const runs = [current, previous].filter((each) => each && !halted.has(each.container));
      return runs.find((each) => each && !quarantined.has(each.container)) ?? runs[0] ?? current;
    },
    previous: (area) => offered(area)?.previous ?? null,
    take(found, afresh = false) {
      if (found.generatedAt < held.generatedAt) return;
      held = { ...found, areas: afresh ? found.areas : { ...found.areas, ...held.areas } };
      others = {};
      registry = shaped(held, others);
      for (const listener of listeners) listener();
    },
    hold(area, { site, areas }) {
      const entry = areas[area];
      if (!entry || site !== held.site) return;
      held = { ...held, areas: { ...held.areas, [area]: entry } };
      registry = shaped(held, others);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.push(listener),
    areaAt,
    offeredAt(pathname) {
      const area = areaAt(pathname);
      return area && modules().includes(area) ? area : null;
    },
    menu: () => modules().flatMap((area) => outline(area)?.menu ?? []),
    folders: () =>
      modules().flatMap((area) => {
        const { current, previous } = offered(area) ?? {};
        return [current, previous].flatMap((release) => release?.entry.replace(/[^/]*$/, '') ?? []);
      }),
  };
}

const outlineOf = ({ routes, names, menu, port }: Release): AreaOutline => ({
  paths: routes.map(({ path }) => path),
  phrase: names.phrase,
  menu,
  port,
});
