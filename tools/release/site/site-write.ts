import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../../court-data/disk/replace-file';
import { SiteFormatError } from '../build/registry-format';
import { putText } from './put-files';

/**
 * Changes of a site's text files, in write order: file relative to its top folder → its text. Null removes the file.
 */
export type SiteChanges = Map<string, string | null>;

/** Journal of the changes, from before the first until after the last. Not served. */
const JOURNAL = '.writing.json';

/**
 * Makes all the changes or none. It writes a journal first, from which `finishWriting` continues after a crash or a
 * power cut. Does not write unchanged files. Call it only under the site's lock.
 */
export function writeSite(top: string, changes: SiteChanges): void {
  const due = [...changes].filter(([file, text]) => textOf(join(top, file)) !== text);
  if (due.length === 0) return;
  putText(join(top, JOURNAL), JSON.stringify(due));
  syncFolder(top);
  finishWriting(top);
}

/** Completes the changes of a process that ended before it finished. */
export function finishWriting(top: string): void {
  const journal = join(top, JOURNAL);
  const written = textOf(journal);
  if (written === null) return;
  const changes = parsed(journal, written);
  for (const [file, text] of changes)
    if (text === null) rmSync(join(top, file), { force: true });
    else putText(join(top, file), text);
  // all changes are on disk before the journal is deleted
  for (const folder of new Set(changes.map(([file]) => dirname(join(top, file)))))
    if (existsSync(folder)) syncFolder(folder);
  rmSync(journal);
}

function parsed(journal: string, written: string): [string, string | null][] {
  try {
    return JSON.parse(written) as [string, string | null][];
  } catch (cause) {
    // the journal is written atomically, so this tool cannot have left it damaged
    throw new SiteFormatError(`${journal} is not valid JSON. Delete it, and release the host again.`, {
      cause,
    });
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
