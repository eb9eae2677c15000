import { courtAtom } from '@court/shared/state/court-atom';
import { PageHeading } from '@court/shared/ui/page-heading';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import * as css from './locations-page.module.css';

/** `/locations`: the area's first screen. */
export function LocationsPage() {
  const court = useAtomValue(courtAtom);
  return (
    <div className={css.page}>
      <PageHeading>{words('title')}</PageHeading>
      <p className={css.intro}>{words('intro', { court: court?.displayName ?? '' })}</p>
    </div>
  );
}
