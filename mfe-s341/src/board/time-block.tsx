import { useRovingTabIndex } from '@court/ui';
import { type ComponentProps, useId } from 'react';
import { TimeBlockView } from './time-block-view';

type Props = Omit<ComponentProps<typeof TimeBlockView>, 'id' | 'list'>;

/** As TimeBlockView; the rows are one stop of the Tab key, with arrows among them. */
export function TimeBlock(props: Props) {
  return <TimeBlockView {...props} id={useId()} list={useRovingTabIndex()} />;
}
