import { officesAtom } from '@court/contract';
import { clockTime } from '@court/domain';
import { HiddenText, howWord, placeWords } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useViewMessages } from '../config/view-messages';
import { blockFacts, type DocketBlock } from '../day/docket-blocks';
import { shortPlace } from '../day/short-place';
import { frameMessages, rowMessages } from '../messages/row-messages';
import * as css from './week-block.module.css';

/** Fill level of a block, 1 to 4, for its background tint. Undefined below 8 hearings. */
const loadOf = (count: number) => [8, 13, 30, 43].filter((least) => count >= least).length || undefined;

type CountProps = {
  count: number;
  /** '10 hearings' */
  words: string;
  /** CSS class for its position */
  at?: string | undefined;
};

/** The number of hearings, on a tint that shows how full the block is. */
export const WeekCount = ({ count, words, at }: CountProps) => (
  <span className={[css.count, at].filter(Boolean).join(' ')} data-load={loadOf(count)} title={words}>
    <span>{count}</span>
    <HiddenText>{words.replace(/^\S+/, '')}</HiddenText>
  </span>
);

type Props = {
  block: DocketBlock;
  href: string;
  changed: boolean;
  /** HH:mm of the last block, if several are merged into one line */
  until?: string | undefined;
  /** office that the line of this judge names already */
  rowOffice: string | null;
};

/** A block in one line: time, count, place and method. */
export function WeekBlock({ block, href, changed, until, rowOffice }: Props) {
  const viewMessages = useViewMessages();
  const { byId: offices } = useAtomValue(officesAtom);
  const facts = blockFacts(block);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const room = shortPlace(placeWords(facts.place, office, office))?.replace(
    /^courtroom\s+/i,
    `${rowMessages('block.room')} `,
  );
  const how = howWord(facts.how);
  // facts that the judge's line does not state for all its blocks
  const own = office === rowOffice ? [] : [office, block.zone?.label];
  const span = until && `${frameMessages('block.until')} ${clockTime(until).replace(/ [AP]M$/, '')}`;
  return (
    <a className={css.block} href={BASE + href} data-changed={changed || undefined}>
      <span className={css.time}>
        {block.time ? clockTime(block.time).replace(/ [AP]M$/, '') : rowMessages('row.noTime')}
      </span>
      <HiddenText>{block.time && ` ${clockTime(block.time).slice(-2)}: `}</HiddenText>
      <WeekCount
        count={block.rows.length}
        words={viewMessages('count.hearings', { count: block.rows.length })}
      />{' '}
      <span className={css.where}>{[span, room, ...own, how].filter(Boolean).join(' · ')}</span>
    </a>
  );
}
