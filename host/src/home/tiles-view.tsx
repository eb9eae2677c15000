import type { MenuItem } from '@court/contract';
import { textOf } from '../courts/text-of';
import { homeFirstMessages } from '../messages/home-messages';
import * as css from './home-page.module.css';

type Props = {
  items: readonly MenuItem[];
};

/**
 * One tile for each area that the court offers. The search has a field above instead. A wide page has its areas in the
 * bar.
 */
export function TilesView({ items }: Props) {
  return (
    <nav className={css.areas} aria-label={homeFirstMessages('homeAreas')}>
      <ul className={css.tiles}>
        {items.map(({ path, label, hint }) => (
          <li key={path} className={css.tile}>
            <a href={BASE + path} className={css.open}>
              <span>{textOf(label)}</span>
            </a>
            {hint && <p>{textOf(hint)}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
