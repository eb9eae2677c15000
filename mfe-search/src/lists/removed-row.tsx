import { announce, changeListsAtom } from '@court/contract';
import { Button } from '@court/ui';
import { atom, useSetAtom } from 'jotai';
import { type ComponentProps, useEffect, useRef } from 'react';
import { listMessages } from '../messages/list-messages';
import * as css from './list-row.module.css';
import type { Listed } from './use-listed';

/** Restores a removed item with the reader's note. */
const undoRemoveAtom = atom(null, (_get, set, { list, isOff: _isOff, ...item }: Listed) => {
  return set(changeListsAtom, [{ list, id: item.id, what: 'merge', item }]);
});

type Props = { item: Listed; label: string; at?: ComponentProps<'li'> | undefined };

/** Replaces a removed item, with a button that restores it and its note. */
export function RemovedRow({ item, label, at }: Props) {
  const undoRemove = useSetAtom(undoRemoveAtom);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the button that removed the item is gone
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className={css.off} {...at} data-off-list={item.id}>
      <span>{listMessages('off', { label })}</span>
      <Button
        ref={button}
        aria-label={listMessages('putBackOf', { label })}
        onClick={() => {
          void undoRemove(item);
          announce(listMessages('isBack', { label }));
        }}
      >
        {listMessages('putBack')}
      </Button>
    </li>
  );
}
