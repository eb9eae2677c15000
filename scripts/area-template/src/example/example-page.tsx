import { courtAtom } from '@court/contract';
import { PageHeading } from '@court/ui';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import * as css from './example-page.module.css';

/** `/example`: the area's first screen. */
export function ExamplePage() {
  const court = useAtomValue(courtAtom);
  return (
    <div className={css.page}>
      <PageHeading>{words('title')}</PageHeading>
      <p className={css.intro}>{words('intro', { court: court?.displayName ?? '' })}</p>
    </div>
  );
}
