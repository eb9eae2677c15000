import { useSetAtom } from 'jotai';
import { starAtom, unstarAtom } from '../../state/lists/list-verbs';
import type { KnownCase } from '../../state/lists/lists';
import { useIsKept } from '../../state/lists/use-is-kept';
import { recordWords } from '../../words/record-words';
import { announce } from '../announce';
import * as css from './record-actions.module.css';

type Props = { caseKey: string; known: KnownCase };

/** Puts the case among those the reader follows, and takes it off. */
export function FollowButton({ caseKey, known }: Props) {
  const follows = useIsKept('cases', caseKey);
  const follow = useSetAtom(follows ? unstarAtom : starAtom);
  const label = [known.number, known.title].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={css.action}
      aria-pressed={follows}
      aria-label={recordWords('follow', { label })}
      onClick={() => {
        void follow({ list: 'cases', id: caseKey, last: known });
        announce(recordWords(follows ? 'follow.off' : 'follow.on', { label }));
      }}
    >
      {recordWords(follows ? 'following' : 'followWord')}
    </button>
  );
}
