import { readSession, writeSession } from './session-text';

/** Where a session keeps them: containers, as a JSON array. */
export const QUARANTINE_KEY = 'shunnedReleases';

/**
 * Containers that the session keeps. Anything but texts in an array is left out, and written over by the next keeping: a
 * release that was quarantined wrongly costs a visit, one that was forgotten fails once more.
 */
export function storedQuarantine(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(QUARANTINE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // no JSON, or a browser that lets the page keep nothing
    return [];
  }
}

/** Containers of releases that this session runs only where there is no other: they crashed, or did not fit. */
export const quarantined = new Set(storedQuarantine());

/** Where a session keeps them: containers with spaces between, so that whatever stands there can be read. */
const KEY = 'haltedReleases';

/**
 * Containers of releases that took a page of this session down, or left it without answer: they run no more, also where
 * there is no other, until a person asks for them by Retry.
 */
export const halted = new Set<string>(readSession(KEY).split(' '));

/** Keeps `halted` as it is now for the rest of the session. */
export const keepHalted = () => writeSession(KEY, [...halted].join(' ').trim());

/** Lets the session run `container` no more. */
export function halt(container: string): void {
  halted.add(container);
  keepHalted();
}
