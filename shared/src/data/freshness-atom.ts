import { atom } from 'jotai';
import { dataPath } from '../records/data-paths';
import type { LastUpdated } from '../records/reference';
import { objectOf } from './json-fields';
import type { Reading } from './reading';
import { watchedPath } from './watched-path';

const numberOf = (json: unknown) => (typeof json === 'number' ? json : undefined);

/** What was published when; null where the publisher has written nothing yet. */
function lastUpdatedOf(json: unknown): LastUpdated | null {
  const at = objectOf(json);
  const checkedAt = numberOf(at?.checkedAt);
  if (!at || checkedAt === undefined) return null;
  const updated: LastUpdated = { checkedAt, version: numberOf(at.version) ?? 0 };
  for (const kind of ['hearings', 'meetings', 'reference'] as const) {
    const changed = numberOf(at[kind]);
    if (changed !== undefined) updated[kind] = changed;
  }
  return updated;
}

/** How fresh the court's data are. */
export type Freshness = Omit<Reading<unknown>, 'value'> & { updated: LastUpdated | null };

const lastUpdatedAtom = watchedPath(dataPath('lastUpdated'), lastUpdatedOf);

/** `lastUpdated11` of the chosen court: always watched while a screen is open. */
export const freshnessAtom = atom((get): Freshness => {
  const { value, status, asOf, polling } = get(lastUpdatedAtom);
  return { updated: value ?? null, status, asOf, polling };
});
