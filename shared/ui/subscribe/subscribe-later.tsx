import { courtAtom, deviceAtom } from '@court/contract';
import { type CourtFeeds, type FeedGroup, feedsOf, publicSiteOf } from '@court/domain';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { partMessages } from '../messages/shared-messages';
import { laterPart, MissingPart } from '../parts/later-part';
import type { ListedCase } from './subscribe-to-cases';

const Missing = () => <MissingPart>{partMessages('missing.subscribe')}</MissingPart>;
/** Reserves the button's space, so that nothing moves when its chunk has loaded. */
const room = <span style={{ display: 'inline-block', inlineSize: '5.8rem', blockSize: 'var(--control)' }} />;
// a separate chunk, because few readers need it
const Feed = laterPart(
  async () => (await import(/* webpackChunkName: "subscribe" */ './subscribe')).Subscribe,
  Missing,
  true,
);
const Cases = laterPart(
  async () => (await import(/* webpackChunkName: "subscribe" */ './subscribe-to-cases')).SubscribeToCases,
  Missing,
  true,
);

/**
 * The court's feeds, or null if it has none. The pages of an app are on the device only. A folder of the site then
 * becomes a URL on the court's public site, or null if the court has no site.
 */
function useFeeds(): CourtFeeds | null {
  const court = useAtomValue(courtAtom);
  const feeds = feedsOf(court);
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  if (!feeds || !isNative || /^https?:/.test(feeds.url)) return feeds;
  const site = publicSiteOf(court);
  return site === null ? null : { ...feeds, url: `${site}/${feeds.url.replace(/^\/+/, '')}` };
}

type Props = { group: FeedGroup; id: string; name: string; number?: string };

/** Offers the feed of a judge, office, case or attorney if the court has one. `number`: of a case. */
export function SubscribeLater({ group, id, ...names }: Props) {
  const feeds = useFeeds();
  if (!feeds || (group === 'attorney' && !feeds.attorneys.includes(id))) return null;
  return (
    <Suspense fallback={room}>
      <Feed feeds={feeds} group={group} id={id} {...names} />
    </Suspense>
  );
}

/** Offers the feeds of the cases on the reader's list. */
export function SubscribeToCasesLater({ cases }: { cases: readonly ListedCase[] }) {
  const feeds = useFeeds();
  if (!feeds || cases.length === 0) return null;
  return (
    <Suspense fallback={room}>
      <Cases feeds={feeds} cases={cases} />
    </Suspense>
  );
}
