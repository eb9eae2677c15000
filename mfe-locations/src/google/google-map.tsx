import type { MapFrameCourt } from '@court/contract';
import { GoogleMap, useLoadScript } from '@react-google-maps/api';
import { useCallback, useEffect, useMemo } from 'react';
import type { FrameNews } from './frame-news';
import * as css from './google-map.module.css';
import { OfficeMarkers } from './office-markers';
import { type OfficePlace, officePlaces } from './office-places';

/** From section 9 of the specification. */
const ZOOM = 17;
const TYPE = 'roadmap';
const DEFAULT_CENTRE = { lat: 37.421995, lng: -122.084092 };

const around = (center: { lat: number; lng: number }) => ({ center, zoom: ZOOM, mapTypeId: TYPE });

/**
 * The view of Google's map: the center of all offices, and their `bounds` if there are several. Uses the
 * specification's default center if there are no offices.
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
  /** id of the office to center, at the zoom of the specification; if unknown, fits all offices */
  office?: string | undefined;
  onNews: (news: FrameNews) => void;
};

/** Google's road map with the court's offices. Fits all of them, or centers one at the zoom of the specification. */
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
