import { cachedClockOffset } from '@court/domain';

const offset = cachedClockOffset();

/** True if the last visit measured the error of the device's clock. */
export const isClockKnown = offset !== null;

/** Epoch ms of the court's server, estimated with the offset that the last visit measured. */
export const firstNow = () => Date.now() + (offset ?? 0);
