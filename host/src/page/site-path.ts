/** A page's path as in the specification: without the sub-path that the site is served below. */
export const sitePath = (pathname: string) => pathname.slice(BASE.length) || '/';

/** The path at which this document was loaded. */
const ownPath = window.location.pathname;

/**
 * Whether this browser can verify the registry's signature. WebCrypto exists only in secure contexts: HTTPS and
 * localhost.
 */
export const canVerify = () => Boolean(globalThis.crypto?.subtle);

/**
 * True if the current address needs a document of its own, because this page cannot verify the site's registry.
 * Always false at the document's own address, since that document already has all its data.
 */
export const mustLoadDocument = () => !canVerify() && window.location.pathname !== ownPath;
