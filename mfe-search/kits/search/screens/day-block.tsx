import { officesAtom } from '@court/contract';
import { isOffState, stateOf, tallyRows } from '@court/domain';
import { BoardSection, howWord, withOff } from '@court/ui';
import * as board from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
import { detailMessages } from '../messages/detail-messages';
import type { DayBlock as Block } from '../search/day-plan';
import { blockPresider, conflictText, type DayNames } from '../search/day-text';
import { DatedRow } from './dated-row';
import * as css from './detail-screen.module.css';

type Props = { block: Block; names: DayNames };

/** A block of a person's day (hearings at one time in one place), with its conflicts. */
export function DayBlock({ block, names }: Props) {
  const [{ row }] = block.rows;
  const { byId: offices } = useAtomValue(officesAtom);
  const on = block.rows.filter((each) => !isOffState(stateOf(each.row)));
  const { how = null } = on[0]?.row ?? {};
  const isOneWay = on.every((each) => each.row.how === how);
  const { held, off, gone } = tallyRows(block.rows.map((each) => each.row));
  const where =
    on.length > 0 ? [offices[row.officeId ?? '']?.name, isOneWay && howWord(how)].filter(Boolean) : [];
  const who = blockPresider(block, names);
  return (
    <>
      {block.conflicts.map((conflict) => (
        <p
          key={`${conflict.why} ${conflict.with.rows[0].key}`}
          className={conflict.isHard ? css.hard : css.tight}
          data-conflict={conflict.isHard ? 'hard' : 'tight'}
        >
          <b>{detailMessages(conflict.isHard ? 'day.conflict' : 'day.tight')}</b>{' '}
          <span>{conflictText(block, conflict, names)}</span>
        </p>
      ))}
      <BoardSection
        level={3}
        title={
          <>
            <span className={board.time}>{names.clock.time(row) || detailMessages('noTime')}</span>{' '}
            <span className={board.who}>
              {who && <b>{who}</b>}
              {where.length > 0 && <span>{`${who ? ' · ' : ''}${where.join(' · ')}`}</span>}
            </span>{' '}
            <span className={board.count}>
              {withOff(detailMessages('day.rows', { count: held }), off + gone)}
            </span>
          </>
        }
      >
        {block.rows.map((dated) => (
          <DatedRow key={dated.key} dated={dated} ofCase={false} under={{ how: isOneWay ? how : null }} />
        ))}
      </BoardSection>
    </>
  );
}
