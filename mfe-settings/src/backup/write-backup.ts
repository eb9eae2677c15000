import { keepingLists } from '@court/contract';
import { BACKUP_MARK, BACKUP_VERSION, checksumOf, type ListsByCourt } from './backup-format';

/**
 * Lists as a file's text: JSON of `{what, version, made, checksum, courts}`, in lines that a person can read. `made`: UTC,
 * ISO 8601. `indent`: spaces, 0 where nobody reads it.
 */
export async function writeBackup(lists: ListsByCourt, made: string, indent: number): Promise<string> {
  const { writeLists } = await keepingLists();
  const courts = Object.fromEntries([...lists].map(([code, one]) => [code, writeLists(one)]));
  const checksum = checksumOf(BACKUP_VERSION, made, courts);
  return JSON.stringify({ what: BACKUP_MARK, version: BACKUP_VERSION, made, checksum, courts }, null, indent);
}
