import { courtAtom, deviceAtom, useSearchParams } from '@court/contract';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { officeMessages } from '../messages/office-messages';
import { CountyOffice } from './county-office';
import { LinkNote } from './link-note';
import { linkedPlace } from './linked-place';
import { NearMe } from './near-me';
import { OfficeCard } from './office-card';
import type { OfficeFacts } from './office-facts';
import * as css from './offices-page.module.css';

/** The office finders, and a card for each office. Memoized: renders again only for other offices. */
export const AllOffices = memo(function AllOffices({ offices }: { offices: OfficeFacts[] }) {
  const court = useAtomValue(courtAtom);
  const device = useAtomValue(deviceAtom);
  const [query] = useSearchParams();
  const place = linkedPlace(query, offices);
  const marked = 'office' in place ? place.office.id : null;
  return (
    <>
      <LinkNote place={place} />
      <nav className={css.jumps} aria-label={officeMessages('jump')}>
        {offices.map(({ id, name }) => (
          <a key={id} className={css.link} href={`#office-${encodeURIComponent(id)}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={css.finders}>
        <CountyOffice offices={offices} />
        <details className={css.find}>
          <summary>{officeMessages('near.title')}</summary>
          <NearMe offices={offices} />
        </details>
      </div>
      <ul className={css.offices}>
        {offices.map((office) => (
          <li key={office.id}>
            <OfficeCard
              office={office}
              isMarked={office.id === marked}
              markedRoom={place.kind === 'room' && office.id === marked ? place.room : null}
            />
          </li>
        ))}
      </ul>
      <p className={css.small}>
        {[
          officeMessages(device?.isNative ? 'directionsNative' : 'directionsWeb'),
          court?.sample && officeMessages('invented'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
});
