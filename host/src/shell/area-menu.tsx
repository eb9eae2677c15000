import type { MenuItem } from '@court/shared/contract/registry';
import { NavLink } from 'react-router-dom';
import { isWord, words } from '../locales/en-us';
import * as css from './shell.module.css';

/** The areas this court offers. */
export function AreaMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label={words('areas')} className={css.menu}>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} viewTransition>
              {isWord(label) ? words(label) : label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
