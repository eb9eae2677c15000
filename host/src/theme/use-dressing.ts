import { readerSettingsAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS } from '@court/records';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cacheLook, DRESSING_COPY, dressAs } from './apply-theme';

/**
 * The theme is worn light or dark as the reader has chosen, else as the device asks, which may ask for more contrast as well.
 * Until the device's store has been read, the page stays as theme-script.ts brought it up.
 */
export function useDressing(): void {
  const isRead = useAtomValue(storedValuesAtom)[DEVICE_KEYS.reader] !== undefined;
  const { dressing } = useAtomValue(readerSettingsAtom);
  useEffect(() => {
    if (!isRead) return;
    const queries = ['color-scheme: dark', 'contrast: more'].map((query) =>
      window.matchMedia(`(prefers-${query})`),
    );
    const dress = () => dressAs(dressing);
    dress();
    cacheLook(DRESSING_COPY, dressing, 'device');
    for (const query of queries) query.addEventListener('change', dress);
    return () => {
      for (const query of queries) query.removeEventListener('change', dress);
    };
  }, [isRead, dressing]);
}
