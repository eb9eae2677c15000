import { dataPath, isMoment, type LastUpdated, objectOf } from '@court/records';
import { atom } from 'jotai';
import { pathAtom } from './path-atom';
import type { Reading } from './reading';

const momentOf = (json: unknown) => (isMoment(json) ? json : undefined);

/** What was published when; null where the publisher has written nothing yet. */
function lastUpdatedOf(json: unknown): LastUpdated | null {
  const at = objectOf(json);
  const checkedAt = momentOf(at?.checkedAt);
  if (!at || checkedAt === undefined) return null;
  const updated: LastUpdated = { checkedAt, version: typeof at.version === 'number' ? at.version : 0 };
  for (const kind of ['hearings', 'meetings', 'reference'] as const) {
    const changed = momentOf(at[kind]);
    if (changed !== undefined) updated[kind] = changed;
  }
  return updated;
}

/** How fresh the court's data are. */
export type Freshness = Omit<Reading<unknown>, 'value'> & { updated: LastUpdated | null };

const jsonAtom = atom((get) => get(pathAtom(dataPath('lastUpdated'))).value);
const lastUpdatedAtom = atom((get) => lastUpdatedOf(get(jsonAtom)));

/** `lastUpdated11` of the chosen court: always watched while a screen is open. */
export const freshnessAtom = atom((get): Freshness => {
  const { status, asOf, polling } = get(pathAtom(dataPath('lastUpdated')));
  return { updated: get(lastUpdatedAtom), status, asOf, polling };
});
