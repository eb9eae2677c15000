import type { Position } from '@court/contract';
import { deviceFailure, notAvailable } from '../device-failure';

const PATIENCE = { timeout: 15_000, maximumAge: 300_000 };

/** The reader's position from the browser. In the apps, the web view asks the device. */
export async function here(): Promise<Position> {
  // Without HTTPS there is no position, and some browsers then never answer.
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
