import { type DocketRow, hasPlace, statusOf } from '@court/domain';
import { wordFor } from '@court/domain/words';
import { clockWord, howWord, OldAndNew, whereWentTo } from '@court/ui';
import type { ReactNode } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { isOffRow } from '../day/docket-blocks';
import * as css from './cell-changes.module.css';

/** A changed row and its earlier state. `first` is null if the row is new. */
export type ChangedRow = { row: DocketRow; first: DocketRow | null };

/** A cell lists at most this many changes individually. */
const MAX_LISTED = 3;

/** The changed facts, old beside new: time, room, method, status, and the date if the hearing left this day. */
function wordsOf({ row, first }: ChangedRow, isNew: string): ReactNode[] {
  if (!first) return [<span key="new">{isNew}</span>];
  const words: ReactNode[] = [];
  const add = (key: string, old: string | null, now: string | null) =>
    old !== now &&
    words.push(
      <OldAndNew key={key} old={old}>
        {now}
      </OldAndNew>,
    );
  const status = (of: DocketRow) => wordFor('status', statusOf(of)) ?? of.status;
  const isOff = isOffRow(row);
  add('time', clockWord(first.time), clockWord(row.time));
  if (!isOff && hasPlace(row.how)) add('place', first.place, row.place);
  if (!isOff) add('how', howWord(first.how), howWord(row.how));
  add('status', status(first), status(row));
  const to = whereWentTo(row);
  if (to && to !== whereWentTo(first)) words.push(<span key="to">{`→ ${to}`}</span>);
  return words;
}

type Props = {
  changed: readonly ChangedRow[];
  /** indents the list like the rows of a docket */
  isInset?: boolean;
};

/** The changed hearings of a cell, since the page was opened or since the last visit. Each links to its record. */
export function CellChanges({ changed, isInset = false }: Props) {
  const viewMessages = useViewMessages();
  const { recordLink } = useDocketConfig();
  if (changed.length === 0) return null;
  return (
    <ul className={isInset ? `${css.changes} ${css.inset}` : css.changes}>
      {changed.slice(0, MAX_LISTED).map((each) => (
        <li key={each.row.id}>
          <a className={css.change} href={BASE + recordLink(each.row.id)} data-change={each.row.id}>
            <b>{each.row.caseNumber || each.row.title}</b>{' '}
            {wordsOf(each, viewMessages('week.added')).map((words, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
              <span key={at}>
                {at > 0 && <span>{' · '}</span>}
                {words}
              </span>
            ))}
          </a>
        </li>
      ))}
      {changed.length > MAX_LISTED && (
        <li>{viewMessages('news.more', { count: changed.length - MAX_LISTED })}</li>
      )}
    </ul>
  );
}
