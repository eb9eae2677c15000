import type { Judge } from '../court/reference';

/** The name that an id like `j-ada-brook` was made of, as far as it can be told. */
export function nameOfId(id: string): string {
  const parts = id.replace(/^[jto]-/, '').split('-');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}

/** A judge's name; from the id, which was made of the name, where the list of judges does not know it. */
export function judgeName(id: string | null, judges: Readonly<Record<string, Judge>>): string | null {
  return id ? (judges[id]?.name ?? nameOfId(id)) : null;
}
