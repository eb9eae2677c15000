import { type ReactNode, useState } from 'react';
import { listMessages } from '../messages/list-messages';
import * as css from './lists.module.css';

type Props = { count: number; isOpen: boolean; children: ReactNode };

/** Past items, folded until the reader opens them. */
export function PastList({ count, isOpen, children }: Props) {
  const [shown, show] = useState(isOpen);
  return (
    <details
      className={css.past}
      open={shown}
      onToggle={({ currentTarget }) => show(currentTarget.open)}
      data-past
    >
      <summary>{listMessages('past', { count })}</summary>
      {shown && children}
    </details>
  );
}
