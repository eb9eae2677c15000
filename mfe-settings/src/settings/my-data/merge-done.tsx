import { Button, Toolbar } from '@court/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type Undo, undoMergeAtom } from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import * as css from './my-data.module.css';

/** Offers to undo a merge until the reader closes it. */
export function MergeDone({ undo, onClose }: { undo: Undo; onClose: () => void }) {
  const takeBack = useSetAtom(undoMergeAtom);
  const [isTakenBack, setTakenBack] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={css.incoming}>
      <p role="status">{settingsMessages(isTakenBack ? 'data.takenBack' : 'data.added')}</p>
      <Toolbar>
        <Button ref={close} onClick={onClose}>
          {settingsMessages('data.close')}
        </Button>
        {!isTakenBack && (
          <Button
            onClick={async () => {
              await takeBack(undo);
              close.current?.focus();
              setTakenBack(true);
            }}
          >
            {settingsMessages('data.undo')}
          </Button>
        )}
      </Toolbar>
    </div>
  );
}
