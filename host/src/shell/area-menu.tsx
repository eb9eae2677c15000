import type { MenuItem } from '@court/contract';
import { areaAt } from '@court/records';
import { Link, useLocation } from 'react-router-dom';
import { isWord, words } from '../locales/en-us';
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
  const { pathname } = useLocation();
  // an area's other screens are the area too: of its items, the one whose address is most like theirs
  const [here] = items
    .filter(({ path }) => areaAt(path) === areaAt(pathname))
    .sort((a, b) => alike(b.path, pathname) - alike(a.path, pathname));
  const current = (path: string) => (path === pathname ? 'page' : path === here?.path ? 'true' : undefined);
  return (
    <nav aria-label={words('areas')} className={css.menu}>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} viewTransition aria-current={current(path)}>
              {isWord(label) ? words(label) : label}
              {label === 'mylist' && <ListsMark />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
