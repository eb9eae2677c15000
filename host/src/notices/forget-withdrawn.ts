import {
  changeListsAtom,
  corruptBackupKey,
  courtAtom,
  deviceAtom,
  deviceStoreAtom,
  forgetKept,
  forgetUnwatchedPathsAtom,
  freshnessAtom,
  keepingLists,
  type ListChange,
  type ListItem,
  type ListName,
  listsAtom,
  NO_LISTS,
  type PageCourt,
  type RecentlyViewed,
  readJson,
  recentlyViewedSchema,
  storageStatusAtom,
  storedSetting,
} from '@court/contract';
import {
  type CalendarKind,
  casesPath,
  courtPath,
  DEVICE_KEYS,
  dataPath,
  entriesPath,
  entryKey,
  isMoment,
  type KeyQuery,
  listOf,
  objectOf,
  personRowsPath,
  restUrl,
} from '@court/domain';
import { atom, type Getter, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';

/** Maximum parallel requests. */
const MAX_PARALLEL = 6;

/** By court code, the withdrawal (epoch ms) after which this device deleted its copies. */
const forgottenAtom = storedSetting('withdrawnForgotten', (json): Readonly<Record<string, number>> => {
  const kept = Object.entries(objectOf(json) ?? {}).filter(([, at]) => isMoment(at));
  return Object.fromEntries(kept) as Record<string, number>;
});

const viewedAtom = storedSetting(DEVICE_KEYS.recentlyViewed, recentlyViewedSchema);

/** Reads from one court's database. Each rejects if the court does not answer. */
function courtReader({ client, paths }: PageCourt, unmounted: AbortSignal) {
  const read = (path: string, keys?: KeyQuery) =>
    readJson(restUrl(client.databaseURL, courtPath(path, paths), keys), unmounted);
  return {
    withdrawnAt: async (): Promise<number> => {
      const at = await read(`${dataPath('lastUpdated')}/withdrawn`);
      return isMoment(at) ? at : 0;
    },
    isWithdrawn: async (kind: CalendarKind, id: string) =>
      (await read(`${entriesPath(kind)}/${entryKey(id)}/withdrawn`)) === true,
    hasCase: async (id: string) => (await read(`${casesPath('hearings')}/${id}/number`)) !== null,
    hasDebtor: async (id: string) =>
      (await read(personRowsPath('hearings', 'Debtors', id), { limitToLast: 1 })) !== null,
  };
}
type CourtReader = ReturnType<typeof courtReader>;

/** Whether the court has withdrawn a record, or publishes nothing of a case or debtor any more. */
async function isGone(court: CourtReader, list: ListName, id: string): Promise<boolean> {
  if (list === 'cases') return !(await court.hasCase(id));
  if (list === 'debtors') return !(await court.hasDebtor(id));
  return await court.isWithdrawn(list, id);
}

const LIST_OF_FIELD = { casenumber: 'cases', debtor: 'debtors' } as const;

async function onlyGone<T>(all: readonly T[], isOut: (one: T) => Promise<boolean>): Promise<T[]> {
  const gone: T[] = [];
  const left = [...all];
  const take = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) if (await isOut(one)) gone.push(one);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, take));
  return gone;
}

/** Every item with a name on any list. */
function namedItems(get: Getter): { list: ListName; id: string }[] {
  const lists = get(listsAtom);
  return (Object.keys(NO_LISTS) as ListName[]).flatMap((list) =>
    [...(lists[list] as ReadonlyMap<string, ListItem>).values()]
      .filter(({ last }) => last !== null)
      .map(({ id }) => ({ list, id })),
  );
}

/** Deletes backups of damaged lists that contain any of `ids`. */
const forgetAsideAtom = atom(null, async (get, _set, court: string, ids: readonly string[]) => {
  const store = get(deviceStoreAtom);
  const key = corruptBackupKey(`lists/${court}`);
  const aside = listOf((await store?.get(key)) ?? null);
  const left = aside.filter((copy) => !ids.some((id) => JSON.stringify(copy).includes(JSON.stringify(id))));
  if (left.length < aside.length) await store?.set(key, left);
});

/** Closes all notifications. They may name withdrawn parties, and the page cannot tell which ones do. */
async function closeNotices(isNative: boolean): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration(`${BASE}/`);
  for (const notice of (await registration?.getNotifications?.()) ?? []) notice.close();
  if (!isNative) return;
  const { messaging } = await import('../device/native/native-push');
  await messaging.removeAllDeliveredNotifications();
}

