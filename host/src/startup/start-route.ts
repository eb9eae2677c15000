import type { PageAddress } from './page-address';

/** The stored court: code and display name, null where there is none. */
export type StoredCourt = { courtName: string | null; courtDescription: string | null };

export const hasCourt = ({ courtName, courtDescription }: StoredCourt) =>
  courtName !== null || courtDescription !== null;

/** Where startup goes from `/` (specification §2). */
export function startRoute({ build, protocol }: PageAddress, stored: StoredCourt) {
  if (build === 'desktop' && /^https?:$/.test(protocol)) return '/calendar';
  return hasCourt(stored) ? '/home' : '/courts';
}
