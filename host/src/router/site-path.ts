/** A page's path as the specification names it: without the sub-path the site is served below. */
export const sitePath = (pathname: string) => pathname.slice(BASE.length) || '/';