/**
 * Runs after a withdrawal that this page has not handled. Deletes the device's copies of the court's data and closes
 * notifications. Removes the names of withdrawn records from the lists and the viewed records. Rejects if the court
 * does not answer. The next publication or visit tries again.
 */
export const forgetWithdrawnAtom = atom(null, async (get, set, unmounted: AbortSignal): Promise<void> => {
  const court = get(courtAtom);
  if (!court) return;
  const reader = courtReader(court, unmounted);
  // Reads it again, because the cached value does not prove contact with the court.
  const at = await reader.withdrawnAt();
  if (at === 0 || get(forgottenAtom)[court.code] === at) return;
  await forgetKept(addressFilter(court));
  set(forgetUnwatchedPathsAtom);
  await closeNotices(get(deviceAtom)?.isNative === true).catch((error: unknown) =>
    console.info('Notices could not be closed', error),
  );
  await set((await keepingLists()).syncListsAtom, court.code);
  const gone = await onlyGone(namedItems(get), ({ list, id }) => isGone(reader, list, id));
  const viewed = get(viewedAtom)[court.code] ?? [];
  const goneViewed = await onlyGone(viewed, async ({ field, id }) =>
    field === 'attorney' ? false : await isGone(reader, LIST_OF_FIELD[field], id),
  );
  if (unmounted.aborted) return;
  if (goneViewed.length > 0) {
    const isKept = (one: RecentlyViewed) =>
      !goneViewed.some(({ field, id }) => field === one.field && id === one.id);
    const now = get(viewedAtom);
    set(viewedAtom, { ...now, [court.code]: (now[court.code] ?? []).filter(isKept) });
  }
  const seen = gone.map((item) => ({ ...item, what: 'seen', last: null }) as ListChange);
  if (seen.length > 0) await set(changeListsAtom, seen);
  await set(
    forgetAsideAtom,
    court.code,
    gone.map(({ id }) => id),
  );
  set(forgottenAtom, { ...get(forgottenAtom), [court.code]: at });
});

/** Returns whether the answer of an address of the court's database may contain names of parties. */
function addressFilter({ client }: PageCourt): (url: string) => boolean {
  const [origin, namespace] = databaseOf(client.databaseURL);
  const nameless = new Set(
    (['offices', 'judges', 'trustees', 'lastUpdated'] as const).map((name) =>
      restUrl(client.databaseURL, dataPath(name)),
    ),
  );
  return (url) => {
    if (nameless.has(url)) return false;
    const [itsOrigin, itsNamespace] = databaseOf(url);
    return itsOrigin === origin && itsNamespace === namespace;
  };
}

function databaseOf(url: string): readonly [string, string | null] {
  const { origin, searchParams } = new URL(url);
  return [origin, searchParams.get('ns')];
}

/** Forgets the court's withdrawn records at the first contact of a visit, and after each withdrawal. */
export function useForgetWithdrawn(): void {
  const { updated } = useAtomValue(freshnessAtom);
  const status = useAtomValue(storageStatusAtom);
  const court = useAtomValue(courtAtom)?.code;
  const forget = useSetAtom(forgetWithdrawnAtom);
  const { withdrawn, version } = updated ?? {};
  const store = useStore();
  const last = useRef<{ court?: string | undefined; withdrawn?: number | undefined }>({});
  useEffect(() => {
    const { court: before = court, withdrawn: known } = last.current;
    const isOther = before !== court;
    const heard = isOther ? undefined : known;
    last.current = { court, withdrawn: withdrawn ?? heard };
    const kept = () => (status === 'starting' ? withdrawn : (store.get(forgottenAtom)[court ?? ''] ?? 0));
    const isNew = withdrawn !== undefined && withdrawn !== (heard ?? kept());
    // The last announcement stays in the page for screen readers, and may contain a name.
    if (isOther || isNew) document.querySelector('[data-announcements]')?.replaceChildren();
  }, [withdrawn, court, status, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each publication and for another court
  useEffect(() => {
    if (withdrawn === undefined || status === 'starting') return;
    const unmounted = new AbortController();
    forget(unmounted.signal).catch((error: unknown) => {
      if (!unmounted.signal.aborted) console.info('What was withdrawn is forgotten the next time', error);
    });
    return () => unmounted.abort();
  }, [withdrawn, version, status, court, forget]);
}
