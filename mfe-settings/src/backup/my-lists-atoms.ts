import {
  changeListsOfAtom,
  findListCourtsAtom,
  forgetAllListsAtom,
  keepingLists,
  LIST_NAMES,
  type ListChange,
  type ListItem,
  listMemoryAtom,
  MOST_ON_LIST,
  NO_LISTS,
} from '@court/contract';
import type { DocketRow } from '@court/domain';
import { atom } from 'jotai';
import { BackupError } from './backup-error';
import {
  BACKUP_MARK,
  BACKUP_VERSION,
  type CourtLists,
  checksumOf,
  FIRST_VERSION,
  type ListsByCourt,
  MAX_ITEMS_IN_LINK,
  type ReadBackup,
} from './backup-format';
import {
  type Attorneys,
  changeAttorneysAtom,
  followedAttorneysAtom,
  forgetAttorneysAtom,
  newAttorneys,
} from './followed-attorneys';
import { type MergeCount, mergeChanges, type NoteChoices } from './merge-changes';
import { packText, unpackText } from './pack-text';
import { readBackup } from './read-backup';

/**
 * The text of a backup file: JSON of `{what, version, made, checksum, courts}`. `made`: UTC, ISO 8601. `indent`:
 * spaces for people who read the file; 0 for links.
 */
async function writeBackup(lists: ListsByCourt, made: string, indent: number): Promise<string> {
  const { writeLists } = await keepingLists();
  const courts = Object.fromEntries(
    [...lists].map(([code, { attorneys = [], ...one }]) => [
      code,
      { ...writeLists(one), ...(attorneys.length > 0 && { attorneys }) },
    ]),
  );
  const hasAttorneys = [...lists.values()].some(({ attorneys }) => attorneys?.length);
  const version = hasAttorneys ? BACKUP_VERSION : FIRST_VERSION;
  const checksum = checksumOf(version, made, courts);
  return JSON.stringify({ what: BACKUP_MARK, version, made, checksum, courts }, null, indent);
}

type Rows = 'hearings' | 'meetings';

const attorneysOf = ({ attorneys = [] }: CourtLists) => attorneys;

/** Drops facts that the court's data provide when the list is shown: matter, place, method, and old values. */
const compactRow = (row: DocketRow): DocketRow => ({
  ...row,
  ...{ matter: null, place: null, how: null, was: null, flags: null, eventTime: null },
  ...{ sortCode: null, trusteeId: null },
});

function compact<Name extends Rows>(
  items: ReadonlyMap<string, ListItem<Name>>,
): ReadonlyMap<string, ListItem<Name>> {
  return new Map([...items].map(([id, item]) => [id, { ...item, last: item.last && compactRow(item.last) }]));
}

/** Lists for a link, which must be short. Keeps notes and the identity of each hearing, without its details. */
function compactLists(lists: CourtLists): CourtLists {
  return { ...lists, hearings: compact(lists.hearings), meetings: compact(lists.meetings) };
}

export { BackupError, type BackupProblem } from './backup-error';
export { type ListsByCourt, MAX_BACKUP_LENGTH, MAX_ITEMS_IN_FILE, type ReadBackup } from './backup-format';
export type { MergeCount } from './merge-changes';
export { canPack } from './pack-text';
export { readBackup } from './read-backup';

/** Undoes a merge, by court code: list changes, and attorneys to unfollow. */
export type Undo = ReadonlyMap<string, { changes: readonly ListChange[]; drop: Attorneys }>;

/** The effect of a merge. `attorneys`: number of additional followed attorneys. */
export type MergePreview = MergeCount & { attorneys: number };

const isEmpty = ({ attorneys = [], ...lists }: CourtLists) =>
  attorneys.length === 0 && LIST_NAMES.every((name) => lists[name].size === 0);

