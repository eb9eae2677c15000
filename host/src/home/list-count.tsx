import { unseenAtom } from '@court/contract';
import { HiddenText } from '@court/ui';
import { useAtomValue } from 'jotai';
import { homeMessages } from '../messages/home-messages';
import * as css from './list-count.module.css';

/** The number of unseen changes on the reader's lists. Draws nothing if there are none. */
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
