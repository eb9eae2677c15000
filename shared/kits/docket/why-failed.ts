import { words } from './words';

/** Why nothing could be read, as far as the device knows. */
export function whyFailed(): string {
  return words(navigator.onLine === false ? 'failed.offline' : 'failed.why');
}
