import { courtAtom, type PageCourt, storageStatusAtom } from '@court/contract';
import { Field, PageHeading, Unofficial } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { courtsMessages } from '../messages/courts-messages';
import { addressAfterCourts } from '../page/first-address';
import { chooseCourt } from './choose-court';
import { CourtItem } from './court-item';
import { usePageCourts } from './courts-context';
import * as css from './courts-page.module.css';
import { findCourts } from './find-courts';
import { OnlyCourt } from './only-court';

/** Minimum number of courts for which the page shows a search field. */
const MIN_COURTS_FOR_SEARCH = 7;

/** The page on which a reader chooses a court. It then opens the address that the reader came for, or home. */
export function CourtsPage() {
  const { courts, registry, renew } = usePageCourts();
  const present = useAtomValue(courtAtom);
  // If the device names the stored court late, start.tsx opens it.
  const isReading = useAtomValue(storageStatusAtom) === 'starting' && present === null;
  const store = useStore();
  const [query] = useSearchParams();
  const [sought, setSought] = useState('');
  const found = findCourts(courts, sought);
  const choose = (court: PageCourt) => {
    window.history.replaceState(null, '', BASE + (addressAfterCourts(query) ?? '/home'));
    chooseCourt(store, registry, court);
    renew();
  };
  const [only] = courts;
  if (only && courts.length === 1 && only.code === present?.code)
    return <OnlyCourt court={only} onOpen={() => choose(only)} />;
  return (
    <section className={css.page}>
      <PageHeading>{courtsMessages('courtsTitle')}</PageHeading>
      <p>{courtsMessages(courts.length > 1 ? 'courtsText' : 'courtsOnly')}</p>
      <p role="status">{isReading && courtsMessages('courtReading')}</p>
      {courts.length >= MIN_COURTS_FOR_SEARCH && (
        <Field label={courtsMessages('courtsSearch')}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={sought}
              onChange={(event) => setSought(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <p role="status" className={css.count}>
        {sought && courtsMessages('courtsFound', { count: found.length })}
      </p>
      <ul className={css.list}>
        {found.map((court) => (
          <CourtItem
            key={court.code}
            court={court}
            isPresent={court.code === present?.code}
            onChoose={() => choose(court)}
          />
        ))}
      </ul>
      {present && <Unofficial />}
    </section>
  );
}
