import { publicSiteOf } from '@court/domain';

/** Base path of the site, or ''. Every build of an area defines it, also builds in other repositories. */
declare const BASE: string;

/**
 * The URL of the current page that other people can open. In an app, the URL on the court's public site. Null if the
 * court has none. `court` is the court in the page's configuration.
 */
export function presentUrl(court: unknown, isNative: boolean): string | null {
  const { href, pathname, search, hash } = window.location;
  const site = publicSiteOf(court);
  return isNative ? site && site + pathname.slice(BASE.length) + search + hash : href;
}

/**
 * The shared content: one line of text and the URL. `url` is null if no one else could open it, in an app whose court
 * has no public site.
 */
export type Shared = { text: string; url: string | null };

/**
 * `shared`: the share sheet has taken it, or the reader closed the sheet. `cannot`: the reader must copy it manually.
 */
export type ShareOutcome = 'shared' | 'copied' | 'cannot';

/** Shares a URL with the device's share sheet. Copies it if there is no share sheet. */
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
    // not a secure context, or the reader denies access to the clipboard
    return 'cannot';
  }
}
