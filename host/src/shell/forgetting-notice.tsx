import { hasCorruptBackupAtom, storageStatusAtom } from '@court/contract';
import { Button } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { shellMessages } from '../messages/shell-messages';
import { missingPartsAtom } from '../parts/missing-parts';
import * as css from './notices.module.css';

/**
 * Says once that nothing will be remembered on this device, or that something it kept did not fit and was set aside. Closed,
 * it stays away until the page is opened again.
 */
export function ForgettingNotice() {
  // a file that did not come is no fault of the device, and MissingNote says so
  const missing = useAtomValue(missingPartsAtom);
  const isFileMissing = missing.includes('storage') || missing.includes('lists');
  const forgets = useAtomValue(storageStatusAtom) === 'session' && !isFileMissing;
  const hasCorruptBackup = useAtomValue(hasCorruptBackupAtom);
  const note = forgets ? 'forgetting' : hasCorruptBackup ? 'setAside' : null;
  const [closed, setClosed] = useState<typeof note>(null);
  const [isHeard, setIsHeard] = useState(false);
  // words that come with their place are not read aloud
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), 100);
    return () => clearTimeout(timer);
  }, []);
  const shown = isHeard && note !== closed && note;
  const close = () => {
    setClosed(note);
    // the button with the focus goes away
    document.getElementById('page')?.focus({ preventScroll: true });
  };
  return (
    <div className={shown ? css.notice : undefined}>
      <p role="status" className={css.text}>
        {shown && shellMessages(shown)}
      </p>
      {shown && (
        <Button kind="strip" onClick={close}>
          {shellMessages('forgettingClose')}
        </Button>
      )}
    </div>
  );
}
