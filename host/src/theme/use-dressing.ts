import { readerSettingsAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS } from '@court/records';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cacheLook, colourFrame } from './apply-theme';

/** Where a copy of how the theme is worn lies for theme-script.ts; nothing where it is as the device asks. */
const DRESSING_COPY = 'dressing';

/**
 * The theme is worn light or dark as the reader has chosen, else as the device asks, which may ask for more contrast as well.
 * Until the device's store has been read, the page stays as theme-script.ts brought it up.
 */
export function useDressing(): void {
  const isRead = useAtomValue(storedValuesAtom)[DEVICE_KEYS.reader] !== undefined;
  const { dressing } = useAtomValue(readerSettingsAtom);
  useEffect(() => {
    if (!isRead) return;
    const { dataset } = document.documentElement;
    const isDark = window.matchMedia('(prefers-color-scheme: dark)');
    const isMore = window.matchMedia('(prefers-contrast: more)');
    const dress = () => {
      const follows = dressing === 'device';
      dataset.dressing = follows ? (isDark.matches ? 'dark' : 'light') : dressing;
      if (follows && isMore.matches) dataset.contrast = 'more';
      else delete dataset.contrast;
      colourFrame();
    };
    dress();
    cacheLook(DRESSING_COPY, dressing, 'device');
    const queries = [isDark, isMore];
    for (const query of queries) query.addEventListener('change', dress);
    return () => {
      for (const query of queries) query.removeEventListener('change', dress);
    };
  }, [isRead, dressing]);
}
