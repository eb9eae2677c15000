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
