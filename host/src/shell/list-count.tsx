import { unseenAtom } from '@court/contract';
import { HiddenText } from '@court/ui';
import { useAtomValue } from 'jotai';
import { homeMessages } from '../messages/home-messages';
import * as css from './list-count.module.css';

/** How many changes the reader has not seen yet on the lists; nothing where there are none. */
export function ListCount() {
  const { all } = useAtomValue(unseenAtom);
  if (all === 0) return null;
  return (
    <span className={css.count} data-list-changes={all}>
      <span aria-hidden>{all}</span>
      <HiddenText>{homeMessages('changes', { count: all })}</HiddenText>
    </span>
  );
}
