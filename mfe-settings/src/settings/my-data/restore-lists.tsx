import type { ChangeEvent } from 'react';
import {
  BackupError,
  MOST_BACKUP,
  MOST_IN_FILE,
  type ReadBackup,
  readBackup,
} from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import * as page from '../settings-page.module.css';
import * as css from './my-data.module.css';

async function listsIn(file: File): Promise<ReadBackup> {
  // a film would be read whole before it is told apart
  if (file.size > MOST_BACKUP) throw new BackupError('too-large');
  return readBackup(await file.text(), MOST_IN_FILE);
}

/** Lets the reader choose a backup file; what is in it is shown before it is taken in. */
export function RestoreLists({ onChoose }: { onChoose: (read: Promise<ReadBackup>) => void }) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(listsIn(file));
    // else the same file, mended, could not be chosen again
    currentTarget.value = '';
  };
  return (
    <label className={`${page.field} ${css.part}`}>
      <span>{settingsMessages('data.restore')}</span>
      <input type="file" className={css.file} accept=".json,application/json" onChange={choose} />
    </label>
  );
}
