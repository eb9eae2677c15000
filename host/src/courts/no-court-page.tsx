import { courtDescriptionAtom, courtNameAtom, Link, storageStatusAtom } from '@court/contract';
import { buttonClass, PageHeading } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { courtsMessages } from '../messages/courts-messages';
import { courtsAddress } from '../page/first-address';
import * as css from './courts-page.module.css';

/** Shown at every address of a device whose stored court is not in this app, or which has no stored court yet. */
export function NoCourtPage() {
  const { pathname, search } = useLocation();
  const name = useAtomValue(courtNameAtom);
  const stored = useAtomValue(courtDescriptionAtom) ?? name;
  const isReading = useAtomValue(storageStatusAtom) === 'starting' && !stored;
  const title = isReading ? 'courtReadingTitle' : 'noCourtTitle';
  return (
    <section className={css.page}>
      <PageHeading>{courtsMessages(stored ? 'courtGoneTitle' : title)}</PageHeading>
      {isReading && <p>{courtsMessages('courtReading')}</p>}
      <p>{stored ? courtsMessages('courtGoneText', { court: stored }) : courtsMessages('noCourtText')}</p>
      <p>
        <Link className={buttonClass('primary')} to={courtsAddress(pathname + search)}>
          {courtsMessages('courtsTitle')}
        </Link>
      </p>
    </section>
  );
}
