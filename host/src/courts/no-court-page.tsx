import { courtDescriptionAtom, courtNameAtom, Link } from '@court/contract';
import { buttonClass, PageHeading } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { courtsMessages } from '../messages/courts-messages';
import { courtsAddress } from '../startup/first-address';
import * as css from './courts-page.module.css';

/** Stands at every address of a device whose stored court this app no longer has, or that has chosen none yet. */
export function NoCourtPage() {
  const { pathname, search } = useLocation();
  const name = useAtomValue(courtNameAtom);
  const stored = useAtomValue(courtDescriptionAtom) ?? name;
  return (
    <section className={css.page}>
      <PageHeading>{courtsMessages(stored ? 'courtGoneTitle' : 'noCourtTitle')}</PageHeading>
      <p>{stored ? courtsMessages('courtGoneText', { court: stored }) : courtsMessages('noCourtText')}</p>
      <p>
        <Link className={buttonClass('primary')} to={courtsAddress(pathname + search)}>
          {courtsMessages('courtsTitle')}
        </Link>
      </p>
    </section>
  );
}
