import type { MenuItem } from '@court/contract';
import { Link, useLocation } from 'react-router-dom';
import { usePageCourts } from '../courts/courts-context';
import { words } from '../locales/en-us';
import { textOf } from '../remotes/area-words';
import { ListsMark } from './lists-mark';
import * as css from './shell.module.css';

/** How many letters two addresses begin with alike. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The areas this court offers. */
export function AreaMenu({ items }: { items: readonly MenuItem[] }) {
  const { registry } = usePageCourts();
  const { pathname } = useLocation();
  const area = registry.areaAt(pathname);
  // an area's other screens are the area too: of its items, the one whose address is most like theirs
  const [here] = items
    .filter(({ path }) => area !== null && registry.areaAt(path) === area)
    .sort((a, b) => alike(b.path, pathname) - alike(a.path, pathname));
  const current = (path: string) => (path === pathname ? 'page' : path === here?.path ? 'true' : undefined);
  return (
    <nav aria-label={words('areas')} className={css.menu}>
      <ul>
        {items.map(({ path, label, mark }) => (
          <li key={path}>
            <Link to={path} viewTransition aria-current={current(path)}>
              {textOf(label)}
              {mark === 'lists' && <ListsMark />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
