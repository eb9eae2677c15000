import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The file in a folder of pictures that names the commit at which they were drawn. */
const COMMIT_FILE = 'commit';
/** Folder, in a folder of pictures, of the pictures of the last commit. */
const BEFORE = 'before';
const DIFFERENCE = 'difference';

/** Share of a picture's pixels up to which it counts as unchanged: the minute in the header. */
const UNCHANGED_SHARE = 0.0005;

/** `share`: part of the pixels that differ, 0 to 1. 1 if the sizes differ. */
export type Difference = { picture: string; share: number };

/**
 * Empties a folder of pictures before a new run. Pictures that were drawn at another commit without uncommitted changes
 * stay in its folder `before`. `commit` is null if files differ from the last commit.
 */
export function keepPicturesOfCommit(folder: string, commit: string | null): void {
  const file = join(folder, COMMIT_FILE);
  const drawnAt = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const aside = `${folder}-${BEFORE}`;
  rmSync(aside, { recursive: true, force: true });
  if (drawnAt && drawnAt !== commit) {
    rmSync(join(folder, BEFORE), { recursive: true, force: true });
    renameSync(folder, aside);
  } else if (existsSync(join(folder, BEFORE))) renameSync(join(folder, BEFORE), aside);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  if (existsSync(aside)) renameSync(aside, join(folder, BEFORE));
  if (commit) writeFileSync(file, commit);
}

/** Share of the pixels that differ, and the picture that marks them, which is null if the sizes differ. */
export function compare(before: PNG, now: PNG): { share: number; marked: PNG | null } {
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return { share: 1, marked: null };
  const marked = new PNG({ width, height });
  return { share: pixelmatch(before.data, now.data, marked.data, width, height) / (width * height), marked };
}

/**
 * Compares pictures with those in the folder's `before`, and writes a picture of each difference to `difference`. Returns
 * the changed ones, the most changed first, or null if there is nothing to compare with.
 */
export function changedPictures(folder: string, pictures: readonly string[]): Difference[] | null {
  if (!existsSync(join(folder, BEFORE))) return null;
  const changed: Difference[] = [];
  for (const picture of pictures) {
    const [before = '', now = ''] = [join(folder, BEFORE, picture), join(folder, picture)];
    if (!existsSync(before) || !existsSync(now)) continue;
    const { share, marked } = compare(PNG.sync.read(readFileSync(before)), PNG.sync.read(readFileSync(now)));
    if (share <= UNCHANGED_SHARE) continue;
    changed.push({ picture, share });
    const file = join(folder, DIFFERENCE, picture);
    mkdirSync(dirname(file), { recursive: true });
    if (marked) writeFileSync(file, PNG.sync.write(marked));
  }
  return changed.sort((a, b) => b.share - a.share);
}

/** A changed picture's three versions: before, now, and the difference. */
export const versionsOf = (picture: string) => [`${BEFORE}/${picture}`, picture, `${DIFFERENCE}/${picture}`];
