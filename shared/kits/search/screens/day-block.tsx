import { useId } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { DayBlock as Block } from '../search/day-plan';
import { blockPresider, conflictText, type DayNames } from '../search/day-text';
import { DatedRow } from './dated-row';
import * as css from './detail-screen.module.css';

type Props = { block: Block; names: DayNames };

/** What is called at one time in one place, and why one may not be able to be there. */
export function DayBlock({ block, names }: Props) {
  const id = useId();
  const [{ row }] = block.rows;
  const { clock, offices } = names;
  const where = [blockPresider(block, names), offices[row.officeId ?? '']?.name].filter(Boolean).join(', ');
  return (
    <section
      className={css.block}
      aria-labelledby={id}
      data-conflict={block.conflicts.length > 0 || undefined}
    >
      <h3 id={id} className={css.date}>
        <span className={css.blockTime}>{clock.time(row) || detailMessages('noTime')}</span> {where}
        <span className={css.blockCount}> {detailMessages('day.rows', { count: block.rows.length })}</span>
      </h3>
      {block.conflicts.map((conflict) => (
        <p key={`${conflict.why} ${conflict.with.rows[0].key}`} className={css.conflict}>
          <strong>{detailMessages('day.conflict')}</strong> {conflictText(block, conflict, names)}
        </p>
      ))}
      <ul className={css.rows}>
        {block.rows.map((dated) => (
          <DatedRow key={dated.key} dated={dated} ofCase={false} />
        ))}
      </ul>
    </section>
  );
}
