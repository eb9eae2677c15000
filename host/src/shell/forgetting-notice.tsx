import { hasCorruptBackupAtom, storageStatusAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { shellMessages } from '../messages/shell-messages';
import { ClosableNotice } from './closable-notice';

/** Says once that nothing will be remembered on this device, or that something it kept did not fit and was set aside. */
export function ForgettingNotice() {
  const forgets = useAtomValue(storageStatusAtom) === 'session';
  const hasCorruptBackup = useAtomValue(hasCorruptBackupAtom);
  const note = forgets ? 'forgetting' : hasCorruptBackup ? 'setAside' : null;
  return <ClosableNotice note={note && shellMessages(note)} />;
}
