import { publicSiteOf } from '@court/records';

/** Sub-path the site is served below, or nothing: every build of an area sets it, of other repositories too. */
declare const BASE: string;

/**
 * The address of the present page as somebody else can open it: in the apps that of the court's site, and null where it names
 * none. `court` is what the page is told of it.
 */
export function presentUrl(court: unknown, isNative: boolean): string | null {
  const { href, pathname, search, hash } = window.location;
  const site = publicSiteOf(court);
  return isNative ? site && site + pathname.slice(BASE.length) + search + hash : href;
}

/** What is handed on: `text` in a line, and the address; null where nobody else could open it: in an app whose court names no site. */
export type Shared = { text: string; url: string | null };

/** `shared`: the device has taken it, or the reader has closed what it offered. `cannot`: the reader has to copy it. */
export type ShareOutcome = 'shared' | 'copied' | 'cannot';

/** Hands an address on: by what the device offers, else copied. */
export async function shareLink({ text, url }: Shared): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share({ title: text, text, ...(url && { url }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url ?? text);
    return 'copied';
  } catch {
    // no secure context, or the reader does not let the page copy
    return 'cannot';
  }
}
