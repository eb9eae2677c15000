import { useSetAtom } from 'jotai';
import { listWords } from '../../lists/list-words';
import { unstarAtom } from '../../state/lists/list-verbs';
import type { ListName } from '../../state/lists/lists';
import { announce } from '../announce';
import * as star from '../star-button.module.css';

type Props = { list: ListName; id: string; label: string };

/** The pressed star of what stands on a list: takes it off. Its row stays, so that it can be put back. */
export function KeepButton({ list, id, label }: Props) {
  const unstar = useSetAtom(unstarAtom);
  return (
    <button
      type="button"
      className={star.star}
      aria-pressed
      aria-label={listWords('takeOff', { label })}
      onClick={() => {
        void unstar({ list, id });
        announce(listWords('off', { label }));
      }}
    />
  );
}
