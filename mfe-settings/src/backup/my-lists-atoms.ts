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
import type { DocketRow } from '@court/records';
import { atom } from 'jotai';
import { BackupError } from './backup-error';
import {
  BACKUP_MARK,
  BACKUP_VERSION,
  type CourtLists,
  checksumOf,
  FIRST_VERSION,
  type ListsByCourt,
  MOST_IN_LINK,
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
 * Lists as a file's text: JSON of `{what, version, made, checksum, courts}`, in lines that a person can read. `made`: UTC,
 * ISO 8601. `indent`: spaces, 0 where nobody reads it.
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

/** Without what the court tells again when the list is shown: matter, place, how to appear, what was before. */
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

/** Lists for a link, which is to be short: notes and all that names a hearing, without its details. */
function compactLists(lists: CourtLists): CourtLists {
  return { ...lists, hearings: compact(lists.hearings), meetings: compact(lists.meetings) };
}

export { BackupError, type BackupProblem } from './backup-error';
export { type ListsByCourt, MOST_BACKUP, MOST_IN_FILE, type ReadBackup } from './backup-format';
export type { MergeCount } from './merge-changes';
export { canPack } from './pack-text';
export { readBackup } from './read-backup';

/** What takes a merge back, by court code: changes of lists, and who is followed no longer then. */
export type Undo = ReadonlyMap<string, { changes: readonly ListChange[]; drop: Attorneys }>;

/** What a merge would do, and how many attorneys would be followed too. */
export type MergePreview = MergeCount & { attorneys: number };

const isEmpty = ({ attorneys = [], ...lists }: CourtLists) =>
  attorneys.length === 0 && LIST_NAMES.every((name) => lists[name].size === 0);

/** The lists as the device has them now, of the courts that are named; of all where none is. Empty ones are left out. */
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

/** A backup's text. `at`: epoch ms. */
export async function backupText(lists: ListsByCourt, at: number): Promise<string> {
  return `${await writeBackup(lists, new Date(at).toISOString(), 1)}\n`;
}

/** Lists as they stand behind `#lists=` in a link. `at`: epoch ms. Throws BackupError `no-compression`. */
export async function packLists(lists: ListsByCourt, at: number): Promise<string> {
  const compact = new Map([...lists].map(([court, one]) => [court, compactLists(one)]));
  return packText(await writeBackup(compact, new Date(at).toISOString(), 0));
}

/** The lists that packLists packed. Throws BackupError. */
export async function unpackLists(code: string): Promise<ReadBackup> {
  return readBackup(await unpackText(code), MOST_IN_LINK);
}

/** What a merge would do, by court code; nothing is changed. Rejects with BackupError `too-many` where a list would outgrow what is read again. */
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
 * Adds lists to those that stand here. A note that is written here stays, unless `choices`, by court code, say otherwise.
 * Resolves with what takes it back once the device has answered.
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

/** Takes a merge back. */
export const undoMergeAtom = atom(null, async (_get, set, undo: Undo) => {
  for (const [court, { changes, drop }] of undo) {
    if (drop.length > 0) set(changeAttorneysAtom, court, { drop });
    if (changes.length > 0) await set(changeListsOfAtom, court, changes);
  }
});

/** Takes everything off the lists of all courts, and follows nobody any more; resolves with what stood on them, which a merge brings back. */
export const deleteListsAtom = atom(null, async (_get, set): Promise<ListsByCourt> => {
  const before = await set(readListsAtom);
  await set(forgetAllListsAtom);
  set(forgetAttorneysAtom);
  return before;
});
