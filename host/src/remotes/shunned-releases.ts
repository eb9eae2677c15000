/** Where a session keeps them: containers, as a JSON array. */
export const SHUNNED_KEY = 'shunnedReleases';

/**
 * Containers that the session keeps. Anything but texts in an array is left out, and written over by the next keeping: a
 * release that was shunned wrongly costs a visit, one that was forgotten fails once more.
 */
export function keptShunned(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SHUNNED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // no JSON, or a browser that lets the page keep nothing
    return [];
  }
}

/** Containers of releases that this session runs only where there is no other: they crashed, or did not fit. */
export const shunned = new Set(keptShunned());
