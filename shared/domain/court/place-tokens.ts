/** The words of a place between two separators (commas, dashes), in lower case and with abbreviations expanded. */
export type PlaceSegment = readonly string[];

const LONG: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  dr: 'drive',
  rd: 'road',
  ln: 'lane',
  sq: 'square',
  hwy: 'highway',
  crtrm: 'courtroom',
  ctrm: 'courtroom',
  crthouse: 'courthouse',
  rm: 'room',
  ste: 'suite',
  bldg: 'building',
  fl: 'floor',
  ft: 'fort',
};

/** Types of streets. `street` also replaces `Saint`, on both sides of every comparison. */
export const STREET_TYPES: ReadonlySet<string> = new Set(
  'street avenue boulevard drive road lane square highway way court plaza place'.split(' '),
);

/**
 * Splits a place as printed: 'Crtrm 3-D, Greenbelt' → [['courtroom', '3-d'], ['greenbelt']]. Leaves out parentheses,
 * and initials in a segment of their own (the judge's).
 */
export function placeSegments(text: string): PlaceSegment[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^)]*\)?/g, ', ')
    .replace(/\b[A-Z]{2,4}\s*-\s*(?=[A-Z][a-z])/g, '')
    .replace(/['’#]/g, '')
    // a full stop after five or more letters ends a sentence; after fewer it marks an abbreviation
    .replace(/([A-Za-z]{5,})\.(\s|$)/g, '$1, ');
  return plain
    .split(/[,;:]|\s[-–—]\s|^[-–—]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:[A-Z]{3})$/.test(part))
    .map((part) =>
      part
        .toLowerCase()
        .replace(/\./g, '')
        .split(/[^a-z0-9-]+/)
        .filter((word) => /[a-z0-9]/.test(word))
        .map((word) => LONG[word] ?? word),
    )
    .filter((words) => words.length > 0);
}

/** The index at which `sought` occurs in `words` as a whole. -1 if it does not. */
export function indexOfWords(words: PlaceSegment, sought: PlaceSegment): number {
  if (sought.length === 0) return -1;
  return words.findIndex((_word, at) => sought.every((word, n) => words[at + n] === word));
}
