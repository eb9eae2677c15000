/** One printed word: its parts where it is hyphenated or dotted (`Garcia-Lopez`, `J.P.`), else one part. Folded. */
export type NameGroup = { parts: string[]; joined: string };

/** Letters that NFKD leaves whole. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** NFKD without diacritics, lower case, apostrophes dropped, dashes one kind, `&` as "and". */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/['’‘‛`´ʼʻ′]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/&/g, ' and ');
}

/** The words between the commas of a name, empty stretches left out: `De La Vara, José` has two segments. */
export function nameSegments(text: string): NameGroup[][] {
  return foldLetters(text)
    .split(/[,;]/)
    .map(groupsIn)
    .filter((groups) => groups.length > 0);
}

function groupsIn(segment: string): NameGroup[] {
  return segment
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.split(/[.-]+/).filter(Boolean))
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ parts, joined: parts.join('') }));
}
