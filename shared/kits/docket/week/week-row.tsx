import type { DocketRow } from '@court/records';
import { OldAndNew, perRecord, StarButton, type VirtualItemProps, wordFor } from '@court/ui';
import { memo } from 'react';
import { isActive } from '../day/docket-blocks';
import { CaseBadge, HearingTime, type RowParts } from '../day/hearing-row';

import { HearingStatus } from '../day/hearing-status';

import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import * as css from './week-row.module.css';

type Props = RowParts & { row: DocketRow; changed: boolean; today: string; place: VirtualItemProps | null };

function Row(props: Props) {
  const { row, judge, wasJudge, office, zone, showEventTime, changed, today, place } = props;
  const { kind, recordLink, mark } = useDocketConfig();
  const how = row.how && (wordFor('how', row.how) ?? row.how);
  const marks = `${isActive(row) ? '' : css.gone} ${changed ? css.changed : ''}`;
  return (
    <li className={`${css.row} ${marks}`} {...{ [mark]: row.id }} {...place}>
      <HearingTime row={row} zone={zone?.label ?? null} showEventTime={showEventTime} />
      <a className={css.link} href={BASE + recordLink(row.id)}>
        <span className={css.number}>{row.caseNumber || rowMessages('row.noNumber')}</span>{' '}
        <CaseBadge caseType={row.caseType} chapter={row.chapter} />{' '}
        <span className={css.title}>{row.title}</span>
      </a>
      <p className={css.line}>
        <OldAndNew old={wasJudge}>{judge}</OldAndNew>
      </p>
      <p className={css.line}>{[how, office ?? row.place].filter(Boolean).join(' · ')}</p>
      {(row.status !== 'scheduled' || row.movedTo || changed) && (
        <HearingStatus row={row} zone={zone} today={today} changed={changed} />
      )}
      <div className={css.star}>
        <StarButton kind={kind} id={row.id} row={row} label={`${row.caseNumber} ${row.title}`} />
      </div>
    </li>
  );
}

/** One hearing in a column of the week. */
export const WeekRow = memo(
  perRecord(Row, ({ row, place }: Props) => ({ record: row, id: row.id, label: row.caseNumber, at: place })),
);
