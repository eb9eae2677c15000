import { areasAtom, connectionAtom, Link, type MenuItem, storageStatusAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { textOf, usePageCourts } from '../courts/courts-context';
import { shellMessages } from '../messages/shell-messages';
import { optionalPart } from '../parts/optional-part';
import * as css from './shell.module.css';

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

/** How many letters two addresses begin with alike. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The areas of the court, and which of their addresses the reader is at. */
export function useAreaItems() {
  const { registry } = usePageCourts();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  const { pathname } = useLocation();
  const items: readonly MenuItem[] = registry.menu();
  const area = registry.areaAt(pathname);
  // an area's other screens are the area too: of its items, the one whose address is most like theirs
  const [here] = items
    .filter(({ path }) => area !== null && registry.areaAt(path) === area)
    .sort((a, b) => alike(b.path, pathname) - alike(a.path, pathname));
  const current = (path: string) => (path === pathname ? 'page' : path === here?.path ? 'true' : undefined);
  return { items, current };
}

/** Where the bar's search field leads; null where the court offers no search. */
export function useSearchItem(): MenuItem | null {
  const { registry } = usePageCourts();
  const { items } = useAreaItems();
  const area = registry.offeredAt('/search-attorney');
  return (
    items.find(({ path }) => area && path.startsWith('/search-') && registry.areaAt(path) === area) ?? null
  );
}

/** The areas this court offers, as links in the bar. The search is its field; `isWhole`: a link, as for the others. */
export function AreaMenu({ isWhole = false }: { isWhole?: boolean }) {
  const { items, current } = useAreaItems();
  const search = useSearchItem();
  if (items.length === 0) return null;
  return (
    <nav aria-label={shellMessages('areas')} className={css.areas}>
      <ul>
        {items
          .filter((item) => isWhole || item !== search)
          .map(({ path, label, mark }) => (
            <li key={path}>
              <Link to={path} aria-current={current(path)}>
                {textOf(label)}
                {mark === 'lists' && <ListsMark />}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
