import { officesAtom } from '@court/contract';
import { longDate, shortDate } from '@court/domain';
import {
  answerContextAtom,
  BoardSection,
  countLongNames,
  perRecord,
  type SectionBox,
  StarButton,
  type VirtualItemProps,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import { memo, type ReactNode } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { blockText } from './block-text';
import { blockTimes } from './block-times';
import { BlockTitle } from './block-view';
import type { BlockFacts, DocketBlock } from './docket-blocks';
import { rowText, type WordedRow } from './docket-text';
import { HearingRowView } from './hearing-row-view';
import { usePresiderWords } from './use-row-parts';

type Props = {
  block: DocketBlock;
  facts: BlockFacts;
  children: ReactNode;
  /** shown beside the heading */
  end?: ReactNode;
  alsoNamedBy?: string;
  /** unique key of the block on a page with several days */
  mark?: string;
  /** true if the block's day is not the page's day; the heading then begins with the day */
  isOther?: boolean | undefined;
  level?: 2 | 3;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
};

/**
 * The hearings of one judge at one time, under a heading with their shared facts: '9:00 AM CST · Judge Oakesmith ·
 * Courtroom 1, San Antonio · By video · 55 hearings'.
 */
export function BlockSection({ block, facts, children, mark = block.key, isOther, ...section }: Props) {
  const { kind, messages } = useDocketConfig();
  const presider = usePresiderWords()(block.presiderId);
  const { byId: offices } = useAtomValue(officesAtom);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const { phase } = blockTimes(block, kind, useAtomValue(answerContextAtom));
  const date = block.rows[0]?.date ?? '';
  const day = isOther ? shortDate(date, date) : undefined;
  const text = blockText(block, facts, messages, { presider, office, day, isNow: phase === 'now' });
  return (
    <BoardSection
      mark={mark}
      title={<BlockTitle text={text} />}
      isMoved={isOther}
      extraLines={countLongNames(block.rows)}
      {...(date && { day: longDate(date) })}
      {...section}
    >
      {children}
    </BoardSection>
  );
}

type RowProps = WordedRow & {
  changed: boolean;
  today: string;
  isCurrent?: boolean;
  /** position in a virtual list; set if not all rows are in the document */
  place?: VirtualItemProps | null;
};

function Row(props: RowProps) {
  const { row, roomy, changed, first = null, isCurrent = false, place } = props;
  const { kind, recordLink, idAttribute } = useDocketConfig();
  const text = rowText(props, kind);
  return (
    <HearingRowView
      row={row}
      text={text}
      href={BASE + recordLink(row.id)}
      star={<StarButton kind={kind} id={row.id} row={row} label={text.label} />}
      isChanged={changed}
      first={first}
      isCurrent={isCurrent}
      isRoomy={roomy}
      at={{ [idAttribute]: row.id, ...place }}
    />
  );
}

/**
 * One hearing or 341 meeting on the board. The whole row links to the page of the record. The component that renders
 * the board handles clicks on these links.
 */
export const HearingRow = memo(
  perRecord(Row, ({ row, place }: RowProps) => ({
    record: row,
    id: row.id,
    label: row.caseNumber,
    at: place,
  })),
);
