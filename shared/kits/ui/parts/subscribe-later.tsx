import { courtAtom, deviceAtom } from '@court/contract';
import { type CourtFeeds, type FeedGroup, feedsOf, publicSiteOf } from '@court/records';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { partMessages } from '../messages/shared-messages';
import { laterPart, MissingPart } from './later-part';
import type { ListedCase } from './subscribe';

/** In a file of its own, which few readers need. */
const load = () => import(/* webpackChunkName: "subscribe" */ './subscribe');
const Missing = () => <MissingPart>{partMessages('missing.subscribe')}</MissingPart>;
/** Where the button will be, so that nothing moves once its file has come. */
const room = <span style={{ display: 'inline-block', inlineSize: '7rem', blockSize: 'var(--control)' }} />;
const Feed = laterPart(async () => (await load()).Subscribe, Missing, true);
const Cases = laterPart(async () => (await load()).SubscribeToCases, Missing, true);

/**
 * Null where the court has no feeds. An app's own pages are on the device alone: there a folder of the site is one of the court's
 * public site, and null where the court's file names none.
 */
function useFeeds(): CourtFeeds | null {
  const court = useAtomValue(courtAtom);
  const feeds = feedsOf(court);
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  if (!feeds || !isNative || /^https?:/.test(feeds.url)) return feeds;
  const site = publicSiteOf(court);
  return site === null ? null : { ...feeds, url: `${site}/${feeds.url.replace(/^\/+/, '')}` };
}

type Props = {
  group: FeedGroup;
  id: string;
  name: string;
  /** lies over the page, below the positioned head that has the button */
  isOver?: boolean;
};

/** Offers the feed of a judge, office, case or attorney where the court has one. */
export function SubscribeLater({ group, id, name, isOver }: Props) {
  const feeds = useFeeds();
  if (!feeds || (group === 'attorney' && !feeds.attorneys.includes(id))) return null;
  return (
    <Suspense fallback={room}>
      <Feed feeds={feeds} group={group} id={id} name={name} isOver={isOver} />
    </Suspense>
  );
}

/** The same for the cases on the reader's list. */
export function SubscribeToCasesLater({ cases }: { cases: readonly ListedCase[] }) {
  const feeds = useFeeds();
  if (!feeds || cases.length === 0) return null;
  return (
    <Suspense fallback={room}>
      <Cases feeds={feeds} cases={cases} />
    </Suspense>
  );
}
