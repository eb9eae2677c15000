import { officesAtom } from '@court/contract';
import * as css from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
import { type DocketConfig, useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { type BlockFacts, blockTime, type DocketBlock, isActive, whereWords } from './docket-blocks';
import { usePresiderWords } from './use-row-parts';

type Names = { presider: string | null; office: string | null };

/** The words of a block's title: '9:00 AM CST', 'Judge Oakesmith', ' · Courtroom 1 · By video', '55 hearings + 1 moved'. */
export function blockText(
  block: DocketBlock,
  facts: BlockFacts,
  messages: DocketConfig['messages'],
  { presider, office }: Names,
) {
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const where = whereWords(facts, office);
  const left = inactive > 0 ? ` ${rowMessages('count.inactive', { count: inactive })}` : '';
  return {
    time: blockTime(block),
    presider,
    where: where.length > 0 ? `${presider ? ' · ' : ''}${where.join(' · ')}` : '',
    count: messages('count.hearings', { count: active }) + left,
  };
}

/** What is the same for all of a block: '9:00 AM CST · Judge Oakesmith · Courtroom 1, San Antonio · By video · 55 hearings'. */
export function BlockTitle({ block, facts }: { block: DocketBlock; facts: BlockFacts }) {
  const { messages } = useDocketConfig();
  const presider = usePresiderWords()(block.presiderId);
  const { byId: offices } = useAtomValue(officesAtom);
  const text = blockText(block, facts, messages, {
    presider,
    office: offices[facts.officeId ?? '']?.name ?? null,
  });
  return (
    <>
      <span className={css.time}>{text.time}</span>{' '}
      <span className={css.who}>
        {text.presider && <b>{text.presider}</b>}
        {text.where}
      </span>{' '}
      <span className={css.count}>{text.count}</span>
    </>
  );
}
