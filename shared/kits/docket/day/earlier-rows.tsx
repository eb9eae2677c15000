import { type DocketRow, tallyRows } from '@court/records';
import { Button } from '@court/ui';
import { rowMessages } from '../messages/row-messages';
import { earlierText } from './docket-blocks';
import * as css from './earlier-rows.module.css';

type Props = {
  /** those of the blocks that have ended */
  rows: readonly DocketRow[];
  /** none before the reader has seen any of them */
  changedIds?: ReadonlySet<string>;
  isShown?: boolean;
  onFlip?: () => void;
  className?: string | undefined;
};

/** Folds the hearings that have ended away, or shows them again. */
export function EarlierRows({ rows, changedIds, isShown = false, onFlip, className = css.fold }: Props) {
  const changed = isShown ? 0 : rows.filter(({ id }) => changedIds?.has(id)).length;
  return (
    <Button kind="quiet" className={className} aria-expanded={isShown} onClick={onFlip}>
      <span>
        {isShown ? rowMessages('block.hideEarlier', { count: tallyRows(rows).held }) : earlierText(rows)}
      </span>
      {changed > 0 && <span>{` · ${rowMessages('block.changed', { count: changed })}`}</span>}
    </Button>
  );
}
