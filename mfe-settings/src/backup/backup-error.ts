/**
 * `foreign`: not a backup of lists. `damaged`: truncated or altered. `newer`: made by a later release. `too-large`:
 * larger than any real backup. `too-many`: more items or courts than a reader can have. `no-compression`: this
 * browser cannot make or open links.
 */
export type BackupProblem = 'foreign' | 'damaged' | 'newer' | 'too-large' | 'too-many' | 'no-compression';

/** Thrown if lists cannot be imported. Nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
  constructor(readonly problem: BackupProblem) {
    super(`The lists were not taken in: ${problem}`);
  }
}
