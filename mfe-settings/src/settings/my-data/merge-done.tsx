import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type Undo, undoMergeAtom } from '../../backup/my-lists-atoms';
import { words } from '../../words';
import * as page from '../settings-page.module.css';
import * as css from './my-data.module.css';

/** What was added can be taken back until the reader goes on. */
export function MergeDone({ undo, onClose }: { undo: Undo; onClose: () => void }) {
  const takeBack = useSetAtom(undoMergeAtom);
  const [isTakenBack, setTakenBack] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={css.incoming}>
      <p role="status">{words(isTakenBack ? 'data.takenBack' : 'data.added')}</p>
      <p className={page.links}>
        <button type="button" className={page.button} ref={close} onClick={onClose}>
          {words('data.close')}
        </button>
        {!isTakenBack && (
          <button
            type="button"
            className={page.button}
            onClick={async () => {
              await takeBack(undo);
              close.current?.focus();
              setTakenBack(true);
            }}
          >
            {words('data.undo')}
          </button>
        )}
      </p>
    </div>
  );
}
