import { announce, type ListName, unstarAtom } from '@court/contract';
import * as star from '@court/ui/parts/star-button.module.css';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { listMessages } from '../../messages/list-messages';

type Props = {
  list: ListName;
  id: string;
  label: string;
  /** it has just been put back */
  isBack?: boolean;
};

/** The pressed star of what stands on a list: takes it off. Its row stays, so that it can be put back. */
export function UnstarButton({ list, id, label, isBack = false }: Props) {
  const unstar = useSetAtom(unstarAtom);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the button that put it back has gone
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
