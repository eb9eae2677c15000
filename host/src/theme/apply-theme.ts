import { colorThemeAtom, setCachedThemeAtom } from '@court/contract';
import { DEVICE_KEYS, isTheme, siteKey } from '@court/records';
import type { createStore } from 'jotai';

/**
 * The page shows the reader's theme from now on. It comes up in the one that theme-script.ts found in localStorage, until
 * the device's store has been read, which is the truth and corrects that copy. Light or dark is use-dressing.ts's.
 */
export function applyTheme(store: ReturnType<typeof createStore>): void {
  const { dataset } = document.documentElement;
  if (!dataset.theme) wearCopies();
  if (isTheme(dataset.theme)) store.set(setCachedThemeAtom, dataset.theme);
  store.sub(colorThemeAtom, () => {
    const theme = store.get(colorThemeAtom);
    dataset.theme = theme;
    colourFrame();
    cacheLook(DEVICE_KEYS.colorTheme, theme, 'default');
  });
}

/** Does the work of theme-script.ts if that file did not load. */
function wearCopies(): void {
  const copyOf = (key: string) => {
    try {
      return localStorage.getItem(siteKey(key));
    } catch {
      return null;
    }
  };
  const theme = copyOf(DEVICE_KEYS.colorTheme);
  document.documentElement.dataset.theme = isTheme(theme) ? theme : 'default';
  dressAs(copyOf(DRESSING_COPY));
}

/** Local storage key of the chosen dressing, `light` or `dark`. The key has no value if the page follows the device. */
export const DRESSING_COPY = 'dressing';

/** Shows the theme light or dark, by `dressing` or else by the device's own setting, and with more contrast if the device asks for it. */
export function dressAs(dressing: string | null): void {
  const { dataset } = document.documentElement;
  const asks = (query: string) => window.matchMedia(`(prefers-${query})`).matches;
  const follows = dressing !== 'light' && dressing !== 'dark';
  dataset.dressing = follows ? (asks('color-scheme: dark') ? 'dark' : 'light') : dressing;
  if (follows && asks('contrast: more')) dataset.contrast = 'more';
  else delete dataset.contrast;
  colourFrame();
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
