import { readBackup } from '@court/shared/state/backup/my-lists-atoms';
import type { ChangeEvent } from 'react';
import { words } from '../../words';
import * as page from '../settings-page.module.css';
import type { Incoming } from './incoming-lists';
import * as css from './my-data.module.css';

async function listsIn(file: File): Promise<Incoming> {
  return { lists: readBackup(await file.text()), from: 'file' };
}

/** Lets the reader choose a backup file; what is in it is shown before it is taken in. */
export function RestoreLists({ onChoose }: { onChoose: (read: Promise<Incoming>) => void }) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(listsIn(file));
    // else the same file, mended, could not be chosen again
    currentTarget.value = '';
  };
  return (
    <label className={page.field}>
      {words('data.restore')}
      <input type="file" className={css.file} accept=".json,application/json" onChange={choose} />
    </label>
  );
}
