import { type Appear, appear, type CheckedTrustee, slugId } from '@court/records';
import * as v from 'valibot';
import type { Ledger } from './ledger';

/** Among the ledger's reference sums: trustee id → the trustee's standing data as JSON text. */
export const APPEARANCES = 'appearances';

/**
 * How to appear at each trustee's 341 meetings, by the trustee's id in trustees11; who has no standing data is absent.
 * What a trustees file was given last stands in `stored` and holds until a file names the trustee again, so that a run
 * without the file changes no meeting.
 */
export function standingAppearances(
  trustees: readonly CheckedTrustee[],
  stored: Ledger['reference'] = {},
): Map<string, Appear> {
  const kept = Object.entries(stored[APPEARANCES] ?? {});
  const standing = new Map(kept.map(([id, json]) => [id, v.parse(appear, JSON.parse(json))]));
  for (const { name, appear: given } of trustees) {
    if (given) standing.set(slugId('t', name), given);
    else standing.delete(slugId('t', name));
  }
  return standing;
}
