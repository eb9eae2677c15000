import { colorThemeAtom, readerSettingsAtom, setCachedThemeAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS, isTheme } from '@court/records';
import type { createStore } from 'jotai';

/** Where a copy of how the theme is worn lies for theme-script.ts; nothing where it is as the device asks. */
const DRESSING_COPY = 'dressing';

/**
 * The page shows the reader's theme from now on, light or dark. It comes up in what theme-script.ts found in localStorage,
 * until the device's store has been read, which is the truth and corrects that copy.
 */
export function applyTheme(store: ReturnType<typeof createStore>): void {
  const { dataset } = document.documentElement;
  if (isTheme(dataset.theme)) store.set(setCachedThemeAtom, dataset.theme);
  store.sub(colorThemeAtom, () => {
    const theme = store.get(colorThemeAtom);
    dataset.theme = theme;
    colourFrame();
    cache(DEVICE_KEYS.colorTheme, theme, 'default');
  });
  const isDark = window.matchMedia('(prefers-color-scheme: dark)');
  const isMore = window.matchMedia('(prefers-contrast: more)');
  const dress = () => {
    // as the page came up, until the device's store has been read
    if (store.get(storedValuesAtom)[DEVICE_KEYS.reader] === undefined) return;
    const { dressing } = store.get(readerSettingsAtom);
    const follows = dressing === 'device';
    dataset.dressing = follows ? (isDark.matches ? 'dark' : 'light') : dressing;
    if (follows && isMore.matches) dataset.contrast = 'more';
    else delete dataset.contrast;
    colourFrame();
    cache(DRESSING_COPY, dressing, 'device');
  };
  store.sub(storedValuesAtom, dress);
  for (const query of [isDark, isMore]) query.addEventListener('change', dress);
}

/** The browser's own frame, on a phone, is of the bar's colour. */
function colourFrame(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}

/** Plain localStorage, because the first script of a page can ask nothing else; where it refuses, a start is plain. */
function cache(key: string, value: string, plain: string): void {
  try {
    if (value === plain) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // it is shown for this session, and storageStatusAtom says that nothing is kept
  }
}
