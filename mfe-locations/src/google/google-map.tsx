import type { MapFrameCourt } from '@court/contract';
import { GoogleMap, useLoadScript } from '@react-google-maps/api';
import { useCallback, useEffect, useMemo } from 'react';
import type { FrameNews } from './frame-news';
import * as css from './google-map.module.css';
import { OfficeMarkers } from './office-markers';
import { officePlaces } from './office-places';
import { viewOf } from './view-of';

type Props = { court: MapFrameCourt; onNews: (news: FrameNews) => void };

/** Google's road map with the court's offices: all of them in sight, or the one at the specification's zoom. */
export function CourtGoogleMap({ court, onNews }: Props) {
  const { isLoaded, loadError } = useLoadScript({
    id: 'google-maps',
    googleMapsApiKey: court.mapsKey ?? '',
    language: 'en',
    region: 'US',
  });
  const places = useMemo(() => officePlaces(court), [court]);
  const { options, bounds } = useMemo(() => viewOf(places), [places]);
  const onLoad = useCallback(
    (map: google.maps.Map) => {
      if (bounds) map.fitBounds(bounds);
      onNews('shown');
    },
    [bounds, onNews],
  );
  useEffect(() => {
    if (loadError) onNews('failed');
  }, [loadError, onNews]);
  if (!isLoaded) return null;
  return (
    <GoogleMap mapContainerClassName={css.map ?? ''} options={options} onLoad={onLoad}>
      <OfficeMarkers places={places} />
    </GoogleMap>
  );
}
