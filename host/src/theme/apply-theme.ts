import { colorThemeAtom, setCachedThemeAtom } from '@court/contract';
import { DEVICE_KEYS, isTheme, type ThemeName } from '@court/records';
import type { createStore } from 'jotai';

/**
 * The page shows the reader's theme from now on. It comes up in the one that theme-script.ts found in localStorage, until
 * the device's store has been read, which is the truth and corrects that copy.
 */
export function applyTheme(store: ReturnType<typeof createStore>): void {
  const { dataset } = document.documentElement;
  if (isTheme(dataset.theme)) store.set(setCachedThemeAtom, dataset.theme);
  store.sub(colorThemeAtom, () => {
    const theme = store.get(colorThemeAtom);
    dataset.theme = theme;
    colourFrame();
    cacheTheme(theme);
  });
}

/** The browser's own frame, on a phone, is of the header's colour. */
function colourFrame(): void {
  const primary = getComputedStyle(document.documentElement).getPropertyValue('--primary');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', primary);
}

/** Plain localStorage, because the first script of a page can ask nothing else; where it refuses, a start is plain. */
function cacheTheme(theme: ThemeName): void {
  try {
    if (theme === 'default') localStorage.removeItem(DEVICE_KEYS.colorTheme);
    else localStorage.setItem(DEVICE_KEYS.colorTheme, theme);
  } catch {
    // the theme is shown for this session, and storageStatusAtom says that nothing is kept
  }
}
