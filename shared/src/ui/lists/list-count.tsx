import { useAtomValue } from 'jotai';
import { unseenAtom } from '../../lists/list-news-atom';
import { listWords } from '../../lists/list-words';
import { HiddenText } from '../hidden-text';
import * as css from './list-count.module.css';

/** How many changes the reader has not seen yet on the lists; nothing where there are none. */
export function ListCount() {
  const { all } = useAtomValue(unseenAtom);
  if (all === 0) return null;
  return (
    <span className={css.count} data-list-changes={all}>
      <span aria-hidden>{all}</span>
      <HiddenText>{listWords('changes', { count: all })}</HiddenText>
    </span>
  );
}
