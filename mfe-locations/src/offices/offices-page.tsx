import { courtAtom, deviceAtom, Link, useSearchParams } from '@court/contract';
import { PageHeading } from '@court/ui';
import { useAtomValue } from 'jotai';
import { NearMe } from '../near/near-me';
import { CountyOffice } from './county-office';
import { LinkNote } from './link-note';
import { linkedPlace } from './linked-place';
import { OfficeCard } from './office-card';
import { officeWords } from './office-words';
import * as css from './offices-page.module.css';
import { useKnownOffices } from './use-known-offices';

/** `/locations`: the court's offices and courtrooms, which of them serves a county, and which is nearest. */
export function OfficesPage() {
  const court = useAtomValue(courtAtom);
  const device = useAtomValue(deviceAtom);
  const [query] = useSearchParams();
  const { offices, source, isFailed } = useKnownOffices();
  const place = linkedPlace(query, offices);
  const marked = 'office' in place ? place.office.id : null;
  const isWaiting = source === 'names' && !isFailed;
  const unread = { read: null, kept: officeWords('kept'), names: officeWords('few') }[source];
  return (
    <div className={css.page}>
      <PageHeading>{officeWords('title')}</PageHeading>
      <p className={css.intro}>{officeWords('intro', { court: court?.displayName ?? '' })}</p>
      <p className={css.links}>
        <Link className={css.link} to="/locations-google-maps">
          {officeWords('map')}
        </Link>
      </p>
      <p className={css.told} role="status">
        {isWaiting ? officeWords('reading') : isFailed && unread}
      </p>
      {!isWaiting && <LinkNote place={place} />}
      <div className={css.finders}>
        <CountyOffice offices={offices} />
        <NearMe offices={offices} />
      </div>
      <p className={css.small}>
        {officeWords(device?.isNative ? 'directionsNative' : 'directionsWeb')}{' '}
        {court?.sample && officeWords('invented')}
      </p>
      <ul className={css.offices}>
        {offices.map((office) => (
          <li key={office.id}>
            <OfficeCard
              office={office}
              isMarked={office.id === marked}
              markedRoom={place.kind === 'room' && office.id === marked ? place.room : null}
              isWaiting={isWaiting}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
