import { cachedClockOffset } from '@court/records';

const offset = cachedClockOffset();

/** Whether the last visit measured how far the device's clock is off. */
export const isClockKnown = offset !== null;

/** Epoch ms by the court's server, as far as the last visit can tell. */
export const firstNow = () => Date.now() + (offset ?? 0);
