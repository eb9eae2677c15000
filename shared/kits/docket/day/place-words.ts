import { wordFor } from '@court/ui';
import type { BlockFacts } from './docket-blocks';

/**
 * A printed place without its street, 'Courtroom 1, San Antonio', where it ends with the name of its office, and without
 * the office where that is `said` already. A place of another form is left as the court printed it.
 */
export function placeWords(
  place: string | null,
  office: string | null,
  said: string | null = null,
): string | null {
  if (!place || !office) return place;
  const [room = '', ...rest] = place.split(',').map((part) => part.trim());
  if (rest.at(-1)?.toLowerCase() !== office.toLowerCase()) return place;
  return said === office ? room : `${room}, ${office}`;
}

/** How one appears, in words; one we have no word for as the court wrote it. */
export const howWord = (how: string | null | undefined) => (how ? (wordFor('how', how) ?? how) : null);

/** Where the hearings of a block are heard and how: 'Courtroom 1, San Antonio', 'By video'. */
export function whereWords({ place, how }: BlockFacts, office: string | null): string[] {
  return [placeWords(place, office) ?? office, howWord(how)].filter((word) => word !== null);
}
