import { useSetAtom } from 'jotai';
import { starAtom, unstarAtom } from '../../state/lists/list-verbs';
import type { KnownCase, KnownDebtor } from '../../state/lists/lists';
import { useIsKept } from '../../state/lists/use-is-kept';
import { recordWords } from '../../words/record-words';
import { announce } from '../announce';
import * as css from './record-actions.module.css';

type Props = {
  item: { list: 'cases'; id: string; last: KnownCase } | { list: 'debtors'; id: string; last: KnownDebtor };
  /** number and title, or name and number */
  label: string;
};

/** Puts a case or a debtor among those the reader follows, and takes it off. */
export function FollowButton({ item, label }: Props) {
  const follows = useIsKept(item.list, item.id);
  const follow = useSetAtom(follows ? unstarAtom : starAtom);
  const { list } = item;
  return (
    <button
      type="button"
      className={css.action}
      aria-pressed={follows}
      aria-label={recordWords(`follow.${list}`, { label })}
      onClick={() => {
        void follow(item);
        announce(recordWords(follows ? `follow.off.${list}` : `follow.on.${list}`, { label }));
      }}
    >
      {recordWords(follows ? `following.${list}` : `followWord.${list}`)}
    </button>
  );
}
