import type { Release } from '@court/contract';
import { QUARANTINE_KEY, type RemoteFailure } from './remote-error';
import { halted, keepHalted, quarantined, storedQuarantine } from './session-releases';

/**
 * Failures for which the release is at fault. Quarantine after a network failure would make a passing outage
 * permanent.
 */
const OWN: Partial<Record<RemoteFailure, 'session' | 'page'>> = {
  crash: 'session',
  skew: 'session',
  // Only for this page: the next page may get the right bytes, for example past a faulty proxy.
  integrity: 'page',
};

/**
 * Quarantines `release` if the failure is its own. A crash or skew counts for the session, an integrity failure for
 * this page.
 */
export function quarantine({ container }: Release, failure: RemoteFailure): void {
  const until = OWN[failure];
  if (!until) return;
  quarantined.add(container);
  if (until === 'session') keep((kept) => [...kept.filter((each) => each !== container), container]);
}

/** Retry clears the quarantine, whatever the release did before. */
export function clearQuarantine(releases: readonly (Release | null)[]): void {
  const containers = releases.flatMap((release) => release?.container ?? []);
  for (const container of containers) {
    halted.delete(container);
    quarantined.delete(container);
  }
  keepHalted();
  keep((kept) => kept.filter((each) => !containers.includes(each)));
}

function keep(changed: (kept: string[]) => string[]): void {
  try {
    const kept = changed(storedQuarantine());
    if (kept.length > 0) sessionStorage.setItem(QUARANTINE_KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(QUARANTINE_KEY);
  } catch {
    // storage refused: the quarantine holds for this page only
  }
}
