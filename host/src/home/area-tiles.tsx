import { Link, type MenuItem } from '@court/contract';
import { isWord, words } from '../locales/en-us';
import { homeWords, isHint } from '../locales/home-en-us';
import { ListCount } from '../shell/list-count';
import * as css from './home-page.module.css';

const HINT = 'Hint';

/** One tile for each area the court offers. */
export function AreaTiles({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label={homeWords('homeAreas')}>
      <ul className={css.tiles}>
        {items.map(({ path, label }) => {
          const hint = label + HINT;
          return (
            <li key={path} className={css.tile}>
              <Link to={path} className={css.open}>
                {isWord(label) ? words(label) : label}
                {label === 'mylist' && <ListCount />}
              </Link>
              {isHint(hint) && <p>{homeWords(hint)}</p>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
