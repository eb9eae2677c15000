import type { MenuItem } from '@court/contract';
import type { MouseEventHandler, ReactNode } from 'react';
import { textOf } from '../courts/text-of';
import { barMessages } from '../messages/bar-messages';
import * as css from '../shell/shell.module.css';
import type { Current } from './area-items';

type Props = {
  items: readonly MenuItem[];
  current: (path: string) => Current;
  /** shown beside the name of the reader's lists */
  listsMark?: ReactNode;
  /** handles clicks on the links */
  onClick?: MouseEventHandler;
};

/** The areas of a court as links. Draws nothing if there are none. */
export function AreaMenuView({ items, current, listsMark, onClick }: Props) {
  return (
    items.length > 0 && (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link fires click too
      <nav aria-label={barMessages('areas')} className={css.areas} onClick={onClick}>
        <ul>
          {items.map(({ path, label, mark }) => (
            <li key={path}>
              <a href={BASE + path} aria-current={current(path)}>
                <span>{textOf(label)}</span>
                {mark === 'lists' && listsMark}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
