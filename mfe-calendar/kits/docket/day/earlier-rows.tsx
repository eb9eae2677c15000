import { type DocketRow, tallyRows } from '@court/domain';
import { Button } from '@court/ui';
import { rowMessages } from '../messages/row-messages';
import { earlierText } from './docket-blocks';
import * as css from './earlier-rows.module.css';

type Props = {
  /** rows of the blocks that have ended */
  rows: readonly DocketRow[];
  /** ids of rows that changed since the reader last saw them; absent if the reader has seen no rows yet */
  changedIds?: ReadonlySet<string>;
  isShown?: boolean;
  onFlip?: () => void;
  className?: string | undefined;
};

/** A button that hides or shows the hearings that have ended. */
export function EarlierRows({ rows, changedIds, isShown = false, onFlip, className = css.fold }: Props) {
  const changed = isShown ? 0 : rows.filter(({ id }) => changedIds?.has(id)).length;
  return (
    <Button kind="quiet" className={className} aria-expanded={isShown} onClick={onFlip}>
      <span>
        {isShown
          ? rowMessages('block.hideEarlier', { count: tallyRows(rows).held || rows.length })
          : earlierText(rows)}
      </span>
      {changed > 0 && <span>{` · ${rowMessages('block.changed', { count: changed })}`}</span>}
    </Button>
  );
}
