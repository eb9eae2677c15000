import { type Reading, serverNow } from '@court/contract';

/**
 * Whether the court answered since this page was opened. The device's cache says nothing about what was published
 * later. `asOf`: epoch ms by the court's clock.
 */
export const isOfThisVisit = (asOf: number | null): boolean =>
  asOf !== null && asOf >= serverNow() - performance.now();

/**
 * Whether a reading may say that the court has no such record. An empty copy on the device may be older than the
 * record.
 */
export const mayDeny = ({ status, asOf }: Pick<Reading<unknown>, 'status' | 'asOf'>): boolean =>
  status === 'live' || isOfThisVisit(asOf);