/** The current lists on the device, for the given courts or for all. Leaves out empty ones. */
export const readListsAtom = atom(
  null,
  async (get, set, courts?: readonly string[]): Promise<ListsByCourt> => {
    const { syncListsAtom } = await keepingLists();
    const found = new Map<string, CourtLists>();
    const followed = get(followedAttorneysAtom);
    for (const court of courts ?? new Set([...(await set(findListCourtsAtom)), ...Object.keys(followed)])) {
      await set(syncListsAtom, court);
      const attorneys = followed[court] ?? [];
      const lists = {
        ...(get(listMemoryAtom)[court] ?? NO_LISTS),
        ...(attorneys.length > 0 && { attorneys }),
      };
      if (!isEmpty(lists)) found.set(court, lists);
    }
    return found;
  },
);

/** The text of a backup file. `at`: epoch ms. */
export async function backupText(lists: ListsByCourt, at: number): Promise<string> {
  return `${await writeBackup(lists, new Date(at).toISOString(), 1)}\n`;
}

/** Packs lists for the `#lists=` fragment of a link. `at`: epoch ms. Throws BackupError `no-compression`. */
export async function packLists(lists: ListsByCourt, at: number): Promise<string> {
  const compact = new Map([...lists].map(([court, one]) => [court, compactLists(one)]));
  return packText(await writeBackup(compact, new Date(at).toISOString(), 0));
}

/** Unpacks lists from packLists. Throws BackupError. */
export async function unpackLists(code: string): Promise<ReadBackup> {
  return readBackup(await unpackText(code), MAX_ITEMS_IN_LINK);
}

/**
 * Previews a merge by court code, without changes. Rejects with BackupError `too-many` if a list would exceed the
 * limit for reading.
 */
export const previewMergeAtom = atom(
  null,
  async (_get, set, incoming: ListsByCourt): Promise<ReadonlyMap<string, MergePreview>> => {
    const here = await set(readListsAtom, [...incoming.keys()]);
    const counts = [...incoming].map(([court, { attorneys = [], ...lists }]) => {
      const own = here.get(court) ?? NO_LISTS;
      const count = newAttorneys(attorneysOf(own), attorneys).length;
      return [court, { ...mergeChanges(own, lists).count, attorneys: count }] as const;
    });
    for (const [court, { added }] of counts)
      for (const name of LIST_NAMES)
        if ((here.get(court)?.[name].size ?? 0) + added[name] > MOST_ON_LIST)
          throw new BackupError('too-many');
    return new Map(counts);
  },
);

/**
 * Merges lists into the local ones. A local note stays, unless `choices` (by court code) says otherwise. Resolves
 * with the undo data after the device has stored the lists.
 */
export const mergeListsAtom = atom(
  null,
  async (
    _get,
    set,
    incoming: ListsByCourt,
    choices: ReadonlyMap<string, NoteChoices> = new Map(),
  ): Promise<Undo> => {
    const here = await set(readListsAtom, [...incoming.keys()]);
    const undo = new Map<string, { changes: readonly ListChange[]; drop: Attorneys }>();
    for (const [court, { attorneys = [], ...lists }] of incoming) {
      const own = here.get(court) ?? NO_LISTS;
      const add = newAttorneys(attorneysOf(own), attorneys);
      const changes = mergeChanges(own, lists, choices.get(court));
      if (changes.merge.length === 0 && add.length === 0) continue;
      if (add.length > 0) set(changeAttorneysAtom, court, { add });
      if (changes.merge.length > 0) await set(changeListsOfAtom, court, changes.merge);
      undo.set(court, { changes: changes.undo, drop: add });
    }
    return undo;
  },
);

/** Undoes a merge. */
export const undoMergeAtom = atom(null, async (_get, set, undo: Undo) => {
  for (const [court, { changes, drop }] of undo) {
    if (drop.length > 0) set(changeAttorneysAtom, court, { drop });
    if (changes.length > 0) await set(changeListsOfAtom, court, changes);
  }
});

/**
 * Deletes the lists of all courts and unfollows all attorneys. Resolves with the deleted lists, which a merge
 * restores.
 */
export const deleteListsAtom = atom(null, async (_get, set): Promise<ListsByCourt> => {
  const before = await set(readListsAtom);
  await set(forgetAllListsAtom);
  set(forgetAttorneysAtom);
  return before;
});
