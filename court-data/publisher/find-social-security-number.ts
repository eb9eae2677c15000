/**
 * `ddd-dd-dddd`, with hyphens or with spaces. Runs of digits that go on past either end are other numbers; bare
 * digits, phones (3-3-4) and case numbers are shaped otherwise.
 */
const DASHED = /(?<!\d)(?<!\d[-‐‑–])\d{3}([-‐‑–])\d{2}\1\d{4}(?!\d)(?![-‐‑–]\d)/;
const SPACED = /(?<!\d)(?<!\+\d{1,3}[ \u00a0])\d{3}([ \u00a0])\d{2}\1\d{4}(?!\d)(?![ \u00a0]\d)/;

/** What both end in: nearly every text is let pass by this alone. */
const SUSPECT = /\d\d[-‐‑– \u00a0]\d{4}/;

function isSuspect(text: string): boolean {
  return SUSPECT.test(text) && (DASHED.test(text) || SPACED.test(text));
}

/** The dotted path of the first text in `value`, at any depth, that holds a social security number; else null. */
export function findSocialSecurityNumber(value: unknown): string | null {
  if (typeof value === 'string') return isSuspect(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    const found = findSocialSecurityNumber(Reflect.get(value, key));
    if (found !== null) return found === '' ? key : `${key}.${found}`;
  }
  return null;
}
