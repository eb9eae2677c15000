import type { DocketRow } from '@court/records';
import {
  Badge,
  clockTime,
  OldAndNew,
  perRecord,
  StarButton,
  sharedMessages,
  type VirtualItemProps,
  wordFor,
} from '@court/ui';
import { memo } from 'react';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { isActive, type VenueZone } from './docket-blocks';
import * as css from './hearing-row.module.css';
import { HearingStatus } from './hearing-status';

type HearingTimeProps = { row: DocketRow; zone: string | null; showEventTime: boolean };

/** When a hearing is called: its block's time, and its own where the court wants it shown. */
export function HearingTime({ row, zone, showEventTime }: HearingTimeProps) {
  const { time, eventTime, was } = row;
  const wasTime = was?.time && /^\d\d:\d\d$/.test(was.time) ? clockTime(was.time) : (was?.time ?? null);
  return (
    <p className={css.time}>
      <OldAndNew old={wasTime}>
        <span className={css.clock}>
          {time ? clockTime(time) : rowMessages('row.noTime')}
          {time && zone && <span className={css.zone}> {zone}</span>}
        </span>
      </OldAndNew>
      {showEventTime && eventTime && eventTime !== time && (
        <span className={css.own}>
          {rowMessages('row.eventTime', { time: clockTime(eventTime) })}
          {zone && ` ${zone}`}
        </span>
      )}
    </p>
  );
}

type CaseBadgeProps = { caseType: string; chapter: string | null };

/** Chapter of a bankruptcy case; kind of any other, with its lead case's chapter. */
export function CaseBadge({ caseType, chapter }: CaseBadgeProps) {
  const rowMessages = [
    wordFor('type', caseType),
    chapter && sharedMessages('chapterShort', { chapter }),
  ].filter(Boolean);
  return rowMessages.length > 0 && <Badge>{rowMessages.join(' · ')}</Badge>;
}

/** What a row shows that does not stand in it. */
export type RowParts = {
  judge: string | null;
  /** name as it was; null when the judge has not changed */
  wasJudge: string | null;
  office: string | null;
  zone: VenueZone | null;
  showEventTime: boolean;
  /** leaves room to write below it */
  roomy: boolean;
};

type Props = RowParts & {
  row: DocketRow;
  changed: boolean;
  today: string;
  /** given where not all rows are in the document */
  place?: VirtualItemProps | null;
};

const howWord = (how: string | null | undefined) => (how ? (wordFor('how', how) ?? how) : null);

function Row(props: Props) {
  const { row, judge, wasJudge, office, zone, showEventTime, roomy, changed, today, place } = props;
  const { kind, recordLink, mark } = useDocketConfig();
  const how = howWord(row.how);
  const marks = `${isActive(row) ? '' : css.gone} ${changed ? css.changed : ''}`;
  return (
    <li className={`${css.row} ${marks}`} {...{ [mark]: row.id }} data-roomy={roomy || undefined} {...place}>
      <HearingTime row={row} zone={zone?.label ?? null} showEventTime={showEventTime} />
      <div className={css.case}>
        <a className={css.link} href={BASE + recordLink(row.id)}>
          <span className={css.number}>{row.caseNumber || rowMessages('row.noNumber')}</span>{' '}
          <CaseBadge caseType={row.caseType} chapter={row.chapter} />{' '}
          <span className={css.title}>{row.title}</span>
        </a>
      </div>
      <p className={css.matter}>{row.matter}</p>
      <p className={css.judge}>
        <OldAndNew old={wasJudge}>{judge}</OldAndNew>
      </p>
      <p className={css.place}>
        {(how || row.was?.how) && (
          <span className={css.how}>
            <OldAndNew old={howWord(row.was?.how)}>{how}</OldAndNew>
          </span>
        )}
        <OldAndNew old={row.was?.place ?? null}>{row.place ?? office}</OldAndNew>
      </p>
      <HearingStatus row={row} zone={zone} today={today} changed={changed} />
      <div className={css.star}>
        <StarButton kind={kind} id={row.id} row={row} label={`${row.caseNumber} ${row.title}`} />
      </div>
    </li>
  );
}

/** One hearing or 341 meeting on the board; all of it leads to its page. Its links are followed by who renders the board. */
export const HearingRow = memo(
  perRecord(Row, ({ row, place }: Props) => ({ record: row, id: row.id, label: row.caseNumber, at: place })),
);
