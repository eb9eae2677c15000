import type { Judge } from './reference';

/** A judge's name; from the id, which was made of the name, where the list of judges does not know it. */
export function judgeName(id: string | null, judges: Readonly<Record<string, Judge>>): string | null {
  if (!id) return null;
  const known = judges[id]?.name;
  if (known) return known;
  const parts = id.replace(/^j-/, '').split('-');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}
