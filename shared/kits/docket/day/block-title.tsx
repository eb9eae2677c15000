import { officesAtom } from '@court/contract';
import * as css from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { type BlockFacts, blockTime, type DocketBlock, isActive, whereWords } from './docket-blocks';
import { usePresiderWords } from './use-row-parts';

/** What is the same for all of a block: '9:00 AM CST · Judge Oakesmith · Courtroom 1, San Antonio · By video · 55 hearings'. */
export function BlockTitle({ block, facts }: { block: DocketBlock; facts: BlockFacts }) {
  const { messages } = useDocketConfig();
  const presiderOf = usePresiderWords();
  const { byId: offices } = useAtomValue(officesAtom);
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const presider = presiderOf(block.presiderId);
  const where = whereWords(facts, offices[facts.officeId ?? '']?.name ?? null);
  return (
    <>
      <span className={css.time}>{blockTime(block)}</span>{' '}
      <span className={css.who}>
        {presider && <b>{presider}</b>}
        {where.length > 0 && `${presider ? ' · ' : ''}${where.join(' · ')}`}
      </span>{' '}
      <span className={css.count}>
        {messages('count.hearings', { count: active })}
        {inactive > 0 && ` ${rowMessages('count.inactive', { count: inactive })}`}
      </span>
    </>
  );
}
