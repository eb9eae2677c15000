import { NativeGeocoder } from '@capgo/nativegeocoder';
import { DeviceFailedError, type GeocodedPlace, type Geocoder } from '@court/contract';
import { listOf, objectOf, textOf } from '@court/domain';
import { here } from '../browser/here';
import { askPlugin } from './ask-plugin';

/** The plugin's messages, which have no code, for a search without a result. */
const NOTHING_FOUND = /^Cannot (find a location|get an address|get latitude and\/or longitude)/;

/** English names, whatever the device's language, as in the court's own records. */
const ASK = { maxResults: 1, useLocale: false };

/** The device's own address search. */
export const nativeGeocoder: Geocoder = {
  kind: 'address',
  forward: (addressString) => first(() => NativeGeocoder.forwardGeocode({ addressString, ...ASK })),
  reverse: ({ lat, lng }) =>
    first(() => NativeGeocoder.reverseGeocode({ latitude: lat, longitude: lng, ...ASK })),
  here,
};

async function first(look: () => Promise<unknown>): Promise<GeocodedPlace | null> {
  try {
    const answer = objectOf(await askPlugin('geocoder', 'NativeGeocoder', look));
    return placeOf(listOf(answer?.addresses)[0]);
  } catch (error) {
    const cause = error instanceof DeviceFailedError ? error.cause : null;
    if (cause instanceof Error && NOTHING_FOUND.test(cause.message)) return null;
    throw error;
  }
}

const within = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most;

/** Converts a device's answer to a place. Null if it has no valid position. */
export function placeOf(answer: unknown): GeocodedPlace | null {
  const at = objectOf(answer);
  const [lat, lng] = [at?.latitude, at?.longitude];
  if (!at || !within(lat, 90) || !within(lng, 180)) return null;
  const together = (...names: string[]) => names.flatMap((name) => textOf(at[name]) ?? []).join(' ');
  const lines = [
    together('subThoroughfare', 'thoroughfare'),
    together('locality'),
    together('administrativeArea', 'postalCode'),
  ];
  return {
    lat,
    lng,
    name: lines.filter((line) => line !== '').join(', '),
    county: textOf(at.subAdministrativeArea) ?? null,
    office: null,
  };
}
