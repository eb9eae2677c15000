import {
  deviceAtom,
  deviceStoreAtom,
  forgetAllListsAtom,
  nativeEventsSchema,
  platformTypeAtom,
  storedValuesAtom,
  storeValueAtom,
} from '@court/contract';
import { CLOCK_KEY, DEVICE_KEYS, PATH_MEMORY } from '@court/domain';
import { Button, Toolbar } from '@court/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './parts/settings-page.module.css';

/** After this time the page says that the deletion is still running. */
const SLOW_MS = 1000;

/**
 * Deletes the database of cached court data. A browser does this after every tab has closed the database. Resolves if
 * the browser has none. Rejects if it refuses.
 */
const forgetRead = () =>
  new Promise<void>((resolve, reject) => {
    try {
      localStorage.removeItem(PATH_MEMORY);
      localStorage.removeItem(CLOCK_KEY);
      const request = indexedDB.deleteDatabase(PATH_MEMORY);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    } catch {
      resolve();
    }
  });

/** Deletes the app's events from the device's calendar. Ignores events that the device refuses to delete. */
const removeEventsAtom = atom(null, async (get) => {
  const uids = Object.keys(nativeEventsSchema(get(storedValuesAtom)[DEVICE_KEYS.nativeEvents]));
  const device = get(deviceAtom);
  if (!device?.isNative || uids.length === 0) return;
  const calendar = await device.calendar();
  if ((await calendar.permission()) !== 'granted') return;
  for (const uid of uids) await calendar.remove(uid).catch(() => false);
});

/** Deletes all stored data of every court, also from this session. Resolves after the store has confirmed it. */
const forgetAllAtom = atom(null, async (get, set) => {
  // must come first, because the ids of our events are deleted below
  await set(removeEventsAtom).catch(() => {});
  await set(forgetAllListsAtom);
  const kept =
    (await get(deviceStoreAtom)
      ?.keys()
      .catch(() => [])) ?? [];
  const keys = new Set([...Object.values(DEVICE_KEYS), ...Object.keys(get(storedValuesAtom)), ...kept]);
  await Promise.all([forgetRead(), ...[...keys].map((key) => set(storeValueAtom, key, null))]);
});

type Step = 'offered' | 'asking' | 'kept' | 'deleting' | 'slow' | 'failed' | 'deleted';

const SAID: { [S in Step]?: 'device.deleting' | 'device.deleteFailed' | 'device.deleted' } = {
  slow: 'device.deleting',
  failed: 'device.deleteFailed',
  deleted: 'device.deleted',
};

/** Deletes all stored data on this device, after a confirmation. */
export function DeleteAll() {
  const [step, setStep] = useState<Step>('offered');
  const forgetAll = useSetAtom(forgetAllAtom);
  const build = useAtomValue(platformTypeAtom);
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'asking') keep.current?.focus();
    if (step !== 'offered' && step !== 'asking') offer.current?.focus();
  }, [step]);
  const deleteAll = async () => {
    setStep('deleting');
    const timer = setTimeout(() => setStep('slow'), SLOW_MS);
    const end = await forgetAll().then(
      () => 'deleted' as const,
      () => 'failed' as const,
    );
    clearTimeout(timer);
    // another attempt may have ended before this one
    setStep((now) => (now === 'deleted' ? now : end));
  };
  const said = SAID[step];
  const canRepeat = step === 'slow' || step === 'failed';
  return (
    <>
      {step === 'asking' ? (
        <fieldset aria-labelledby={question} className={css.question}>
          <p id={question} className={css.strong}>
            {[settingsMessages('device.sure'), build === 'device' && settingsMessages('device.sureCourt')]
              .filter(Boolean)
              .join(' ')}
          </p>
          <Toolbar>
            <Button ref={keep} onClick={() => setStep('kept')}>
              {settingsMessages('device.no')}
            </Button>
            <Button kind="danger" onClick={deleteAll}>
              {settingsMessages('device.yes')}
            </Button>
          </Toolbar>
        </fieldset>
      ) : (
        <Toolbar>
          <Button
            ref={offer}
            kind="danger"
            disabled={step === 'deleting'}
            onClick={() => (canRepeat ? void deleteAll() : setStep('asking'))}
          >
            {settingsMessages(canRepeat ? 'device.deleteAgain' : 'device.delete')}
          </Button>
        </Toolbar>
      )}
      <p role="status">{said && settingsMessages(said)}</p>
    </>
  );
}
