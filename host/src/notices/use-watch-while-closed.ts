import {
  courtAtom,
  LIST_LINKS,
  LIST_NAMES,
  type Lists,
  listNewsAtom,
  listsAtom,
  type PageCourt,
  unseenAtom,
} from '@court/contract';
import { CLOSED_SYNC, noticesAtom } from '@court/ui';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { noticesMessages } from '../messages/notices-messages';
import { keepWatchedLists, type WatchedLists } from '../service-worker/watched-lists';

/** ms between two looks; browsers make it longer as they see fit. */
const LOOK_EVERY = 6 * 3_600_000;

/** What browsers have that look by themselves (https://developer.mozilla.org/docs/Web/API/PeriodicSyncManager). */
type PeriodicSync = {
  register(tag: string, options: { minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
  getTags(): Promise<string[]>;
};

/** By key of the case without its office, which a change does not carry. */
function watchedCases({ cases, debtors }: Lists): Record<string, string> {
  const bare = (key: string) => key.replace(/(-(?:bk|ap|mp))-o.*$/, '$1');
  return Object.fromEntries([
    ...[...cases.values()].map(({ id, last }) => [bare(id), last?.number ?? '']),
    ...[...debtors.values()].map(({ id, last }) => [bare(id.replace(/~[^~]*$/, '')), last?.caseNumber ?? '']),
  ]);
}

function watchedLists(court: PageCourt, lists: Lists, until: number, unseen: number): WatchedLists {
  const first = LIST_NAMES.find((list) => lists[list].size > 0) ?? 'hearings';
  return {
    databaseURL: court.client.databaseURL,
    since: { hearings: until, meetings: until },
    unseen,
    hearings: [...lists.hearings.keys()],
    meetings: [...lists.meetings.keys()],
    cases: watchedCases(lists),
    words: { one: noticesMessages('closed.one'), many: noticesMessages('closed.many') },
    link: LIST_LINKS[first],
  };
}

/** Null while the reader wants no notices, or nothing is on the lists; undefined while it is not known. */
const watchedAtom = atom((get): WatchedLists | null | undefined => {
  const court = get(courtAtom);
  const lists = get(listsAtom);
  if (!court || get(noticesAtom) !== 'on' || LIST_NAMES.every((list) => lists[list].size === 0)) return null;
  const { until } = get(listNewsAtom);
  return until === null ? undefined : watchedLists(court, lists, until, get(unseenAtom).all);
});

async function follow(watched: WatchedLists | null): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(`${BASE}/`);
  const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSync };
  if (!periodicSync) return;
  if (!watched) {
    await keepWatchedLists(null);
    await periodicSync.unregister(CLOSED_SYNC);
    return;
  }
  const name = 'periodic-background-sync' as PermissionName;
  const { state } = await navigator.permissions.query({ name });
  if (state !== 'granted') return;
  await keepWatchedLists(watched);
  if (!(await periodicSync.getTags()).includes(CLOSED_SYNC))
    await periodicSync.register(CLOSED_SYNC, { minInterval: LOOK_EVERY });
}

/** Lets the browser look for changes while the site is closed, where it does so for an installed app and the reader wants notices. */
export function useWatchWhileClosed(): void {
  const watched = useAtomValue(watchedAtom);
  const state = JSON.stringify(watched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what it says; the object is new every time
  useEffect(() => {
    if (watched === undefined) return;
    follow(watched).catch((error: unknown) =>
      console.info('Nothing is looked for while the site is closed', error),
    );
  }, [state]);
}
