import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { journalFolders } from './read-journal';

const OWN_FILES = /^(log\.jsonl|snapshot\.json)(\.|$)/;
const OWN_LOCKS = /^database\.pid(\.|$)/;

/** The entries of `folder` for which `isOwn` is true. Includes the folder itself if it holds nothing else. */
function ownIn(folder: string, isOwn: (name: string) => boolean): string[] {
  const names = readdirSync(folder);
  const own = names.filter(isOwn).map((name) => join(folder, name));
  return own.length === names.length ? [folder, ...own] : own;
}

/**
 * Files and folders of the database in a data folder. Leaves out a folder that holds anything else, because it may be
 * the user's home.
 */
export function ownPaths(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const folders = new Set(journalFolders(dataDir));
  const isOwn = (name: string) => OWN_LOCKS.test(name) || folders.has(join(dataDir, name));
  const inFolders = [...folders].flatMap((folder) => ownIn(folder, (name) => OWN_FILES.test(name)));
  const top = ownIn(dataDir, isOwn).filter((path) => !folders.has(path));
  return [...top, ...inFolders];
}
