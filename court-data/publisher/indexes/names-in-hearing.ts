import type { People } from '@court/shared/records/data-paths';
import type { InHearing } from '@court/shared/records/index-records';
import { namesOfDebtor, type SearchedName } from '@court/shared/records/names-in';

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
