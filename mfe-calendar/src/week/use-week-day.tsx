import type { DocketRow } from '@court/shared/records/docket-row';
import { shortDate } from '@court/shared/words/court-dates';
import { useMemo } from 'react';
import { docketBlocks } from '../docket/docket-blocks';
import type { TimedRow } from '../docket/timed-row';
import { useRowParts, useVenueZones } from '../docket/use-row-parts';
import { useSteadyBlocks } from '../docket/use-steady-blocks';
import { viewWords } from '../view-words';
import type { WeekColumn } from './week-board';
import * as css from './week-board.module.css';

const NONE: readonly DocketRow[] = [];

export type WeekDayProps = { column: WeekColumn; today: string; href: string };

/** A column's rows in the order in which they are called, what they show, and its heading. */
export function useWeekDay({ column: { date, rows, count }, today, href }: WeekDayProps) {
  const zones = useVenueZones(date);
  const partsOf = useRowParts();
  const ordered = useMemo(() => docketBlocks(rows ?? NONE, zones), [rows, zones]);
  const blocks = useSteadyBlocks(ordered, zones);
  const timed = useMemo(
    () => blocks.flatMap((block): TimedRow[] => block.rows.map((row) => ({ row, zone: block.zone }))),
    [blocks],
  );
  const title = (
    <>
      <a className={css.date} href={BASE + href} aria-current={date === today ? 'date' : undefined}>
        {shortDate(date, date)}
      </a>{' '}
      <span className={css.count}>
        {count === null ? '' : count === 0 ? viewWords('week.none') : viewWords('count.hearings', { count })}
      </span>
    </>
  );
  return { timed, partsOf, title };
}
