import { courtAtom } from '@court/contract';
import { PageHeading } from '@court/ui';
import { useAtomValue } from 'jotai';
import { pageMessages } from '../messages/page-messages';
import * as css from './example-page.module.css';

/** `/example`: the area's first screen. */
export function ExamplePage() {
  const court = useAtomValue(courtAtom);
  return (
    <div className={css.page}>
      <PageHeading>{pageMessages('title')}</PageHeading>
      <p className={css.intro}>{pageMessages('intro', { court: court?.displayName ?? '' })}</p>
    </div>
  );
}
