import type { DocketRow } from '@court/records';
import { shortDate } from '@court/ui';
import { useMemo } from 'react';
import { docketBlocks } from '../day/docket-blocks';
import type { TimedRow } from '../day/timed-row';
import { useRowParts, useVenueZones } from '../day/use-row-parts';
import { useSteadyBlocks } from '../day/use-steady-blocks';
import { useDocketConfig } from '../docket-config';
import { useViewMessages } from '../messages/view-messages';
import * as css from './week-board.module.css';

/** A day of the week: its listed rows and how many hearings these are; null while they are not known. */
export type WeekColumn = {
  date: string;
  rows: readonly DocketRow[] | null;
  count: number | null;
  changedIds: ReadonlySet<string>;
};

const NONE: readonly DocketRow[] = [];

export type WeekDayProps = { column: WeekColumn; today: string; href: string };

/** A column's rows in the order in which they are called, what they show, and its heading. */
export function useWeekDay({ column: { date, rows, count }, today, href }: WeekDayProps) {
  const { presiderField } = useDocketConfig();
  const monthMessages = useViewMessages();
  const zones = useVenueZones(date);
  const partsOf = useRowParts();
  const ordered = useMemo(
    () => docketBlocks(rows ?? NONE, zones, presiderField),
    [rows, zones, presiderField],
  );
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
        {count === null
          ? ''
          : count === 0
            ? monthMessages('week.none')
            : monthMessages('count.hearings', { count })}
      </span>
    </>
  );
  return { timed, partsOf, title };
}
