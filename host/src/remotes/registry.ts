import type { MenuItem, PageConfig, PageCourt, Registry, Release } from '@court/contract';
import { type Area, isAt } from '@court/domain';
import { halted, quarantined } from './session-releases';

/** A page's data about an area whose release it may not contain. */
export type AreaOutline = NonNullable<PageConfig['areas'][Area]>;

/** The releases that a page contains. */
export type HeldReleases = PageConfig['registry'];

/** The page's registry for the current court. Without a court nothing is offered. */
export type AreaRegistry = {
  /** Every area that the site has or the court offers. The court's areas come first, in its order. */
  areas(): Area[];
  /** The outline of an area of the site, offered or not. */
  outline(area: Area): AreaOutline | null;
  /** The area's name. Null if the page does not have its release. */
  title(area: Area): MenuItem['label'] | null;
  /** The current release of an area that the court offers. Null also if the page does not have it. */
  release(area: Area): Release | null;
  /**
   * The release to run: the current one, or the previous one if this session has quarantined or halted the current
   * one. If both are halted it is the current one, which the loader refuses.
   */
  runnable(area: Area): Release | null;
  /** The release before the current one. */
  previous(area: Area): Release | null;
  /**
   * Takes the areas of a registry of the same site, unless it is older. Releases in the page stay, because they may
   * run already. `afresh`: replaces them too.
   */
  take(registry: Registry, afresh?: boolean): void;
  /** Takes the releases of one area from a page of the same site. Everything else stays. */
  hold(area: Area, found: HeldReleases): void;
  /** Calls `listener` after each change of the registry. */
  subscribe(listener: () => void): void;
  /** The area of the site that answers `pathname`, offered or not. */
  areaAt(pathname: string): Area | null;
  /** The same, if the court offers it. Otherwise null. */
  offeredAt(pathname: string): Area | null;
  /** True for a released area that the court offers. */
  offers(area: Area): boolean;
  /** True for an area that the court offers and that has no release yet. */
  isUnreleased(area: Area): boolean;
  /** Menu items of the areas that the court offers, in the court's order. */
  menu(): MenuItem[];
  /** Script folders of the releases that the page contains. */
  folders(): string[];
};

type Page = Pick<PageConfig, 'registry' | 'areas'>;

/**
 * Creates the registry for a court. Areas outside the court's modules do not exist for this page. `shaped`: replaces
 * releases with a developer's overrides.
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
