import { Link, type MenuItem } from '@court/contract';
import { textOf } from '../courts/courts-context';
import { homeMessages } from '../messages/home-messages';
import { ListCount } from '../shell/list-count';
import * as css from './home-page.module.css';

/** One tile for each area the court offers. */
export function AreaTiles({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label={homeMessages('homeAreas')}>
      <ul className={css.tiles}>
        {items.map(({ path, label, hint, mark }) => (
          <li key={path} className={css.tile}>
            <Link to={path} className={css.open}>
              {textOf(label)}
              {mark === 'lists' && <ListCount />}
            </Link>
            {hint && <p>{textOf(hint)}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
