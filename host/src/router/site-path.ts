/** A page's path as the specification names it: without the sub-path the site is served below. */
export const sitePath = (pathname: string) => pathname.slice(BASE.length) || '/';

/** The address whose document this page is. */
const ownPath = window.location.pathname;

/** Whether this browser can tell that a registry is rightly signed: in secure contexts alone, HTTPS and localhost. */
export const canVerify = () => Boolean(globalThis.crypto?.subtle);

/**
 * True where the address that the browser shows needs a document of its own, because this page cannot verify what the site's
 * registry says of it. Never at the page's own address, whose document says all that there is.
 */
export const mustLoadDocument = () => !canVerify() && window.location.pathname !== ownPath;
