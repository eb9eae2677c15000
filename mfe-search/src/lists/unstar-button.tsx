import { announce, type ListName, unstarAtom } from '@court/contract';
import * as star from '@court/ui/parts/star-button.module.css';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { listMessages } from '../messages/list-messages';

type Props = {
  list: ListName;
  id: string;
  label: string;
  /** true just after the item was restored */
  isBack?: boolean;
};

/** The pressed star of a list item, which removes the item. The row stays, so that the reader can restore it. */
export function UnstarButton({ list, id, label, isBack = false }: Props) {
  const unstar = useSetAtom(unstarAtom);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the button that restored the item is gone
    if (isBack && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isBack]);
  return (
    <button
      ref={button}
      type="button"
      className={star.star}
      aria-pressed
      aria-label={listMessages('takeOff', { label })}
      onClick={() => {
        void unstar({ list, id });
        announce(listMessages('off', { label }));
      }}
    />
  );
}
