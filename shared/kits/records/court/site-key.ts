/** Sub-path that the site is served below, `/calendar-app`; '' at the top. Node, which keeps nothing, has none. */
declare const BASE: string;

/**
 * Name under which this site keeps something in the browser. Sites below one origin have one storage between them: the name of a
 * site below a sub-path begins with that path, and no name of a site at the top begins with a slash.
 */
export const siteKey = (name: string): string =>
  typeof BASE === 'string' && BASE ? `${BASE}/${name}` : name;
