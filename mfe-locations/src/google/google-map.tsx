import type { MapFrameCourt } from '@court/contract';
import { GoogleMap, useLoadScript } from '@react-google-maps/api';
import { useCallback, useEffect, useMemo } from 'react';
import type { FrameNews } from './frame-news';
import * as css from './google-map.module.css';
import { OfficeMarkers } from './office-markers';
import { type OfficePlace, officePlaces } from './office-places';

/** Specification §9. */
const ZOOM = 17;
const TYPE = 'roadmap';
const DEFAULT_CENTRE = { lat: 37.421995, lng: -122.084092 };

const around = (center: { lat: number; lng: number }) => ({ center, zoom: ZOOM, mapTypeId: TYPE });

/**
 * What Google's map shows: the middle of all offices, and their `bounds` where there are several; the specification's
 * default centre only where there is none.
 */
export function viewOf(places: readonly OfficePlace[]) {
  const [first] = places;
  if (!first) return { options: around(DEFAULT_CENTRE), bounds: null };
  const lats = places.map(({ at }) => at.lat);
  const lngs = places.map(({ at }) => at.lng);
  const bounds = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
  const centre = { lat: (bounds.north + bounds.south) / 2, lng: (bounds.east + bounds.west) / 2 };
  return { options: around(centre), bounds: places.length > 1 ? bounds : null };
}

type Props = {
  court: MapFrameCourt;
  /** the office that the reader asked for, at the specification's zoom; all of them where there is none of that id */
  office?: string | undefined;
  onNews: (news: FrameNews) => void;
};

/** Google's road map with the court's offices: all of them in sight, or the one at the specification's zoom. */
export function CourtGoogleMap({ court, office, onNews }: Props) {
  const { isLoaded, loadError } = useLoadScript({
    id: 'google-maps',
    googleMapsApiKey: court.mapsKey ?? '',
    language: 'en',
    region: 'US',
  });
  const places = useMemo(() => officePlaces(court), [court]);
  const { options, bounds } = useMemo(() => {
    const one = places.filter(({ id }) => id === office);
    return viewOf(one.length > 0 ? one : places);
  }, [places, office]);
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
