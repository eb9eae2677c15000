import type { ChangeEvent } from 'react';
import {
  BackupError,
  MAX_BACKUP_LENGTH,
  MAX_ITEMS_IN_FILE,
  type ReadBackup,
  readBackup,
} from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import * as page from '../parts/settings-page.module.css';
import * as css from './my-data.module.css';

async function listsIn(file: File): Promise<ReadBackup> {
  // checks the size first, so that a large file such as a video is not read
  if (file.size > MAX_BACKUP_LENGTH) throw new BackupError('too-large');
  return readBackup(await file.text(), MAX_ITEMS_IN_FILE);
}

/** A file input for a backup. Its lists are shown before they are merged. */
export function RestoreLists({ onChoose }: { onChoose: (read: Promise<ReadBackup>) => void }) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(listsIn(file));
    // resets the input, so that the reader can choose the same file again after fixing it
    currentTarget.value = '';
  };
  return (
    <label className={`${page.field} ${css.part}`}>
      <span>{settingsMessages('data.restore')}</span>
      <input type="file" className={css.file} accept=".json,application/json" onChange={choose} />
    </label>
  );
}
