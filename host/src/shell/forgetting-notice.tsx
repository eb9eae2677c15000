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
 * Says once that this device stores nothing, or not yet, or that a corrupt value did not fit and was set aside. Not
 * shown beside a screen that explains the storage problem itself.
 */
export function ForgettingNotice() {
  // If a file failed to load, the device is not at fault, and MissingNote says so.
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
