import { BoardSectionView } from '@court/ui';
import * as css from '@court/ui/row/board-section.module.css';
import type { ComponentProps } from 'react';
import type { blockText } from './docket-blocks';

/** What a block's heading says, apart by spaces: the time, who presides and where, and how many. */
export function BlockTitle({ text }: { text: ReturnType<typeof blockText> }) {
  return (
    <>
      <span className={css.time}>{text.time}</span>{' '}
      <span className={css.who}>
        {text.presider && <b>{text.presider}</b>}
        <span>{text.where}</span>
      </span>{' '}
      <span className={css.count}>{text.count}</span>
    </>
  );
}

type Props = Omit<ComponentProps<typeof BoardSectionView>, 'title'> & {
  text: ReturnType<typeof blockText>;
};

/** The hearings of one judge at one time, under what is the same for all of them. */
export const BlockView = ({ text, ...section }: Props) => (
  <BoardSectionView {...section} title={<BlockTitle text={text} />} />
);
