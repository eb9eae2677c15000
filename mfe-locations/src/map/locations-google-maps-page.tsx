import { courtAtom, freshnessAtom, Link, locationsLink, officesAtom, useSearchParams } from '@court/contract';
import { PageHeading, PrintHead } from '@court/ui';
import { useAtomValue } from 'jotai';
import { mapMessages } from '../messages/map-messages';
import { DistrictFigure } from './district-figure';
import { DivisionLegend } from './division-legend';
import * as css from './locations-google-maps-page.module.css';
import { OfficeList } from './office-list';
import { placedOffices } from './placed-offices';
import { servedDivisions } from './serving-offices';
import { useDistrictMap } from './use-district-map';

/**
 * `/locations-google-maps`: a map of the district with its offices. Google's map for courts with a key, else our own
 * drawing.
 */
export function LocationsGoogleMapsPage() {
  const court = useAtomValue(courtAtom);
  const { byId, status } = useAtomValue(officesAtom);
  const freshness = useAtomValue(freshnessAtom);
  const [query] = useSearchParams();
  const { reading, retry } = useDistrictMap(court?.code ?? '');
  if (!court) return <PageHeading>{mapMessages('title')}</PageHeading>;
  const { map } = reading;
  const offices = placedOffices(byId, map);
  const divisions = map?.divisions ?? [];
  // waits until the drawing and the addresses have loaded, so that the content below does not move
  const isKnown = reading.status !== 'loading' && status !== 'loading';
  return (
    <>
      <PrintHead about={[mapMessages('title')]} reading={freshness} />
      <div className={css.page}>
        <div className={css.head}>
          <PageHeading>{mapMessages('title')}</PageHeading>
          <p>
            {map &&
              mapMessages('counted', {
                counties: divisions.flatMap(({ counties }) => counties).length,
                divisions: divisions.length,
                offices: offices.length,
              })}
          </p>
          <Link to={locationsLink()} className={css.toCounty}>
            {mapMessages('toCounty')}
          </Link>
        </div>
        <DistrictFigure
          court={court}
          reading={reading}
          offices={offices}
          office={query.get('office')}
          onRetry={retry}
        />
        {isKnown && <OfficeList offices={offices} served={servedDivisions(divisions, byId)} />}
        {isKnown && map && <DivisionLegend divisions={map.divisions} offices={byId} />}
      </div>
    </>
  );
}
