import { hasCorruptBackupAtom, storageProblemAtom } from '@court/contract';
import { useAtomValue, useStore } from 'jotai';
import { shellMessages } from '../messages/shell-messages';
import { missingPartsAtom } from '../parts/missing-parts';
import { ClosableNotice } from './closable-notice';

const WORDS = {
  slow: 'storageSlow',
  full: 'storageFull',
  refused: 'forgetting',
  failed: 'storageFailed',
} as const;

/** Says once that nothing will be remembered on this device, or not yet, or that something it kept did not fit and was set aside. */
export function ForgettingNotice() {
  // a file that did not come is no fault of the device, and MissingNote says so
  const missing = useAtomValue(missingPartsAtom);
  const isFileMissing = missing.includes('storage') || missing.includes('lists');
  const found = useAtomValue(storageProblemAtom);
  const problem = isFileMissing && found === 'failed' ? null : found;
  const hasCorruptBackup = useAtomValue(hasCorruptBackupAtom);
  const store = useStore();
  const note = problem ? WORDS[problem] : hasCorruptBackup ? 'setAside' : null;
  const retry = problem
    ? { label: shellMessages('storageRetry'), act: () => void askAgain(store) }
    : undefined;
  return <ClosableNotice note={note && shellMessages(note)} action={retry} />;
}

async function askAgain(store: ReturnType<typeof useStore>): Promise<void> {
  try {
    const device = await import(/* webpackChunkName: "device-store" */ '../device/remember-on-device');
    await device.retryStorage(store);
  } catch (error) {
    console.warn(error);
  }
}
