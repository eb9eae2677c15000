import { isDay, longDate } from '@court/domain';
import { BoardSection, countLongNames } from '@court/ui';
import * as board from '@court/ui/row/board-section.module.css';
import type { Dated } from '../search/dated-rows';
import { DatedRow } from './dated-row';

type Props = { rows: readonly Dated[]; ofCase: boolean };

/** Hearings and 341 meetings grouped by day. Keeps the given order. */
export function DatedList({ rows, ofCase }: Props) {
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
      title={<span className={board.time}>{isDay(date) ? longDate(date) : date}</span>}
      extraLines={2 * dated.length + countLongNames(dated.map(({ row }) => row))}
      at={{ 'data-date': date } as object}
    >
      {dated.map((one) => (
        <DatedRow key={one.key} dated={one} ofCase={ofCase} />
      ))}
    </BoardSection>
  ));
}
