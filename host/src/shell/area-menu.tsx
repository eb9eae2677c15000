import { areaAt } from '@court/shared/contract/addresses';
import type { MenuItem } from '@court/shared/contract/registry';
import { Link, useLocation } from 'react-router-dom';
import { isWord, words } from '../locales/en-us';
import * as css from './shell.module.css';

/** The areas this court offers. */
export function AreaMenu({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  // an area's other screens are the area too
  const current = (path: string) =>
    path === pathname ? 'page' : areaAt(path) === areaAt(pathname) ? 'true' : undefined;
  return (
    <nav aria-label={words('areas')} className={css.menu}>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} viewTransition aria-current={current(path)}>
              {isWord(label) ? words(label) : label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
