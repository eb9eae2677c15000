/** Base path of the site, `/calendar-app`, or '' if the site has none. Undefined in Node, which stores nothing. */
declare const BASE: string;

/**
 * Name under which this site stores something in the browser. Sites on one origin share its storage. The names of a
 * site with a base path begin with that path, and other names never begin with a slash.
 */
export const siteKey = (name: string): string =>
  typeof BASE === 'string' && BASE ? `${BASE}/${name}` : name;
