import { areaAt } from '@court/shared/contract/addresses';
import type { PageConfig, PageCourt } from '@court/shared/contract/page-config';
import type { MenuItem, Release } from '@court/shared/contract/registry';
import type { Area } from '@court/shared/records/court-defaults';

/** What the page's registry says for the present court; nothing is offered while there is none. */
export type AreaRegistry = {
  release(area: Area): Release | null;
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
export function areaRegistry({ registry }: PageConfig, court: () => PageCourt | null): AreaRegistry {
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
        const { current } = offered(area) ?? {};
        return current ? [current.entry.replace(/[^/]*$/, '')] : [];
      }),
  };
}
