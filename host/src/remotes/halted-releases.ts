import { readSession, writeSession } from './session-text';

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
