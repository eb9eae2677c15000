import { type Address, NativeGeocoder } from '@capgo/nativegeocoder';
import { DeviceFailedError } from '@court/shared/platform/device-error';
import type { Geocoder, Place } from '@court/shared/platform/geocoder';
import { askPlugin } from './ask-plugin';
import { here } from './here';

/** What the plugin says, without a code, when it has looked and there is nothing. */
const NOTHING_FOUND = /^Cannot (find a location|get an address|get latitude and\/or longitude)/;

/** English names, whatever the device's language, as in the court's own records. */
const ASK = { maxResults: 1, useLocale: false };

/** The device's own look-up of addresses. */
export const nativeGeocoder: Geocoder = {
  kind: 'address',
  forward: (addressString) => first(() => NativeGeocoder.forwardGeocode({ addressString, ...ASK })),
  reverse: ({ lat, lng }) =>
    first(() => NativeGeocoder.reverseGeocode({ latitude: lat, longitude: lng, ...ASK })),
  here,
};

async function first(look: () => Promise<{ addresses: Address[] }>): Promise<Place | null> {
  try {
    const { addresses } = await askPlugin('geocoder', 'NativeGeocoder', look);
    return addresses[0] ? placeOf(addresses[0]) : null;
  } catch (error) {
    const cause = error instanceof DeviceFailedError ? error.cause : null;
    if (cause instanceof Error && NOTHING_FOUND.test(cause.message)) return null;
    throw error;
  }
}

function placeOf(address: Address): Place {
  const together = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
  const lines = [
    together(address.subThoroughfare, address.thoroughfare),
    address.locality,
    together(address.administrativeArea, address.postalCode),
  ];
  return {
    lat: address.latitude,
    lng: address.longitude,
    name: lines.filter((line) => line !== '').join(', '),
    county: address.subAdministrativeArea || null,
    office: null,
  };
}
