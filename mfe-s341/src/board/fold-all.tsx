import { Button } from '@court/ui';
import { useSetAtom } from 'jotai';
import { boardMessages } from '../messages/board-messages';
import { openAllTimesAtom } from './folds-atom';
import * as css from './trustee-board.module.css';

/** Opens all times of a day, or folds them. */
export function FoldAll({ date }: { date: string }) {
  const openAll = useSetAtom(openAllTimesAtom);
  return (
    <fieldset className={css.all} aria-label={boardMessages('times')}>
      <Button onClick={() => openAll(date, true)}>{boardMessages('open')}</Button>
      <Button onClick={() => openAll(date, false)}>{boardMessages('fold')}</Button>
    </fieldset>
  );
}
