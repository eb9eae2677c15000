import { type VirtualSection, VirtualSections } from '@court/ui';
import { useMemo } from 'react';
import { BoardSection } from '../day/board-section';
import { HearingRow } from '../day/hearing-row';
import { keyOfTimedRow, type TimedRow } from '../day/timed-row';
import { useWeekDay, type WeekDayProps } from './use-week-day';

const SIZES = { row: 150, heading: 46, gap: 24 };

/** One day of a full week: only the rows near the screen are in the document. */
export function LongWeekDay(props: WeekDayProps) {
  const { timed, partsOf, title } = useWeekDay(props);
  const { date, changedIds } = props.column;
  const sections = useMemo(() => [{ key: date, rows: timed }], [date, timed]);
  return (
    <div data-day={date}>
      <VirtualSections<TimedRow, VirtualSection<TimedRow>>
        sections={sections}
        rowKey={keyOfTimedRow}
        sizes={SIZES}
        renderRow={({ row, zone }, _section, place) => (
          <HearingRow
            key={row.id}
            row={row}
            {...partsOf(row, zone)}
            changed={changedIds.has(row.id)}
            today={props.today}
            place={place}
          />
        )}
        renderSection={(section, rows, place, heading) => (
          <BoardSection key={section.key} title={title} place={place} heading={heading}>
            {rows}
          </BoardSection>
        )}
      />
    </div>
  );
}
