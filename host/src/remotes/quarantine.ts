import type { Release } from '@court/contract';
import { QUARANTINE_KEY, type RemoteFailure } from './remote-error';
import { halted, keepHalted, quarantined, storedQuarantine } from './session-releases';

/** Failures that are the release's own. One that is the network's would make a passing outage permanent. */
const OWN: Partial<Record<RemoteFailure, 'session' | 'page'>> = {
  crash: 'session',
  skew: 'session',
  // the next page may come past whoever changed it
  integrity: 'page',
};

/** Lets the session run `release` no more, for as long as its failure is likely to stay. */
export function quarantine({ container }: Release, failure: RemoteFailure): void {
  const until = OWN[failure];
  if (!until) return;
  quarantined.add(container);
  if (until === 'session') keep((kept) => [...kept.filter((each) => each !== container), container]);
}

/** What a person asks for by Retry is tried again, whatever it did before. */
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
    // then for this page alone
  }
}
