const SPELLINGS: [RegExp, string][] = [
  [/sch/g, 'sh'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/t?z/g, 's'],
  [/dt/g, 't'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/(.)\1+/gu, '$1'],
];

/** A folded word in one of its spellings that sound alike: Phillips and Filips, Kowalski and Kovalsky, Gonzales and Gonsalez. */
export function soundSpelling(word: string): string {
  return SPELLINGS.reduce((spelled, [pattern, same]) => spelled.replace(pattern, same), word);
}
