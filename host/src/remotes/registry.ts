import { areaAt } from '@court/shared/contract/addresses';
import type { PageConfig, PageCourt } from '@court/shared/contract/page-config';
import type { MenuItem, Release } from '@court/shared/contract/registry';
import type { Area } from '@court/shared/records/court-defaults';

/** What the page's registry says, for one court. */
export type AreaRegistry = {
  release(area: Area): Release | null;
  /** The area that answers `pathname`, when it is registered and the court offers it. */
  offeredAt(pathname: string): Area | null;
  /** Menu items of the areas the court offers, in the court's order. */
  menu(): MenuItem[];
  /** Folders that scripts of registered releases lie in. */
  folders(): string[];
};

/** Reads the registry for `court`: an area that is not among its modules does not exist for this page. */
export function areaRegistry({ registry }: PageConfig, court: PageCourt): AreaRegistry {
  const offered = (area: Area) => (court.modules.includes(area) ? registry.areas[area] : undefined);
  return {
    release: (area) => offered(area)?.current ?? null,
    offeredAt(pathname) {
      const area = areaAt(pathname);
      return area && area !== 'host' && offered(area) ? area : null;
    },
    menu: () => court.modules.flatMap((area) => offered(area)?.menu ?? []),
    folders: () =>
      court.modules.flatMap((area) => {
        const { current } = offered(area) ?? {};
        return current ? [current.entry.replace(/[^/]*$/, '')] : [];
      }),
  };
}
