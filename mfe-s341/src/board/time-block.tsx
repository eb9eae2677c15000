import { useRowKeys } from '@court/ui';
import { type ComponentProps, useId } from 'react';
import { TimeBlockView } from './time-block-view';

type Props = Omit<ComponentProps<typeof TimeBlockView>, 'id' | 'list'>;

/** TimeBlockView with keyboard handling: arrow keys move among the rows. */
export function TimeBlock(props: Props) {
  return <TimeBlockView {...props} id={useId()} list={useRowKeys()} />;
}
