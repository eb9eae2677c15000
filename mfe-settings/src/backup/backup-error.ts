/**
 * `foreign`: not a backup of lists. `damaged`: cut short or changed on its way. `newer`: made by a later release.
 * `too-large`: larger than any backup. `too-many`: more things or courts than any reader's. `no-compression`: this browser
 * cannot make or open links.
 */
export type BackupProblem = 'foreign' | 'damaged' | 'newer' | 'too-large' | 'too-many' | 'no-compression';

/** Lists that could not be taken in; nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
  constructor(readonly problem: BackupProblem) {
    super(`The lists were not taken in: ${problem}`);
  }
}
