import type { MenuItem } from '@court/contract';
import type { ReactNode } from 'react';
import { textOf } from '../courts/text-of';
import { homeFirstMessages } from '../messages/home-messages';
import * as css from './home-page.module.css';

type Props = {
  items: readonly MenuItem[];
  /** shown beside the name of the reader's lists */
  listsMark?: ReactNode;
};

/** One tile for each area that the court offers. */
export function TilesView({ items, listsMark }: Props) {
  return (
    <nav aria-label={homeFirstMessages('homeAreas')}>
      <ul className={css.tiles}>
        {items.map(({ path, label, hint, mark }) => (
          <li key={path} className={css.tile}>
            <a href={BASE + path} className={css.open}>
              <span>{textOf(label)}</span>
              {mark === 'lists' && listsMark}
            </a>
            {hint && <p>{textOf(hint)}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
