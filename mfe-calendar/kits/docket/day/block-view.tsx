import { BoardSectionView } from '@court/ui';
import * as css from '@court/ui/row/board-section.module.css';
import type { ComponentProps } from 'react';
import type { blockText } from './docket-blocks';

/** The heading of a block, separated by spaces: time, judge or trustee with place, and count. */
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

/** The hearings of one judge at one time, under a heading with their shared facts. */
export const BlockView = ({ text, ...section }: Props) => (
  <BoardSectionView {...section} title={<BlockTitle text={text} />} />
);
