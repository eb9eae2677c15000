import { type InHearing, namesOfDebtor, type People, type SearchedName } from '@court/records';

/** The names by which a person is found because of one hearing. */
export function namesInHearing(people: People, { n, a = [], b }: InHearing): SearchedName[] {
  if (people === 'Attorneys') {
    return [n, ...a].map((name) => ({ name, alias: null, business: false }));
  }
  const aliases = a.map((alias) => {
    const [kind = '', ...name] = alias.split(' ');
    return { kind, name: name.join(' ') };
  });
  return namesOfDebtor({ name: n, business: b === 1, aliases });
}
