import { isCourtCode, keepingLists, LIST_NAMES, type ListItem, type Lists, serverNow } from '@court/contract';
import { listOf, objectOf } from '@court/domain';
import { BackupError } from './backup-error';
import {
  BACKUP_MARK,
  BACKUP_VERSION,
  type CourtLists,
  checksumOf,
  FIRST_VERSION,
  MAX_BACKUP_LENGTH,
  MAX_COURTS,
  type ReadBackup,
} from './backup-format';
import { readAttorneys } from './followed-attorneys';

/** Number of characters within which a backup must have its mark. */
const MAX_MARK_OFFSET = 100;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(text.slice(0, MAX_MARK_OFFSET).includes(BACKUP_MARK) ? 'damaged' : 'foreign');
  }
}

const countOf = (lists: unknown) =>
  [...LIST_NAMES, 'attorneys'].reduce((sum, name) => sum + listOf(objectOf(lists)?.[name]).length, 0);

/**
 * Sets future times of stars and notes to `now`. A future star would hide all changes of the record from the reader.
 */
function untilNow(lists: Lists, now: number): Lists {
  const clamped = (item: ListItem): ListItem => ({
    ...item,
    starredAt: Math.min(item.starredAt, now),
    ...(item.notedAt !== undefined && { notedAt: Math.min(item.notedAt, now) }),
  });
  const each = LIST_NAMES.map((name) => {
    const items = [...(lists[name] as ReadonlyMap<string, ListItem>)];
    return [name, new Map(items.map(([id, item]) => [id, clamped(item)]))] as const;
  });
  return Object.fromEntries(each) as unknown as Lists;
}

/**
 * Reads the lists of a backup. Leaves out invalid items. Throws BackupError if the backup is invalid. `most`: maximum
 * number of items on all lists, checked before reading. `now`: epoch ms; later times are set to it.
 */
export async function readBackup(text: string, most: number, now = serverNow()): Promise<ReadBackup> {
  if (text.length > MAX_BACKUP_LENGTH) throw new BackupError('too-large');
  const at = objectOf(parsed(text));
  if (at?.what !== BACKUP_MARK) throw new BackupError('foreign');
  const { version, made, checksum } = at;
  if (typeof version === 'number' && version > BACKUP_VERSION) throw new BackupError('newer');
  const courts = objectOf(at.courts);
  if ((version !== BACKUP_VERSION && version !== FIRST_VERSION) || typeof made !== 'string' || !courts)
    throw new BackupError('damaged');
  if (checksum !== checksumOf(version, made, courts)) throw new BackupError('damaged');
  const entries = Object.entries(courts);
  const count = entries.reduce((sum, [, lists]) => sum + countOf(lists), 0);
  if (count > most || entries.length > MAX_COURTS) throw new BackupError('too-many');
  const { readLists } = await keepingLists();
  const found = new Map<string, CourtLists>();
  let leftOut = 0;
  for (const [code, json] of entries) {
    const read = readLists(json);
    const { attorneys, ...followed } = readAttorneys(code, json);
    leftOut += isCourtCode(code) ? read.leftOut + followed.leftOut : countOf(json);
    const isThere = attorneys.length > 0 || LIST_NAMES.some((name) => read.lists[name].size > 0);
    if (isCourtCode(code) && isThere)
      found.set(code, { ...untilNow(read.lists, now), ...(attorneys.length > 0 && { attorneys }) });
  }
  // a link without any readable item is damaged
  if (found.size === 0 && leftOut > 0) throw new BackupError('damaged');
  return { lists: found, leftOut };
}
