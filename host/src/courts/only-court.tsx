import { Link, locationsLink, offeredAtom, officesAtom, type PageCourt } from '@court/contract';
import { dialLinks, phoneText } from '@court/domain';
import { Button, buttonClass, PageHeading, Unofficial } from '@court/ui';
import { useAtomValue } from 'jotai';
import { courtsMessages } from '../messages/courts-messages';
import * as css from './courts-page.module.css';

/** Official directory of all federal courts. */
const COURT_FINDER = 'https://www.uscourts.gov/federal-court-finder/find';

type Props = { court: PageCourt; onOpen: () => void };

/** The court of a site that has no other: its offices with the counties they serve, and the way to another court. */
export function OnlyCourt({ court, onOpen }: Props) {
  const offered = useAtomValue(offeredAtom);
  const { byId } = useAtomValue(officesAtom);
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
      <h2>{courtsMessages('courtsOnlyOffices')}</h2>
      <dl className={`${css.facts} ${css.offices}`}>
        {Object.entries(court.offices).map(([id, { name }]) => {
          const { phone, counties = [] } = byId[id] ?? {};
          const tel = phone && dialLinks({ phone })[0]?.href;
          return (
            <div key={id}>
              <dt>{name}</dt>
              {phone && <dd>{tel ? <a href={tel}>{phoneText(phone)}</a> : phone}</dd>}
              {counties.length > 0 && (
                <dd className={css.counties}>
                  {courtsMessages('courtsCounties', { count: counties.length, names: counties.join(', ') })}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <h2>{courtsMessages('courtsOther')}</h2>
      <p>
        <a href={COURT_FINDER} rel="noreferrer">
          {courtsMessages('courtsFinder')}
        </a>
      </p>
      <Unofficial />
    </section>
  );
}
