import { objectOf } from '../../data/json-fields';
import type { Lists } from '../lists/lists';
import { readLists } from '../lists/stored-lists';
import { BackupError } from './backup-error';
import { BACKUP_MARK, BACKUP_VERSION, checksumOf, type ListsByCourt, MOST_BACKUP } from './backup-format';

/** A court's code as courts' files are named. */
const COURT = /^[a-z][a-z0-9-]{1,19}$/;

/** So far into a text a backup says what it is. */
const HEAD = 100;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(text.slice(0, HEAD).includes(BACKUP_MARK) ? 'damaged' : 'foreign');
  }
}

/** The lists of a backup: all of them, or BackupError says why none. */
export function readBackup(text: string): ListsByCourt {
  if (text.length > MOST_BACKUP) throw new BackupError('too-large');
  const at = objectOf(parsed(text));
  if (at?.what !== BACKUP_MARK) throw new BackupError('foreign');
  const { version, made, checksum } = at;
  if (typeof version === 'number' && version > BACKUP_VERSION) throw new BackupError('newer');
  const courts = objectOf(at.courts);
  if (version !== BACKUP_VERSION || typeof made !== 'string' || !courts) throw new BackupError('damaged');
  if (checksum !== checksumOf(version, made, courts)) throw new BackupError('damaged');
  const found = new Map<string, Lists>();
  for (const [code, json] of Object.entries(courts)) {
    const { lists, whole } = readLists(json);
    if (!COURT.test(code) || json === null || !whole) throw new BackupError('damaged');
    found.set(code, lists);
  }
  return found;
}
