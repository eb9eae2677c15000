import type { Position } from '@court/contract';
import { deviceFailure, notAvailable } from '../native/device-failure';

const PATIENCE = { timeout: 15_000, maximumAge: 300_000 };

/** Where the reader is, by the browser; in the apps that is the web view, which asks the device. */
export async function here(): Promise<Position> {
  // without https there is none, and some browsers then leave the question unanswered
  if (!window.isSecureContext || !navigator.geolocation) throw notAvailable('location');
  const found = new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, PATIENCE);
  });
  try {
    const { coords } = await found;
    return { lat: coords.latitude, lng: coords.longitude };
  } catch (error) {
    throw deviceFailure('location', error);
  }
}
