import { Icon } from '@court/ui';
import { X } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { menuMessages } from '../messages/menu-messages';
import * as css from './menu.module.css';

type Props = { ref: Ref<HTMLDialogElement>; title: string; onClose: () => void; children: ReactNode };

/** A menu that slides in from the edge of the page. `children`: its entries, one list item each. */
export function MenuDialog({ ref, title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <dialog ref={ref} className={css.menu} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={css.close} aria-label={menuMessages('menuClose')} onClick={onClose}>
          <Icon of={X} size="1.25em" />
        </button>
      </div>
      <nav aria-labelledby={titleId}>
        <ul>{children}</ul>
      </nav>
    </dialog>
  );
}
