import { listOf, objectOf, textOf } from '../parsing/json-fields';
import { shortHash } from './keys';

/** The kinds of calendar feeds: each has the hearings and 341 meetings of one judge, office, case or attorney. */
export type FeedGroup = 'judge' | 'office' | 'case' | 'attorney';

/** Safe file names. Excludes the names of devices on Windows. */
const SAFE = /^(?!(?:con|nul|aux|prn|com\d|lpt\d)$)[a-z0-9][a-z0-9-]{0,79}$/;

/**
 * Path of a feed below the folder or URL of a court's feeds: `judge/j-ada-brook.ics`. `id` is a key in judges11 or
 * offices11, a case key, or an attorney's id. An id with other characters than lower-case letters, digits and `-`
 * becomes a hash.
 */
export function feedFile(group: FeedGroup, id: string, type: 'ics' | 'atom' = 'ics'): string {
  return `${group}/${SAFE.test(id) ? id : `x-${shortHash(id)}`}.${type}`;
}

/** The feed of all changes of a court, beside its other feeds. */
export const CHANGES_FILE = 'changes.atom';

/** The URL of a court's feeds. See `feeds` in court-config. */
export type CourtFeeds = {
  /** a URL, or a folder of the site, e.g. `feeds/txwb` */
  url: string;
  /** ids of the attorneys who have a feed */
  attorneys: readonly string[];
};

/** The feeds of a court in a page's configuration. Null if it has none. */
export function feedsOf(court: unknown): CourtFeeds | null {
  const feeds = objectOf(objectOf(court)?.feeds);
  const url = textOf(feeds?.url);
  return url ? { url, attorneys: listOf(feeds?.attorneys).flatMap((id) => textOf(id) ?? []) } : null;
}
