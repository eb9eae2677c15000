import { courtAtom, freshnessAtom, readJson, rememberSeenAtom, seenBeforeAtom } from '@court/contract';
import {
  type CalendarChange,
  type CalendarKind,
  calendarChangesOf,
  changesPath,
  memoizeLru,
  restUrl,
} from '@court/domain';
import { isOfThisVisit } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';

/** The app reads at most this many changes, the latest ones. */
export const MAX_CHANGES = 100;

/** Changes in a calendar of the chosen court since the reader's last visit on this device. */
export type ChangesSince = {
  /** latest first */
  changes: readonly CalendarChange[];
  /** true if there are more changes than MAX_CHANGES */
  more: boolean;
  /**
   * `first`: this device has no earlier visit. `known`: contains all changes up to `until`, and adds new ones as they
   * are published. `failed`: the read failed.
   */
  status: 'loading' | 'first' | 'known' | 'failed';
  /** epoch ms of the last publication that the reader saw in an earlier visit; null if unknown */
  since: number | null;
  /** epoch ms of the last publication; null if unknown, or if nothing has been published */
  until: number | null;
};

type Read = Pick<ChangesSince, 'changes' | 'more'> & { until: number };
type Memory = { read: Read | null; failed: boolean };

/** Parses the database's answer and keeps at most MAX_CHANGES. */
function readOf(json: unknown, until: number): Read {
  const changes = calendarChangesOf(json);
  return { changes: changes.slice(0, MAX_CHANGES), more: changes.length > MAX_CHANGES, until };
}

/**
 * URL of the changes published after `since`. Asks for MAX_CHANGES + 1, to know whether there are more. Keys sort by
 * time of publication.
 */
function addressOf(databaseURL: string, kind: CalendarKind, since: number): string {
  const url = new URL(restUrl(databaseURL, changesPath(kind)));
  url.searchParams.set('orderBy', '"$key"');
  url.searchParams.set('startAt', JSON.stringify(`${since + 1}`));
  url.searchParams.set('limitToLast', String(MAX_CHANGES + 1));
  return url.href;
}

function changesIn(court: string, databaseURL: string, kind: CalendarKind) {
  const memoryAtom = atom<Memory>({ read: null, failed: false });
  const attemptAtom = atom(0);
  const spanAtom = atom((get) => {
    const seen = get(seenBeforeAtom);
    const since = seen?.[court]?.[kind] ?? null;
    return { isKnown: seen !== null, since, until: get(freshnessAtom).updated?.[kind] ?? null };
  });
  // reads again after each publication
  const readerAtom = atom((get) => {
    get(attemptAtom);
    const { since, until } = get(spanAtom);
    if (since === null || until === null || until <= since) return null;
    const effect = atom(null, (_get, set, read: Read | null) =>
      set(memoryAtom, (memory) => (read ? { read, failed: false } : { ...memory, failed: true })),
    );
    effect.onMount = (remember) => {
      const unmounted = new AbortController();
      readJson(addressOf(databaseURL, kind, since), unmounted.signal).then(
        (json) => unmounted.signal.aborted || remember(readOf(json, until)),
        () => unmounted.signal.aborted || remember(null),
      );
      return () => unmounted.abort();
    };
    return effect;
  });
  return atom(
    (get): ChangesSince => {
      const reader = get(readerAtom);
      if (reader) get(reader);
      const { read, failed } = get(memoryAtom);
      const { isKnown, since, until } = get(spanAtom);
      const nothing = { changes: [], more: false, since, until };
      if (!isKnown) return { ...nothing, status: 'loading' };
      if (since === null) return { ...nothing, status: 'first' };
      if (read) return { ...nothing, ...read, status: 'known' };
      if (reader) return { ...nothing, status: failed ? 'failed' : 'loading' };
      const { updated, status, asOf } = get(freshnessAtom);
      if (updated && isOfThisVisit(asOf)) return { ...nothing, status: 'known' };
      const isOver = status === 'failed' || status === 'offline';
      return { ...nothing, status: isOver ? 'failed' : 'loading' };
    },
    (_get, set) => {
      set(memoryAtom, { read: null, failed: false });
      set(attemptAtom, (attempts) => attempts + 1);
    },
  );
}

const NO_COURT: ChangesSince = { changes: [], more: false, status: 'loading', since: null, until: null };

const kinds = memoizeLru(2, (kind): WritableAtom<ChangesSince, [], void> => {
  const inCourtAtom = atom((get) => {
    const court = get(courtAtom);
    return court && changesIn(court.code, court.client.databaseURL, kind as CalendarKind);
  });
  return atom(
    (get) => {
      const changes = get(inCourtAtom);
      return changes ? get(changes) : NO_COURT;
    },
    (get, set) => {
      const changes = get(inCourtAtom);
      if (changes) set(changes);
    },
  );
});

/** The atom with the changes of a calendar. Returns the same atom for the same kind. A write reads the changes again. */
export function changesSinceAtom(kind: CalendarKind): WritableAtom<ChangesSince, [], void> {
  return kinds(kind);
}

/**
 * Stores that the reader has seen the changes of `kind`. The next visit starts after them. The changes on the screen
 * stay until this visit ends.
 */
export const markChangesSeenAtom = atom(null, async (get, set, kind: CalendarKind) => {
  const court = get(courtAtom);
  const { status, until } = get(changesSinceAtom(kind));
  if (!court || until === null || (status !== 'known' && status !== 'first')) return;
  await set(rememberSeenAtom, { court: court.code, kind, at: until, first: status === 'first' });
});
