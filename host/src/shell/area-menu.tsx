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
  async () => (await import(/* webpackChunkName: "recovery" */ './list-count')).ListCount,
);

/** The number of changes on the reader's lists; comes after the live database, which comes after the first hearing. */
export function ListsMark() {
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  return isLive && isKnown && <ListCount />;
}

/** The areas of the court, which of their addresses the reader is at, and the search among them. */
export function useAreaItems() {
  const { registry } = usePageCourts();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  return areaItems(registry.menu(), registry.areaAt, useLocation().pathname);
}

/** The areas this court offers, as links in the bar. The search is its field; `isWhole`: a link, as for the others. */
export function AreaMenu({ isWhole = false }: { isWhole?: boolean }) {
  const { items, current, search } = useAreaItems();
  const shown = items.filter((item) => isWhole || item !== search);
  return <AreaMenuView items={shown} current={current} listsMark={<ListsMark />} onClick={useAppLinks()} />;
}
