import { BoardSection } from '../day/board-section';
import { HearingRow } from '../day/hearing-row';
import { useWeekDay, type WeekDayProps } from './use-week-day';

/** One day of the week; `limit` rows of it are in the document. */
export function WeekDay(props: WeekDayProps & { limit: number }) {
  const { timed, partsOf, title } = useWeekDay(props);
  const { changedIds } = props.column;
  return (
    <div data-day={props.column.date} aria-busy={props.column.rows === null}>
      <BoardSection title={title} place={null} heading={null}>
        {timed.slice(0, props.limit).map(({ row, zone }) => (
          <HearingRow
            key={row.id}
            row={row}
            {...partsOf(row, zone)}
            changed={changedIds.has(row.id)}
            today={props.today}
            place={null}
          />
        ))}
      </BoardSection>
    </div>
  );
}
