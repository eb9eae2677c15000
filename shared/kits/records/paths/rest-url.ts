import { addressPart } from '../docket/visible-text';

/** How a read over HTTP names some of a path's children, by their keys in their order. */
export type KeyQuery = {
  startAt?: string;
  startAfter?: string;
  endAt?: string;
  endBefore?: string;
  limitToFirst?: number;
  limitToLast?: number;
};

/**
 * Address at which the database answers for `path` over HTTP. `databaseURL` is `http(s)://host[:port][?ns=name]`.
 * The composed page's boot script asks for the same address, letter by letter.
 */
export function restUrl(databaseURL: string, path: string, keys?: KeyQuery): string {
  const { origin, searchParams } = new URL(databaseURL);
  const namespace = searchParams.get('ns');
  const segments = path.split('/').map(addressPart).join('/');
  const url = `${origin}/${segments}.json`;
  const parameters = namespace ? [['ns', namespace]] : [];
  if (keys)
    for (const part of Object.entries({ orderBy: '$key', ...keys }))
      parameters.push([part[0], JSON.stringify(part[1])]);
  const query = parameters.map(([name = '', value = '']) => `${name}=${addressPart(value)}`);
  return query.length > 0 ? `${url}?${query.join('&')}` : url;
}
