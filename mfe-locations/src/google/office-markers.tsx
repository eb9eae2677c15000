import { locationsLink } from '@court/contract';
import { InfoWindowF, MarkerF } from '@react-google-maps/api';
import { useState } from 'react';
import { mapMessages } from '../messages/map-messages';
import * as css from './google-map.module.css';
import type { OfficePlace } from './office-places';

/** A numbered marker for each office. A click shows the office's name and a link to its entry. */
export function OfficeMarkers({ places }: { places: readonly OfficePlace[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return places.map(({ id, name, at }, index) => (
    <MarkerF
      key={id}
      position={at}
      options={{ title: name, label: `${index + 1}` }}
      onClick={() => setOpen(id)}
    >
      {open === id && (
        <InfoWindowF onCloseClick={() => setOpen(null)}>
          <div className={css.info} data-office={id}>
            <p>{name}</p>
            <a href={`${BASE}${locationsLink({ office: id })}`} target="_top">
              {mapMessages('details')}
            </a>
          </div>
        </InfoWindowF>
      )}
    </MarkerF>
  ));
}
