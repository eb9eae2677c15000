import {
  deviceAtom,
  hasCorruptBackupAtom,
  isStorageProblemShownAtom,
  storageProblemAtom,
} from '@court/contract';
import { useAtomValue } from 'jotai';
import { shellMessages } from '../messages/shell-messages';
import { missingPartsAtom } from '../parts/missing-parts';
import { ClosableNotice } from './closable-notice';

const WORDS = {
  slow: 'storageSlow',
  full: 'storageFull',
  refused: 'forgetting',
  failed: 'storageFailed',
} as const;

/**
 * Says once that nothing will be remembered on this device, or not yet, or that something it kept did not fit and was set aside.
 * A screen that says why the device does not store is not repeated.
 */
export function ForgettingNotice() {
  // a file that did not come is no fault of the device, and MissingNote says so
  const missing = useAtomValue(missingPartsAtom);
  const isFileMissing = missing.includes('storage') || missing.includes('lists');
  const isShown = useAtomValue(isStorageProblemShownAtom);
  const found = useAtomValue(storageProblemAtom);
  const isSaid = (found === 'failed' && isFileMissing) || (found !== 'slow' && isShown);
  const problem = isSaid ? null : found;
  const hasCorruptBackup = useAtomValue(hasCorruptBackupAtom);
  const device = useAtomValue(deviceAtom);
  const note = problem ? WORDS[problem] : hasCorruptBackup ? 'setAside' : null;
  const retry =
    problem && device?.retryStorage
      ? { label: shellMessages('storageRetry'), act: () => void device.retryStorage?.() }
      : undefined;
  return <ClosableNotice note={note && shellMessages(note)} action={retry} />;
}
