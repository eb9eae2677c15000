import { type DocketRow, shortDate, statusOf } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import type { ReactNode } from 'react';
import { HiddenText } from '../parts/hidden-text';
import { StatusWord } from '../parts/status-word';
import * as css from './hearing-status.module.css';
import * as oldCss from './old-and-new.module.css';
import { statusMore, whereWentTo } from './row-words';

type OldAndNewProps = { old: string | null; children: ReactNode };

/** The old value, struck through, beside the new value. */
export function OldAndNew({ old, children }: OldAndNewProps) {
  const now = children && <span>{children}</span>;
  if (old === null) return now;
  return (
    <>
      <s className={oldCss.old}>
        <HiddenText>{`${sharedMessages('before')} `}</HiddenText>
        <span>{old}</span>
      </s>{' '}
      {now}
    </>
  );
}

type Props = {
  row: DocketRow;
  changed: boolean;
  /** the row when the page first read it */
  first: DocketRow | null;
};

/**
 * The status of a hearing, with its new date. Null for a hearing that is upcoming as printed. The old time is in the
 * heading or at the start of the row. Not a component, because a row without a status has another layout.
 */
export function hearingStatus({ row, changed, first }: Props): ReactNode {
  const { status, date, continuedFrom } = row;
  const shown = statusOf(row);
  const isSaid = shown !== 'scheduled';
  const to = whereWentTo(row);
  const old = first && first.status !== status ? (wordFor('status', first.status) ?? first.status) : null;
  const oldTo = first && to !== null ? whereWentTo(first) : null;
  if (!isSaid && !changed) {
    // an upcoming hearing that was continued from another day
    if (!continuedFrom) return null;
    return (
      <span className={css.from}>
        {sharedMessages('continuedFrom', { date: shortDate(continuedFrom, date) })}
      </span>
    );
  }
  const said = statusMore(row);
  return (
    <>
      {isSaid && <StatusWord status={shown} to={to} />}
      <span className={css.more}>
        {said && <span>{said}</span>}
        {old && <OldAndNew old={old}>{isSaid ? null : wordFor('status', status)}</OldAndNew>}
        {oldTo !== null && oldTo !== to && <OldAndNew old={oldTo}>{null}</OldAndNew>}
        {changed && <span>{sharedMessages('changed')}</span>}
      </span>
    </>
  );
}
