import { BackupError, type BackupProblem } from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import * as css from './my-data.module.css';

export const problemOf = (error: unknown): BackupProblem =>
  error instanceof BackupError ? error.problem : 'damaged';

/** Says why lists were not imported, and what to do. */
export function Problem({ problem, from }: { problem: BackupProblem; from: 'file' | 'link' }) {
  return (
    <p role="alert" className={css.problem} data-problem={problem}>
      <strong>{settingsMessages('data.unchanged')}</strong>{' '}
      <span>
        {settingsMessages(problem === 'damaged' ? `problem.damaged.${from}` : `problem.${problem}`)}
      </span>
    </p>
  );
}
