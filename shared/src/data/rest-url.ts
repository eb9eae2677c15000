/**
 * Address at which the database answers for `path` over HTTP. `databaseURL` is `http(s)://host[:port][?ns=name]`.
 * The composed page's boot script asks for the same address, letter by letter.
 */
export function restUrl(databaseURL: string, path: string): string {
  const { origin, searchParams } = new URL(databaseURL);
  const namespace = searchParams.get('ns');
  const segments = path.split('/').map(encodeURIComponent).join('/');
  return `${origin}/${segments}.json${namespace ? `?ns=${encodeURIComponent(namespace)}` : ''}`;
}
