import { colorThemeAtom, setCachedThemeAtom } from '@court/contract';
import { DEVICE_KEYS, isTheme, siteKey } from '@court/records';
import type { createStore } from 'jotai';

/**
 * The page shows the reader's theme from now on. It comes up in the one that theme-script.ts found in localStorage, until
 * the device's store has been read, which is the truth and corrects that copy. Light or dark is use-dressing.ts's.
 */
export function applyTheme(store: ReturnType<typeof createStore>): void {
  const { dataset } = document.documentElement;
  if (isTheme(dataset.theme)) store.set(setCachedThemeAtom, dataset.theme);
  store.sub(colorThemeAtom, () => {
    const theme = store.get(colorThemeAtom);
    dataset.theme = theme;
    colourFrame();
    cacheLook(DEVICE_KEYS.colorTheme, theme, 'default');
  });
}

/** The browser's own frame, on a phone, is of the bar's colour. */
export function colourFrame(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}

/** Plain localStorage, because the first script of a page can ask nothing else; where it refuses, a start is plain. */
export function cacheLook(key: string, value: string, plain: string): void {
  try {
    if (value === plain) localStorage.removeItem(siteKey(key));
    else localStorage.setItem(siteKey(key), value);
  } catch {
    // it is shown for this session, and storageStatusAtom says that nothing is kept
  }
}
