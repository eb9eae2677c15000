import { longDate } from '@court/domain';
import { countLongNames } from '@court/ui';
import type { ReactNode } from 'react';
import type { ListedKind } from '../config/docket-config';
import { blockText, presiderWords } from '../day/block-text';
import { blockTimes } from '../day/block-times';
import { BlockView } from '../day/block-view';
import { blockFacts, saidOf } from '../day/docket-blocks';
import type { ShownBlock } from '../day/use-more-lines';
import { type FirstBoard, FirstRow } from './first-docket';

type Props = {
  shown: ShownBlock;
  board: FirstBoard;
  listed: ListedKind;
  /** id of the heading */
  id: string;
  mark?: string;
  level?: 2 | 3;
  end?: ReactNode;
  alsoNamedBy?: string;
};

/** A block of hearings or 341 meetings, with the markup of BlockSection, before the app has started. */
export function FirstBlock({ shown: { block, rows }, board, listed, mark = block.key, ...place }: Props) {
  const { page, people, context } = board;
  const facts = blockFacts(block);
  const said = saidOf(block, facts);
  const text = blockText(block, facts, listed.messages, {
    presider: people && presiderWords(block.presiderId, people, listed.presiderField),
    office: page.court.offices[facts.officeId ?? '']?.name ?? null,
    isNow: blockTimes(block, listed.kind, context).phase === 'now',
  });
  return (
    <BlockView
      {...place}
      text={text}
      mark={mark}
      day={longDate(block.rows[0]?.date ?? '')}
      count={rows.length}
      extraLines={countLongNames(block.rows)}
    >
      {rows.map((row) => (
        <FirstRow key={row.id} row={row} board={board} listed={listed} zone={block.zone} said={said} />
      ))}
    </BlockView>
  );
}
