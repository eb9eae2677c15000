import { BackupError, type BackupProblem } from '../../backup/my-lists-atoms';
import { words } from '../../words';
import * as css from './my-data.module.css';

export const problemOf = (error: unknown): BackupProblem =>
  error instanceof BackupError ? error.problem : 'damaged';

/** Why lists were not taken in, and what to do. */
export function Problem({ problem, from }: { problem: BackupProblem; from: 'file' | 'link' }) {
  return (
    <p role="alert" className={css.problem} data-problem={problem}>
      <strong>{words('data.unchanged')}</strong>{' '}
      {words(problem === 'damaged' ? `problem.damaged.${from}` : `problem.${problem}`)}
    </p>
  );
}
