import { atom, useAtomValue } from 'jotai';
import type { Dated } from './dated-rows';
import type { DetailKey } from './detail-key';
import { type Past, pastAtom, type UpcomingDates } from './upcoming-atom';

const noPastAtom = atom<Past | null>(null);

/**
 * A person's latest date, which says how the court prints the person: the last to come, else the last that was. A case
 * says so itself. `isUnknown`: there is no such person or case.
 */
export function useLatestDate(
  of: DetailKey,
  coming: UpcomingDates | undefined,
  today: string,
): { latest: Dated | null; isUnknown: boolean } {
  const isPerson = of.field !== 'casenumber';
  const wantsPast = isPerson && coming?.rows.length === 0 && coming.past === null;
  const past = useAtomValue<Past | null>(wantsPast ? pastAtom(of, today) : noPastAtom);
  if (!isPerson) return { latest: null, isUnknown: coming?.head === null };
  const latest = coming?.rows.at(-1) ?? past?.rows[0] ?? null;
  const isRead = coming !== undefined && (coming.past !== null || past?.status === 'read');
  return { latest, isUnknown: latest === null && isRead };
}
