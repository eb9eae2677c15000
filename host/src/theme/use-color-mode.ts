import { readerSettingsAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cacheLook, DRESSING_COPY, dressAs } from './apply-theme';

/**
 * Applies the dressing, light or dark, that the reader has chosen. By default it follows the device, which may also
 * ask for more contrast. Until the device's store is read, the page keeps what theme-script.ts applied.
 */
export function useColorMode(): void {
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
