import type { PageCourt } from '@court/contract';
import { Button } from '@court/ui';
import { mapMessages } from '../messages/map-messages';
import { DistrictDrawing, TALL } from './district-drawing';
import * as css from './district-figure.module.css';
import type { PlacedOffice } from './placed-offices';
import { type MapReading, mapHeight } from './use-district-map';
import { useGoogleMap } from './use-google-map';

/**
 * URL of the document with Google's map (tools/release/pages). The fragment has the court, and optionally one of its
 * offices.
 */
const googleMapAddress = (code: string, office: string | null) =>
  `${BASE}/google-map.html#${code}${office ? `/${encodeURIComponent(office)}` : ''}`;

type Props = {
  court: PageCourt;
  reading: MapReading;
  offices: readonly PlacedOffice[];
  /** id of the office that Google's map centers */
  office: string | null;
  onRetry: () => void;
};

/** The drawing. If the court has a key, Google's map replaces it once it has loaded. */
export function DistrictFigure({ court, reading, offices, office, onRetry }: Props) {
  const sorry = mapMessages(reading.map ? 'googleFailed' : 'googleFailedWithout');
  const { state, frame, attempt, again } = useGoogleMap(court, reading.status === 'loading' ? null : sorry);
  return (
    <div className={css.figure} data-map={state}>
      {state === 'failed' && <p className={css.note}>{sorry}</p>}
      <div role="status" className={state === 'slow' ? css.note : undefined}>
        {state === 'slow' && (
          <>
            <span>{mapMessages('googleSlow')}</span> <Button onClick={again}>{mapMessages('retry')}</Button>
          </>
        )}
      </div>
      {state !== 'off' && state !== 'failed' && (
        <iframe
          key={attempt}
          ref={frame}
          className={css.google}
          src={googleMapAddress(court.code, office)}
          title={mapMessages('google', { court: court.displayName })}
          inert={state !== 'shown'}
          allow="fullscreen"
        />
      )}
      <div className={css.drawn}>
        {reading.map ? (
          <DistrictDrawing map={reading.map} court={court.displayName} offices={offices} />
        ) : (
          <div
            className={css.without}
            data-tall={mapHeight(court.code) > TALL || undefined}
            style={{ aspectRatio: `1000 / ${mapHeight(court.code)}` }}
          >
            <p role="status">{mapMessages(reading.status)}</p>
            {reading.status === 'failed' && (
              <Button kind="primary" onClick={onRetry}>
                {mapMessages('retry')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
