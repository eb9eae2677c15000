import { areasAtom, connectionAtom, storageStatusAtom } from '@court/contract';
import { useAppLinks } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { usePageCourts } from '../courts/courts-context';
import { optionalPart } from '../parts/optional-part';
import { areaItems } from './area-items';
import { AreaMenuView } from './area-menu-view';

const ListCount = optionalPart(
  'notices',
  async () => (await import(/* webpackChunkName: "recovery" */ '../home/list-count')).ListCount,
);

/**
 * The number of changes on the reader's lists. Loads after the live database, which loads after the first hearing.
 */
export function ListsMark() {
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  return isLive && isKnown && <ListCount />;
}

/** The areas of the court, the one at the current address, and the search area. `area`: null if none answers the address. */
export function useAreaItems() {
  const { registry } = usePageCourts();
  // renders again when the site's registry has been read
  useAtomValue(areasAtom);
  const { pathname } = useLocation();
  return { ...areaItems(registry.menu(), registry.areaAt, pathname), area: registry.areaAt(pathname) };
}

/**
 * Links in the bar to the areas that this court offers. The search is a field of the bar. With `isWhole` it is a link
 * too.
 */
export function AreaMenu({ isWhole = false }: { isWhole?: boolean }) {
  const { items, inBar, current } = useAreaItems();
  return (
    <AreaMenuView
      items={isWhole ? items : inBar}
      current={current}
      listsMark={<ListsMark />}
      onClick={useAppLinks()}
    />
  );
}
