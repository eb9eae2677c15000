import { Children, type ComponentProps, useId } from 'react';
import { BoardSectionView } from './board-section-view';
import { useRovingTabIndex } from './row-links';

type Props = Omit<ComponentProps<typeof BoardSectionView>, 'id' | 'count' | 'list'> & {
  /** parts of a row may be rendered after the row */
  observesSubtree?: boolean;
};

/** Like BoardSectionView. The rows are one tab stop, with arrow keys between rows. */
export function BoardSection({ observesSubtree = false, ...props }: Props) {
  const id = useId();
  const list = useRovingTabIndex({ observesSubtree });
  return <BoardSectionView {...props} id={id} count={Children.count(props.children)} list={list} />;
}
