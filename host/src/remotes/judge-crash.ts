import type { Area } from '@court/records';
import { sitePath } from '../router/site-path';
import { hasDrawn } from './drawn-screens';

/** Addresses at which a release of their area threw on this page → its version. */
const crashed = new Map<string, string>();
/** Addresses at which two releases of their area threw. */
const undrawable = new Set<string>();

/**
 * Whose fault it is that `version` of an area threw at `address` (path and query). `data`: it has drawn that screen with other
 * records, or another release threw there as well before. `both`: the second of two releases has just thrown there. Else
 * `code`.
 */
export function judgeCrash(area: Area, version: string, address: string): 'data' | 'both' | 'code' {
  if (undrawable.has(address)) return 'data';
  if (hasDrawn(area, version, sitePath(address.replace(/[?#].*/, '')))) return 'data';
  const before = crashed.get(address);
  crashed.set(address, version);
  if (before === undefined || before === version) return 'code';
  undrawable.add(address);
  return 'both';
}

/** What a person asks for by Retry is judged anew. */
export function forgetCrashes(): void {
  crashed.clear();
  undrawable.clear();
}
