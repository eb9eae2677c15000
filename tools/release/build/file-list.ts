import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, filesBelow, integrityOf } from './content-hash';
import type { HostFile } from './host-provides';

/** Files that browsers load, which a release lists. */
const LISTED = /\.(js|css|svg|png|json)$/;

/**
 * Writes a list of the folder's files that browsers load (URL → integrity) into `folder`, for the service worker. `at`
 * returns a file's URL. The list is `files.json`, or with `isHashed` a name with a hash of the content.
 */
export function writeFileList(folder: string, at: (file: string) => string, isHashed = false): HostFile {
  const files = filesBelow(folder).filter(
    (file) => LISTED.test(file) && !/^(release|files)\.json$/.test(file),
  );
  const listed = files.map((file) => [at(file), integrityOf(readFileSync(join(folder, file)))]);
  const text = `${JSON.stringify(Object.fromEntries(listed))}\n`;
  const name = isHashed ? `files.${contentHash([], [text]).slice(0, 8)}.json` : FILE_LIST;
  writeFileSync(join(folder, name), text);
  return { file: at(name), integrity: integrityOf(text) };
}

/** Name of a remote's file list in the folder of its release. */
export const FILE_LIST = 'files.json';
