import { todayAtom } from '@court/contract';
import { isDay, isOn, longDate } from '@court/domain';
import { BoardSection, countLongNames } from '@court/ui';
import * as board from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
import type { Dated } from '../search/dated-rows';
import { nearText } from '../search/near-text';
import { DatedRow } from './dated-row';
import * as css from './dated-row.module.css';
import { WayLine } from './way-line';

type Props = {
  rows: readonly Dated[];
  ofCase: boolean;
  /** number of other dates at the same time, by key */
  sameTimes?: ReadonlyMap<string, number>;
  /** shows the way to the office below each row */
  hasWay?: boolean;
};

/** Hearings and 341 meetings grouped by day. Keeps the given order. */
export function DatedList({ rows, ofCase, sameTimes, hasWay = false }: Props) {
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
        <DatedRow key={one.key} dated={one} ofCase={ofCase} sameTime={sameTimes?.get(one.key)}>
          {hasWay && isOn(one.row) && (
            <div className={css.below}>
              <WayLine at={one.row} />
            </div>
          )}
        </DatedRow>
      ))}
    </BoardSection>
  ));
}
