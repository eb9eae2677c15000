/** Where a session keeps them: containers, as a JSON array. */
export const SHUNNED_KEY = 'shunnedReleases';

/** Containers of releases that this session runs only where there is no other: they crashed, or did not fit. */
export const shunned = new Set<string>(kept());

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(SHUNNED_KEY) ?? '[]') as string[];
  } catch {
    // a browser that lets the page keep nothing
    return [];
  }
}
