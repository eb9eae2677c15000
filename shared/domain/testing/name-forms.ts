/**
 * Typed forms of a printed name: last name first, first name first, and three letters of the last name. Does not use
 * the code under test.
 */
export function nameForms({ name, business }: { name: string; business: boolean }): {
  whole: string[];
  letters: string;
} {
  const words = name
    .replace(/,? (?:Jr|Sr|II|III|IV|Esq)\.?$/i, '')
    .replace(/ on Behalf .*/, '')
    .replace(/[(+)]/g, '')
    .split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (business || words.length === 1 || /,| & | and /i.test(name))
    return { whole: [name, name.toLowerCase()], letters: name.replace(/^The /i, '').slice(0, 3) };
  return {
    whole: [`${last}, ${first}`, `${first} ${last}`, `${last} ${first}`, words.join(' ')],
    letters: last.slice(0, 3),
  };
}
