import { todayAtom } from '@court/contract';
import { type CalendarKind, type DocketRow, isDay, isOn, longDate } from '@court/domain';
import { BoardSection, countLongNames } from '@court/ui';
import * as board from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { Dated } from '../search/dated-rows';
import { nearText } from '../search/near-text';
import { DatedRow } from './dated-row';
import * as css from './dated-row.module.css';

/** How to attend a date, which only its record knows. The areas get it from the kit of records. */
export type AttendPart = ComponentType<{ kind: CalendarKind; row: DocketRow }>;

type Props = {
  rows: readonly Dated[];
  ofCase: boolean;
  /** dates before other judges and trustees at the same time, by key */
  clashes?: ReadonlyMap<string, readonly Dated[]>;
  /** shown below each row */
  AttendDate?: AttendPart | undefined;
};

/** Hearings and 341 meetings grouped by day. Keeps the given order. */
export function DatedList({ rows, ofCase, clashes, AttendDate }: Props) {
  const today = useAtomValue(todayAtom);
  const days = new Map<string, Dated[]>();
  for (const one of rows) {
    const day = days.get(one.row.date);
    if (day) day.push(one);
    else days.set(one.row.date, [one]);
  }
  return [...days].map(([date, dated]) => (
    <BoardSection
      key={date}
      level={3}
      title={
        <>
          <span className={`${board.time} ${css.day}`}>{isDay(date) ? longDate(date) : date}</span>{' '}
          <span className={board.count}>{nearText(date, today)}</span>
        </>
      }
      extraLines={2 * dated.length + countLongNames(dated.map(({ row }) => row))}
      at={{ 'data-date': date } as object}
    >
      {dated.map((one) => (
        <DatedRow key={one.key} dated={one} ofCase={ofCase} clashes={clashes?.get(one.key)}>
          {AttendDate && isOn(one.row) && (
            <div className={css.below}>
              <AttendDate kind={one.kind} row={one.row} />
            </div>
          )}
        </DatedRow>
      ))}
    </BoardSection>
  ));
}
