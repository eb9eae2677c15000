import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding } from './finding';

/** Journal of the changes that a release is writing (site/site-write.ts). */
const JOURNAL = '.writing.json';
const LOCK = '.release.lock';
/** Max age of the lock, ms. It is far above the usual, because a release builds before it takes the lock. */
const MAX_LOCK_AGE_MS = 10 * 60_000;
/** Suffix of a file or folder while it is copied to its place. */
const COPYING = /\.new$/;

/** Files that interrupted releases left in the site in the folder `top`. */
export function leftovers(top: string, now = Date.now()): Finding[] {
  const findings: Finding[] = [];
  const journal = join(top, JOURNAL);
  if (existsSync(journal))
    findings.push({
      place: JOURNAL,
      what: 'A release ended while it wrote: pages and registry may be of two releases.',
      remedy: `Run any release, rollback or npm run site -- court --site ${top} --set <file>: it first finishes what was begun.`,
    });
  const lock = join(top, LOCK);
  const age = now - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? now);
  if (age > MAX_LOCK_AGE_MS)
    findings.push({
      place: LOCK,
      what: `The site has been locked for ${Math.round(age / 60_000)} minutes.`,
      remedy: `If no release runs on any machine, delete ${lock}.`,
    });
  for (const half of halves(top, top))
    findings.push({
      place: half,
      what: 'A release ended while it copied this to its place; it would be deployed with the site.',
      remedy: `If no release runs, delete ${join(top, half)}.`,
    });
  return findings;
}

/** Partial copies below `folder`, relative to `top`. Files within a partial copy are not listed. */
function halves(top: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (COPYING.test(one.name)) return [relative(top, path)];
    return one.isDirectory() ? halves(top, path) : [];
  });
}
