import { Children, type ComponentProps, useId } from 'react';
import { BoardSectionView } from './board-section-view';
import { useRowKeys } from './row-links';

type Props = Omit<ComponentProps<typeof BoardSectionView>, 'id' | 'count' | 'list'>;

/** Like BoardSectionView, with arrow keys between rows. */
export function BoardSection(props: Props) {
  return (
    <BoardSectionView {...props} id={useId()} count={Children.count(props.children)} list={useRowKeys()} />
  );
}
