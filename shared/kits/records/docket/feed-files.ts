import { listOf, objectOf, textOf } from '../parsing/json-fields';
import { shortHash } from './keys';

/** Whose hearings and 341 meetings a calendar feed holds. */
export type FeedGroup = 'judge' | 'office' | 'case' | 'attorney';

/** Some names are devices on Windows, and no files. */
const SAFE = /^(?!(?:con|nul|aux|prn|com\d|lpt\d)$)[a-z0-9][a-z0-9-]{0,79}$/;

/**
 * Where a feed lies below the folder or address of a court's feeds: `judge/j-ada-brook.ics`. `id` is a key in judges11 or
 * offices11, a case key, or an attorney's id; one with anything but small letters, digits and `-` goes by a hash.
 */
export function feedFile(group: FeedGroup, id: string, type: 'ics' | 'atom' = 'ics'): string {
  return `${group}/${SAFE.test(id) ? id : `x-${shortHash(id)}`}.${type}`;
}

/** The list of all changes of a court, beside its feeds. */
export const CHANGES_FILE = 'changes.atom';

/** Where a court's feeds are; see `feeds` in court-config. */
export type CourtFeeds = {
  /** an address, or a folder of the site like `feeds/txwb` */
  url: string;
  /** ids of the attorneys who have one */
  attorneys: readonly string[];
};

/** The feeds of a court as a page is told of it; null where it has none. */
export function feedsOf(court: unknown): CourtFeeds | null {
  const feeds = objectOf(objectOf(court)?.feeds);
  const url = textOf(feeds?.url);
  return url ? { url, attorneys: listOf(feeds?.attorneys).flatMap((id) => textOf(id) ?? []) } : null;
}
