import { type BoardProps, HearingRow, type useRowParts } from '@court/docket';
import { useRowKeys } from '@court/ui';
import { type ComponentProps, memo, useId } from 'react';
import { TimeBlockView } from './time-block-view';
import { inJudgesPlace } from './trustee-text';

type Props = Pick<ComponentProps<typeof TimeBlockView>, 'block' | 'whose' | 'isNow'> &
  Pick<BoardProps, 'today' | 'changedIds' | 'rowsAsSeen'> & {
    /** number of its rows that are in the document already */
    count: number;
    partsOf: ReturnType<typeof useRowParts>;
    /** the facts that its trustee's heading shows */
    said: NonNullable<ComponentProps<typeof HearingRow>['said']>;
  };

/**
 * The first meetings of one time. Arrow keys move among the rows. It does not render again when rows are added to
 * another time.
 */
export const TimeBlock = memo(
  ({ block, count, partsOf, said, changedIds, rowsAsSeen, today, ...view }: Props) => (
    <TimeBlockView {...view} block={block} id={useId()} list={useRowKeys()}>
      {block.rows.slice(0, count).map((row) => {
        const parts = partsOf(row, block.zone);
        return (
          <HearingRow
            key={row.id}
            row={row}
            {...parts}
            judge={inJudgesPlace(row, parts)}
            said={said}
            changed={changedIds.has(row.id)}
            first={rowsAsSeen.get(row.id) ?? null}
            today={today}
          />
        );
      })}
    </TimeBlockView>
  ),
);
