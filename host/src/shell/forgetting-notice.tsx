import { hasCorruptBackupAtom, storageProblemAtom } from '@court/contract';
import { Button } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { shellMessages } from '../messages/shell-messages';
import * as css from './notices.module.css';

const WORDS = { slow: 'storageSlow', full: 'storageFull', refused: 'forgetting' } as const;

/**
 * Says once that nothing will be remembered on this device, or not yet, or that something it kept did not fit and was set aside.
 * Closed, it stays away until there is something else to say, or the page is opened again.
 */
export function ForgettingNotice() {
  const problem = useAtomValue(storageProblemAtom);
  const hasCorruptBackup = useAtomValue(hasCorruptBackupAtom);
  const store = useStore();
  const note = problem ? WORDS[problem] : hasCorruptBackup ? 'setAside' : null;
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
      {shown && problem && (
        <Button kind="strip" onClick={() => void askAgain(store)}>
          {shellMessages('storageRetry')}
        </Button>
      )}
      {shown && (
        <Button kind="strip" onClick={close}>
          {shellMessages('forgettingClose')}
        </Button>
      )}
    </div>
  );
}

async function askAgain(store: ReturnType<typeof useStore>): Promise<void> {
  try {
    const device = await import(/* webpackChunkName: "device-store" */ '../device/remember-on-device');
    await device.retryStorage(store);
  } catch (error) {
    console.warn(error);
  }
}
