import { isCourtCode, keepingLists, LIST_NAMES, type ListItem, type Lists, serverNow } from '@court/contract';
import { listOf, objectOf } from '@court/records';
import { BackupError } from './backup-error';
import {
  BACKUP_MARK,
  BACKUP_VERSION,
  type CourtLists,
  checksumOf,
  FIRST_VERSION,
  MOST_BACKUP,
  MOST_COURTS,
  type ReadBackup,
} from './backup-format';
import { readAttorneys } from './followed-attorneys';

/** So far into a text a backup says what it is. */
const HEAD = 100;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(text.slice(0, HEAD).includes(BACKUP_MARK) ? 'damaged' : 'foreign');
  }
}

const countOf = (lists: unknown) =>
  [...LIST_NAMES, 'attorneys'].reduce((sum, name) => sum + listOf(objectOf(lists)?.[name]).length, 0);

/**
 * Lists of which nothing was starred or noted after `now`. A star of the future would keep all news of the record from the
 * reader.
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
 * The lists of a backup, without the things on them that do not fit; BackupError says why there are none. `most`: so many
 * things may stand on all lists together, and none of more is read. `now`: epoch ms; what is later is taken as now.
 */
export async function readBackup(text: string, most: number, now = serverNow()): Promise<ReadBackup> {
  if (text.length > MOST_BACKUP) throw new BackupError('too-large');
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
  if (count > most || entries.length > MOST_COURTS) throw new BackupError('too-many');
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
  // a link of which nothing can be read brings nothing
  if (found.size === 0 && leftOut > 0) throw new BackupError('damaged');
  return { lists: found, leftOut };
}
