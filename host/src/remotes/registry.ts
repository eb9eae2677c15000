import type { MenuItem, PageConfig, PageCourt, Registry, Release } from '@court/contract';
import { type Area, areaAt } from '@court/records';
import { halted, quarantined } from './halted-releases';

/** What the page's registry says for the present court; nothing is offered while there is none. */
export type AreaRegistry = {
  release(area: Area): Release | null;
  /**
   * What is to run: the current release, or the one before it where this session has quarantined or halted the current one. Where
   * both are halted it is the current one, which is refused when it is loaded.
   */
  runnable(area: Area): Release | null;
  /** The release before the current one. */
  previous(area: Area): Release | null;
  /** Takes a registry of the same site in this one's place, unless it is older. */
  take(registry: Registry): void;
  /** The area that answers `pathname`, when it is registered and the court offers it. */
  offeredAt(pathname: string): Area | null;
  /** True for an area the court offers and of which nothing has been released yet. */
  isUnreleased(area: Area): boolean;
  /** True where the court offers the area at `pathname`, of which nothing has been released yet. */
  isUnreleasedAt(pathname: string): boolean;
  /** Menu items of the areas the court offers, in the court's order. */
  menu(): MenuItem[];
  /** Folders that scripts of registered releases lie in. */
  folders(): string[];
};

/** Reads the registry for a court: an area that is not among its modules does not exist for this page. */
export function areaRegistry(config: PageConfig, court: () => PageCourt | null): AreaRegistry {
  let { registry } = config;
  const modules = () => court()?.modules ?? [];
  const offered = (area: Area) => (modules().includes(area) ? registry.areas[area] : undefined);
  const remoteAt = (pathname: string) => {
    const area = areaAt(pathname);
    return area === 'host' ? null : area;
  };
  const isUnreleased = (area: Area) => modules().includes(area) && !registry.areas[area];
  return {
    isUnreleased,
    release: (area) => offered(area)?.current ?? null,
    runnable(area) {
      const { current = null, previous = null } = offered(area) ?? {};
      const runs = [current, previous].filter((each) => each && !halted.has(each.container));
      return runs.find((each) => each && !quarantined.has(each.container)) ?? runs[0] ?? current;
    },
    previous: (area) => offered(area)?.previous ?? null,
    take(found) {
      if (found.generatedAt > registry.generatedAt) registry = found;
    },
    offeredAt(pathname) {
      const area = remoteAt(pathname);
      return area && offered(area) ? area : null;
    },
    isUnreleasedAt(pathname) {
      const area = remoteAt(pathname);
      return area !== null && isUnreleased(area);
    },
    menu: () => modules().flatMap((area) => offered(area)?.menu ?? []),
    folders: () =>
      modules().flatMap((area) => {
        const { current, previous } = offered(area) ?? {};
        return [current, previous].flatMap((release) => release?.entry.replace(/[^/]*$/, '') ?? []);
      }),
  };
}
