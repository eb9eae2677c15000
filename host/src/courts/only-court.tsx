import { Link, locationsLink, offeredAtom, officesAtom, type PageCourt } from '@court/contract';
import { dialLinks, phoneText } from '@court/domain';
import { Button, buttonClass, PageHeading, Unofficial } from '@court/ui';
import { useAtomValue } from 'jotai';
import { courtsMessages } from '../messages/courts-messages';
import * as css from './courts-page.module.css';

/** Official directory of all federal courts. */
const COURT_FINDER = 'https://www.uscourts.gov/federal-court-finder/find';

type Props = { court: PageCourt; onOpen: () => void };

/**
 * The court of a site that has no other, the way to another court, and the offices with the counties they serve. These
 * come last, when they have loaded, so that nothing moves.
 */
export function OnlyCourt({ court, onOpen }: Props) {
  const offered = useAtomValue(offeredAtom);
  const { byId, status } = useAtomValue(officesAtom);
  return (
    <section className={css.page}>
      <PageHeading>{court.displayName}</PageHeading>
      <p>{courtsMessages('courtsOnly')}</p>
      <p className={css.ways}>
        <Button kind="primary" onClick={onOpen}>
          {courtsMessages('courtsOnlyOpen')}
        </Button>
        {offered(locationsLink()) && (
          <Link className={buttonClass()} to={locationsLink()}>
            {courtsMessages('courtsOnlyPlaces')}
          </Link>
        )}
      </p>
      <p>
        <span>{courtsMessages('courtsOther')}</span>{' '}
        <a href={COURT_FINDER} rel="noreferrer">
          {courtsMessages('courtsFinder')}
        </a>
      </p>
      <Unofficial />
      {status !== 'loading' && (
        <>
          <h2>{courtsMessages('courtsOnlyOffices')}</h2>
          <dl className={`${css.facts} ${css.offices}`}>
            {Object.entries(court.offices).map(([id, { name }]) => {
              const { phone, counties = [], note } = byId[id] ?? {};
              const tel = phone && dialLinks({ phone })[0]?.href;
              return (
                <div key={id}>
                  <dt>{name}</dt>
                  {phone && <dd>{tel ? <a href={tel}>{phoneText(phone)}</a> : phone}</dd>}
                  {note && <dd className={css.counties}>{note}</dd>}
                  {counties.length > 0 && (
                    <dd className={css.counties}>
                      <details>
                        <summary>{courtsMessages('courtsCounties', { count: counties.length })}</summary>
                        <p>{counties.join(', ')}</p>
                      </details>
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}
