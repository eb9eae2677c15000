/**
 * `ddd-dd-dddd`, with hyphens or with spaces. Runs of digits that go on past either end are other numbers; bare
 * digits, phones (3-3-4) and case numbers are shaped otherwise.
 */
const DASHED = /(?<!\d)(?<!\d[-‐‑–])\d{3}([-‐‑–])\d{2}\1\d{4}(?!\d)(?![-‐‑–]\d)/;
const SPACED = /(?<!\d)(?<!\+\d{1,3}[ \u00a0])\d{3}([ \u00a0])\d{2}\1\d{4}(?!\d)(?![ \u00a0]\d)/;

/** The dotted path of the first text in `value`, at any depth, that holds a social security number; else null. */
export function findSocialSecurityNumber(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return DASHED.test(value) || SPACED.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findSocialSecurityNumber(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
