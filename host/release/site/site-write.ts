import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../../court-data/disk/replace-file';
import { putText } from './put-files';
import { SiteFormatError } from './registry-format';

/** What is to become of text files of a site: file below its top → its text, in the order they are written; null removes it. */
export type SiteChanges = Map<string, string | null>;

/** Holds the changes from before the first is made until the last has been; not served. */
const JOURNAL = '.writing.json';

/**
 * Makes all the changes, or none: they are written down first, so that a process that ends in the middle, or a machine that
 * loses its power, leaves what `finishWriting` goes on from. Files that are as they should be are left alone. Only while nobody else releases to the site.
 */
export function writeSite(top: string, changes: SiteChanges): void {
  const due = [...changes].filter(([file, text]) => textOf(join(top, file)) !== text);
  if (due.length === 0) return;
  putText(join(top, JOURNAL), JSON.stringify(due));
  syncFolder(top);
  finishWriting(top);
}

/** Makes the changes that a process began to make and did not live to finish. */
export function finishWriting(top: string): void {
  const journal = join(top, JOURNAL);
  const written = textOf(journal);
  if (written === null) return;
  const changes = parsed(journal, written);
  for (const [file, text] of changes)
    if (text === null) rmSync(join(top, file), { force: true });
    else putText(join(top, file), text);
  // all of it is on the disk before what it can be done again from goes
  for (const folder of new Set(changes.map(([file]) => dirname(join(top, file)))))
    if (existsSync(folder)) syncFolder(folder);
  rmSync(journal);
}

function parsed(journal: string, written: string): [string, string | null][] {
  try {
    return JSON.parse(written) as [string, string | null][];
  } catch (cause) {
    // it is put in its place whole: nothing of ours has left it like this
    throw new SiteFormatError(`${journal} is no JSON. Delete it, and release the host anew.`, { cause });
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
