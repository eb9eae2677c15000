import { Children, type ComponentProps, useId } from 'react';
import { BoardSectionView } from './board-section-view';
import { useRovingTabIndex } from './row-links';

type Props = Omit<ComponentProps<typeof BoardSectionView>, 'id' | 'count' | 'list'> & {
  /** what stands in a row may come later than the row */
  observesSubtree?: boolean;
};

/** As BoardSectionView. The rows are one stop of the Tab key, with arrows among them. */
export function BoardSection({ observesSubtree = false, ...props }: Props) {
  const id = useId();
  const list = useRovingTabIndex({ observesSubtree });
  return <BoardSectionView {...props} id={id} count={Children.count(props.children)} list={list} />;
}
