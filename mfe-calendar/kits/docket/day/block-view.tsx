import { BoardSectionView } from '@court/ui';
import * as css from '@court/ui/row/board-section.module.css';
import type { ComponentProps } from 'react';
import type { blockText } from './block-text';

/** The heading of a block, separated by spaces: time with method, count, and judge or trustee with place. */
export function BlockTitle({ text }: { text: ReturnType<typeof blockText> }) {
  const { presider, place, count, short } = text;
  return (
    <>
      <span className={css.when} data-off={text.isOff || undefined}>
        <span className={css.time}>{text.time}</span>
        {text.mainTime && ' '}
        {text.mainTime && <span className={css.main}>{text.mainTime}</span>}
        {text.how && ' '}
        {text.how && <span className={css.how}>{text.how}</span>}
      </span>{' '}
      <span className={css.count}>
        {text.now && <b>{`${text.now} · `}</b>}
        <span data-short={short || undefined}>
          <span>{count}</span>
        </span>
      </span>{' '}
      <span className={css.who}>
        {presider && <b>{presider}</b>}
        {presider && place && <span>{' · '}</span>}
        <span>{place}</span>
      </span>
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
