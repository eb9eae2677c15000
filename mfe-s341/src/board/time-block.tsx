import { useRovingTabIndex } from '@court/ui';
import { type ComponentProps, useId } from 'react';
import { TimeBlockView } from './time-block-view';

type Props = Omit<ComponentProps<typeof TimeBlockView>, 'id' | 'list'>;

/** TimeBlockView with keyboard handling: the rows are one Tab stop, and arrow keys move among them. */
export function TimeBlock(props: Props) {
  return <TimeBlockView {...props} id={useId()} list={useRovingTabIndex()} />;
}
