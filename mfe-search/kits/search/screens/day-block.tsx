import { rowsClass } from '@court/ui';
import { detailMessages } from '../messages/detail-messages';
import type { DayGroup } from '../search/day-plan';
import { conflictText, type DayNames } from '../search/day-text';
import { DatedRow } from './dated-row';
import * as css from './day-block.module.css';

type Props = { group: DayGroup; names: DayNames };

/** Hearings of a person's day that follow each other. A band with the reasons is around those in conflict. */
export function DayBlock({ group: { blocks, conflicts }, names }: Props) {
  const rows = (
    <ul className={rowsClass()}>
      {blocks.flatMap((block) =>
        block.rows.map((dated) => <DatedRow key={dated.key} dated={dated} ofCase={false} />),
      )}
    </ul>
  );
  if (conflicts.length === 0) return rows;
  const hard = conflicts.some(({ conflict }) => conflict.isHard);
  return (
    <div className={hard ? css.hard : css.tight} data-conflict={hard ? 'hard' : 'tight'}>
      {conflicts.map(({ block, conflict }) => (
        <p key={`${block.rows[0].key} ${conflict.why} ${conflict.with.rows[0].key}`}>
          <b>{detailMessages(conflict.isHard ? 'day.conflict' : 'day.tight')}</b>{' '}
          <span>{conflictText(block, conflict, names)}</span>
        </p>
      ))}
      {rows}
    </div>
  );
}
