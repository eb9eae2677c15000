/**
 * A stable id from a name, of a-z, 0-9 and `-`: `slugId('j', 'Hon. José Ruiz')` → `j-hon-jose-ruiz`.
 * Used for judges (`j`), trustees (`t`) and offices the court file does not know (`o`).
 */
export function slugId(prefix: 'j' | 't' | 'o', name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${prefix}-${folded.slice(0, 60) || 'unnamed'}`;
}

/** Id of an office of the court file: `o` and the court's own office code. */
export function officeIdOfCode(code: string): string {
  return `o${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
