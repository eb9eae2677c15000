import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, filesBelow, integrityOf } from './content-hash';
import type { HostFile } from './host-provides';

/** What a release lists of its files is what browsers load of it. */
const LISTED = /\.(js|css|svg|png|json)$/;

/**
 * Writes into `folder` the list of the files in it that browsers load, address → integrity, for the service worker; `at` says
 * where a file of the folder is served. `files.json`, or with `isHashed` a name of its own for each content.
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

/** Name of a remote's list in the folder of its release. */
export const FILE_LIST = 'files.json';
