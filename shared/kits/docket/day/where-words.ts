import { howWord, placeWords } from '@court/ui';
import type { BlockFacts } from './docket-blocks';

/** Where the hearings of a block are heard and how: 'Courtroom 1, San Antonio', 'By video'. */
export function whereWords({ place, how }: BlockFacts, office: string | null): string[] {
  return [placeWords(place, office) ?? office, howWord(how)].filter((word) => word !== null);
}
