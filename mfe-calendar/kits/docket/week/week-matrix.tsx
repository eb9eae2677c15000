import { useDocketConfig } from '../config/docket-config';
import { WeekDays } from './week-days';
import { useWeekParts, type WeekProps } from './week-parts';
import { WeekTable } from './week-table';

/**
 * A week as a table, which a phone shows as lists. A trustee holds meetings on one or two days of a week, so most cells
 * of such a table would be empty: a wide screen shows the lists of trustees side by side.
 */
export function WeekMatrix(props: WeekProps) {
  const isOfJudges = useDocketConfig().presiderField === 'judgeId';
  const parts = useWeekParts(props);
  return (
    <div>
      {isOfJudges && <WeekTable {...props} parts={parts} />}
      <WeekDays {...props} parts={parts} isAcross={!isOfJudges} />
    </div>
  );
}
